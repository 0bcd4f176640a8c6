import { randomUUID } from 'node:crypto';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type {
  BookEntry,
  PracticeChoice,
  PracticePaper,
  PracticeRef,
  PracticeState,
  StoredPractice,
} from '#contract/ipc/practice.ts';
import { userPracticeFindQuestForExam, userPracticeModelInfo } from '#contract/platform/practice/practice.ts';
import { userPracticeFindWrongQuestions } from '#contract/platform/practice/wrong-questions.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import {
  dataOf,
  isAbsent,
  type PlatformClient,
  type PlatformClock,
  type SessionWatch,
} from '#electron/platform/gateway/platform-client.ts';
import { withPlatformPaths } from '#electron/platform/media/media-paths.ts';
import type { MediaFile } from '#electron/platform/media/media.ts';
import { Outbox, signedIn } from '#electron/platform/outbox/outbox.ts';
import { eachOf, type Went } from '#electron/platform/outbox/save-verdict.ts';
import { modeRules } from '#rules/practice/modes.ts';
import { shuffledIds } from '#rules/practice/order.ts';
import { deliver } from './delivery.ts';
import { withBook, withPlatformBook, withRestored } from './platform-book.ts';
import type { PracticeMedia } from './practice-media.ts';
import type { PracticeStore } from './practice-store.ts';
import { readPractice } from './read-practice.ts';
import { RunEnds } from './run-ends.ts';
import { isOver, unsynced, withAnswer, withChecked, withEnd, withPlay, withRetry, withRun } from './state-rules.ts';

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

/** Practice of the account that is signed in: stored first, then told to the platform. */
export class PracticeService {
  readonly #options: PracticeServiceOptions;
  readonly #ends: RunEnds;
  readonly #outbox: Outbox;

  constructor(options: PracticeServiceOptions) {
    this.#options = options;
    this.#outbox = new Outbox({
      ...options,
      deliver: (accountId, goesOn) => this.#deliver(accountId, goesOn),
      report: (error) => options.report('practice was not synced', error),
    });
    this.#ends = new RunEnds({ ...options, ended: () => this.sync() });
  }

  async open(ref: PracticeRef): Promise<PracticePaper> {
    const { store, media, platform, platformOrigin, clock } = this.#options;
    const account = this.#account();
    this.sync();
    const told = await platform.call(userPracticeModelInfo, ref);
    const models = dataOf(userPracticeModelInfo, told);
    const answer = models ? await platform.call(userPracticeFindQuestForExam, ref) : told;
    const questions = models && dataOf(userPracticeFindQuestForExam, answer);
    const read = models && questions && readPractice(ref, models, questions, clock.now());
    if (!read) {
      const stored = await store.papers.get(account, ref);
      if (stored) {
        media.opened(account, stored, { fetch: false });
        return stored;
      }
      if (answer.kind === 'answered' || isAbsent(answer))
        throw new CodedError('practice-not-given', 'The platform answered without questions that are understood.');
      throw new CodedError('practice-not-there', 'The practice is neither stored nor did the platform give it.');
    }
    const practice = { ...read, paper: withPlatformPaths(read.paper, platformOrigin) };
    await store.keepPaper(account, practice);
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
    return this.#options.store.states.get(this.#account(), ref);
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

  retry(ref: PracticeRef): Promise<PracticeState> {
    return this.#change(ref, withRetry);
  }

  /** Sends what waits; asked for during a delivery, another one follows. */
  sync(): void {
    this.#outbox.sync();
  }

  async stop(): Promise<void> {
    await this.#ends.stop();
    await this.#outbox.stop();
    await this.#options.store.close();
  }

  /** Adds the wrong answers of other devices. A platform that does not tell them leaves the book of this computer alone. */
  async #mergeBook(account: string, practice: PracticePaper): Promise<void> {
    const { store, platform, tellsWrong, changed } = this.#options;
    if (!tellsWrong()) return;
    const answer = await platform.call(userPracticeFindWrongQuestions, practice.ref);
    const told = dataOf(userPracticeFindWrongQuestions, answer);
    if (!told) return;
    await store.states.change(account, practice.ref, (state) => withPlatformBook(state, practice, told));
    changed(practice.ref);
  }

  async #deliver(accountId: string, goesOn: () => boolean): Promise<Went> {
    const { store, platform, clock, changed } = this.#options;
    return eachOf(await store.stored(accountId), async ({ practice, state }) => {
      if (unsynced(state) === 0 || !goesOn()) return 'all';
      const sent = await deliver({
        platform,
        practice,
        read: () => store.states.get(accountId, practice.ref),
        change: (change) => store.states.change(accountId, practice.ref, change),
        now: () => clock.now(),
      });
      changed(practice.ref);
      return sent;
    });
  }

  async #change(
    ref: PracticeRef,
    change: (state: PracticeState, practice: PracticePaper) => PracticeState,
  ): Promise<PracticeState> {
    const { store, changed } = this.#options;
    const account = this.#account();
    const practice = await store.papers.get(account, ref);
    if (!practice) throw new CodedError('practice-not-there', 'The practice was never opened here.');
    const after = await store.states.change(account, ref, (state) => change(state, practice));
    changed(ref);
    this.sync();
    this.#ends.check();
    return after;
  }

  #account(): string {
    return signedIn(this.#options.session);
  }
}
