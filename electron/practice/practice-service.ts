import { randomUUID } from 'node:crypto';
import type {
  PracticeChoice,
  PracticePaper,
  PracticeRef,
  PracticeState,
  StoredPractice,
} from '../../src/contract/ipc/practice.ts';
import type { AnswerValue } from '../../src/contract/ipc/paper.ts';
import type { BookEntry } from '../../src/contract/practice/book-rules.ts';
import { modeRules } from '../../src/contract/practice/modes.ts';
import { shuffledIds } from '../../src/contract/practice/order.ts';
import { userPracticeFindQuestForExam, userPracticeModelInfo } from '../../src/contract/platform/practice/practice.ts';
import { userPracticeFindWrongQuestions } from '../../src/contract/platform/practice/wrong-questions.ts';
import { CodedError } from '../core/coded-error.ts';
import { WorkQueue, type StepOutcome } from '../core/work-queue.ts';
import type { Timer } from '../exam/clock/timer.ts';
import type { MediaFile } from '../exam/opening/media.ts';
import { withPlatformPaths } from '../exam/opening/media-paths.ts';
import { dataOf, type PlatformClient, type PlatformClock, type SessionWatch } from '../gateway/platform-client.ts';
import { deliver } from './delivery.ts';
import { withBook, withPlatformBook, withRestored } from './platform-book.ts';
import type { PracticeMedia } from './practice-media.ts';
import type { PracticeStore } from './practice-store.ts';
import { readPractice } from './read-practice.ts';
import { RunEnds } from './run-ends.ts';
import { isOver, unsynced, withAnswer, withChecked, withEnd, withPlay, withRun } from './state-rules.ts';

export interface PracticeServiceOptions {
  store: PracticeStore;
  media: PracticeMedia;
  /** Pictures of this host are stored for a time without network. */
  platformOrigin: string;
  /** True when the platform has a path for the wrong answers of other devices. */
  tellsWrong: () => boolean;
  session: SessionWatch;
  platform: PlatformClient;
  clock: Pick<PlatformClock, 'now' | 'trusted' | 'onChange'>;
  /** Ms of a clock that only runs forward. */
  monotonic: () => number;
  timer: Timer;
  changed: (ref: PracticeRef) => void;
  report: (what: string, error: unknown) => void;
}

const retryWait = { firstMs: 15_000, capMs: 600_000 };

/** Practice of the account that is signed in: stored first, then told to the platform. */
export class PracticeService {
  readonly #options: PracticeServiceOptions;
  readonly #ends: RunEnds;
  readonly #queue: WorkQueue;

