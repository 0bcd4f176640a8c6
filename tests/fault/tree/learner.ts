import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { pictureBytes } from '#dev/platform/server/jpeg.ts';
import { jpegOf } from '#dev/platform/testing/jpeg.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { openAttempt } from '../../support/desktop-page.ts';
import { goTo, signIn } from '../../support/journeys.ts';
import type { readLine } from '../client/protocol.ts';
import { nextValue } from '../client/values.ts';
import { pick } from '../random.ts';

type Tell = (event: ReturnType<typeof readLine>) => void;

export interface LearnerOptions {
  platform: string;
  account: string;
  /** Tried in this order until one opens. */
  exams: readonly ExamRef[];
  tell: Tell;
  random: () => number;
  /** Hands one paper in; attempts at an exam are few. */
  handsIn: boolean;
}

/** Between two tries (ms). */
const retryMs = 200;
/** One picture of the smallest size that the platform takes. */
const picture = [...new Uint8Array(pictureBytes(jpegOf(32, 32)) ?? [])];

/** A learner at the window of a client, until somebody kills it. */
export class Learner {
  readonly #page: Page;
  readonly #options: LearnerOptions;
  #lastMoment = 0;

  constructor(page: Page, options: LearnerOptions) {
    this.#page = page;
    this.#options = options;
  }

  /** Sits one paper after the other. Rejects when the page is gone, or shows what it should not. */
  async sit(): Promise<never> {
    await this.enter();
    let mayHandIn = this.#options.handsIn;
    for (;;) {
      const attempt = await this.#open();
      await this.#show(attempt);
      for (let parts = 2 + pick(this.#options.random, 5); parts > 0; parts -= 1) {
        await Promise.all([this.#answer(attempt), this.#watch(attempt)]);
      }
      if (!mayHandIn) continue;
      mayHandIn = false;
      await this.#handIn(attempt);
    }
  }

  async enter(): Promise<void> {
    const { platform, account, tell } = this.#options;
    const session = await this.#page.evaluate(() => window.desktop.session.current());
    if (!session.ok || !session.value.signedIn) {
      await signIn(this.#page, platform, { account, password: demoPassword });
    }
    tell(['ready']);
  }

  async #open(): Promise<Attempt> {
    const { exams, tell } = this.#options;
    for (const exam of exams) {
      let attempt = await this.#openOne(exam);
      // Handed in, and on its way to the platform: the next one can be joined after that.
      while (attempt && attempt.phase !== 'open') {
        await pause(retryMs);
        attempt = await this.#openOne(exam);
      }
      if (!attempt) continue;
      tell(['opened', attempt.attemptId, attempt.userPaperId]);
      return attempt;
    }
    throw new Error('The attempts at every exam are used up.');
  }

  /** Null: its attempts are used up. */
  async #openOne(exam: ExamRef): Promise<Attempt | null> {
    const found = await this.#page.evaluate((ref) => window.desktop.exam.open(ref), exam);
    if (!found.ok) throw new Error(found.error.message);
    const { value } = found;
    if (value.opened) return value.attempt;
    if (value.problem === 'no-attempts') return null;
    return openAttempt(this.#page, exam).catch((error: unknown) => {
      if (String(error).includes('no-attempts')) return null;
      throw error;
    });
  }

  /** The paper's own screen: it is what runs the cameras. */
  async #show({ attemptId }: Attempt): Promise<void> {
    await goTo(this.#page, examPaths.testPaper.to({ attemptId }));
    const resume = this.#page.getByRole('button', { name: '继续', exact: true });
    const timer = this.#page.getByRole('timer').first();
    await resume.or(timer).first().waitFor();
    if (await resume.isVisible()) await resume.click();
  }

  /** Three answers at once. */
  async #answer({ attemptId, paper }: Attempt): Promise<void> {
    const { tell, random } = this.#options;
    const first = pick(random, Math.max(1, paper.questions.length - 3));
    await Promise.all(
      paper.questions.slice(first, first + 3).map(async (question) => {
        const value = nextValue(question);
        const wire = encodeAnswer(question, value).join(' ');
        tell(['writes', attemptId, question.id, wire]);
        const saved = await this.#page.evaluate(
          ([attempt, id, given]) => window.desktop.exam.answer(attempt, id, given),
          [attemptId, question.id, value] as const,
        );
        if (saved.ok) tell(['saved', attemptId, question.id, wire]);
      }),
    );
  }

  /** A picture of one camera and a note of the other, beside those that the page itself takes. */
  async #watch({ attemptId }: Attempt): Promise<void> {
    const { tell } = this.#options;
    this.#lastMoment = Math.max(this.#lastMoment + 2, Date.now());
    const moment = this.#lastMoment;
    const [captured, noted] = await this.#page.evaluate(
      async ([attempt, at, jpeg]) => {
        const { evidence } = window.desktop;
        const taken = {
          attemptId: attempt,
          camera: 'front',
          takenAt: at,
          jpeg: new Uint8Array(jpeg),
          faces: 1,
        } as const;
        const note = { attemptId: attempt, camera: 'side', condition: 'ok', at: at + 1 } as const;
        const results = await Promise.all([evidence.capture(taken), evidence.note(note)]);
        return results.map(({ ok }) => ok);
      },
      [attemptId, moment, picture] as const,
    );
    if (captured) tell(['captured', attemptId, `front ${moment}`]);
    if (noted) tell(['captured', attemptId, `side ${moment + 1}`]);
  }

  async #handIn({ attemptId }: Attempt): Promise<void> {
    const { tell } = this.#options;
    tell(['sealing', attemptId]);
    const sealed = await this.#page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attemptId);
    if (sealed.ok) tell(['sealed', attemptId, sealed.value.phase]);
  }
}