  constructor(options: PracticeServiceOptions) {
    this.#options = options;
    const { timer, report } = options;
    this.#queue = new WorkQueue({
      step: () => this.#deliverAll(),
      timer,
      retryWait,
      report: (error) => report('practice was not synced', error),
    });
    this.#ends = new RunEnds({ ...options, ended: () => this.sync() });
    options.session.onChange(() => this.sync());
  }

  async open(ref: PracticeRef): Promise<PracticePaper> {
    const { store, media, platform, platformOrigin, clock } = this.#options;
    const account = this.#account();
    this.sync();
    const models = dataOf(userPracticeModelInfo, await platform.call(userPracticeModelInfo, ref));
    const answer = models && (await platform.call(userPracticeFindQuestForExam, ref));
    const questions = answer && dataOf(userPracticeFindQuestForExam, answer);
    const read = models && questions && readPractice(ref, models, questions, clock.now());
    if (!read) {
      const stored = await store.paper(account, ref);
      if (stored) {
        media.opened(account, stored, { fetch: false });
        return stored;
      }
      throw new CodedError('practice-not-there', 'The practice is neither stored nor did the platform give it.');
    }
    const practice = { ...read, paper: withPlatformPaths(read.paper, platformOrigin) };
    await store.writePaper(account, practice);
    media.opened(account, practice, { fetch: true });
    await this.#mergeBook(account, practice);
    return practice;
  }

  /** A stored picture or sound of a practice of this account; null: none. */
  async mediaFor(path: string): Promise<MediaFile | null> {
    const account = this.#options.session.account();
    return account && this.#options.media.read(account.accountId, path);
  }

  async state(ref: PracticeRef): Promise<PracticeState> {
    return this.#options.store.state(this.#account(), ref);
  }

  async stored(): Promise<readonly StoredPractice[]> {
    return this.#options.store.stored(this.#account());
  }

  /** Only questions of the stored practice are taken. */
  start(ref: PracticeRef, { mode, questionIds, minutes }: PracticeChoice): Promise<PracticeState> {
    const now = this.#options.clock.now();
    return this.#change(ref, (state, practice) => {
      const runId = randomUUID();
      const wanted = practice.paper.questions.filter(({ id }) => questionIds.includes(id));
      const ids = modeRules[mode].order === 'shuffled' ? shuffledIds(wanted, runId) : wanted.map(({ id }) => id);
      const [first] = ids;
      if (first === undefined) throw new CodedError('practice-empty', 'A run needs a question.');
      return withRun(withEnd(state, practice, 'learner', now), {
        runId,
        mode,
        questionIds: ids,
        currentQuestion: first,
        answers: {},
        startedAt: now,
        endsAt: modeRules[mode].timed && minutes !== null ? now + minutes * 60_000 : null,
        endedAt: null,
        endedBy: null,
        userPaperId: null,
        endSync: 'waiting',
      });
    });
  }

  answer(ref: PracticeRef, questionId: string, value: AnswerValue): Promise<PracticeState> {
    const now = this.#options.clock.now();
    return this.#change(ref, (state, practice) =>
      isOver(state, now) ? withEnd(state, practice, 'time', now) : withAnswer(state, questionId, value),
    );
  }

  check(ref: PracticeRef, questionId: string): Promise<PracticeState> {
    const now = this.#options.clock.now();
    return this.#change(ref, (state, practice) =>
      state.run && modeRules[state.run.mode].feedback === 'at-once'
        ? withChecked(state, practice, questionId, now)
        : state,
    );
  }

  go(ref: PracticeRef, questionId: string): Promise<PracticeState> {
    return this.#change(ref, (state) =>
      state.run?.questionIds.includes(questionId)
        ? { ...state, run: { ...state.run, currentQuestion: questionId } }
        : state,
    );
  }

  async play(ref: PracticeRef, recordingId: string): Promise<number> {
    const { run } = await this.#change(ref, (state, practice) => withPlay(state, practice, recordingId));
    return run?.plays?.[recordingId] ?? 0;
  }

  mark(ref: PracticeRef, questionId: string, marked: boolean): Promise<PracticeState> {
    return this.#change(ref, (state) => ({
      ...state,
      marks: { ...state.marks, [questionId]: { marked, synced: false } },
    }));
  }

  finish(ref: PracticeRef): Promise<PracticeState> {
    const now = this.#options.clock.now();
    return this.#change(ref, (state, practice) =>
      withEnd(state, practice, isOver(state, now) ? 'time' : 'learner', now),
    );
  }

  resultOpened(ref: PracticeRef): Promise<PracticeState> {
    return this.#change(ref, (state) => (state.timeUp === null ? state : { ...state, timeUp: null }));
  }

  removeWrong(ref: PracticeRef, questionId: string): Promise<PracticeState> {
    const now = this.#options.clock.now();
    return this.#change(ref, (state) =>
      withBook(
        state,
        state.book.filter((entry) => entry.questionId !== questionId),
        now,
      ),
    );
  }

  restoreWrong(ref: PracticeRef, entry: BookEntry): Promise<PracticeState> {
    return this.#change(ref, (state) => withRestored(state, entry));
  }

  /** Sends what waits; asked for during a delivery, another one follows. */
  sync(): void {
    this.#queue.retryNow();
  }

  async stop(): Promise<void> {
    await this.#ends.stop();
    await this.#queue.stop();
    await this.#options.store.close();
  }

  /** Adds the wrong answers of other devices. A platform that does not tell them leaves the book of this computer alone. */
  async #mergeBook(account: string, practice: PracticePaper): Promise<void> {
    const { store, platform, tellsWrong, changed } = this.#options;
    if (!tellsWrong()) return;
    const answer = await platform.call(userPracticeFindWrongQuestions, practice.ref);
    const told = dataOf(userPracticeFindWrongQuestions, answer);
    if (!told) return;
    await store.change(account, practice.ref, (state) => withPlatformBook(state, practice, told));
    changed(practice.ref);
  }

  async #deliverAll(): Promise<StepOutcome> {
    const { store, platform, clock, session, changed } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined) return 'nothing';
    for (const { practice, state } of await store.stored(accountId)) {
      if (unsynced(state) === 0) continue;
      if (this.#queue.stopped || session.account()?.accountId !== accountId) return 'nothing';
      const went = await deliver({
        platform,
        practice,
        read: () => store.state(accountId, practice.ref),
        change: (change) => store.change(accountId, practice.ref, change),
        now: () => clock.now(),
      });
      changed(practice.ref);
      if (!went) return 'later';
    }
    return 'nothing';
  }

  async #change(
    ref: PracticeRef,
    change: (state: PracticeState, practice: PracticePaper) => PracticeState,
  ): Promise<PracticeState> {
    const { store, changed } = this.#options;
    const account = this.#account();
    const practice = await store.paper(account, ref);
    if (!practice) throw new CodedError('practice-not-there', 'The practice was never opened here.');
    const after = await store.change(account, ref, (state) => change(state, practice));
    changed(ref);
    this.sync();
    this.#ends.check();
    return after;
  }

  #account(): string {
    const account = this.#options.session.account();
    if (!account) throw new CodedError('no-account', 'Nobody is signed in.');
    return account.accountId;
  }
}
