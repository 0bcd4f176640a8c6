import type { AssessPaper, AssessRef, AssessState } from '#contract/ipc/assess.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { assessUserAnswerQuestionList } from '#contract/platform/assess/answers.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import {
  dataOf,
  isAbsent,
  type PlatformAnswer,
  type PlatformClient,
  type SessionWatch,
} from '#electron/platform/gateway/platform-client.ts';
import { withPlatformPaths } from '#electron/platform/media/media-paths.ts';
import { Outbox, signedIn } from '#electron/platform/outbox/outbox.ts';
import { eachOf, saveVerdict, type Went } from '#electron/platform/outbox/save-verdict.ts';
import type { AssessStore } from './assess-store.ts';
import { deliver } from './delivery.ts';
import { heldAnswers, readAssess } from './read-assess.ts';
import { hasOpenWork, withAnswer, withHeld, withRetry, withSubmission } from './state-rules.ts';

export interface AssessServiceOptions {
  store: AssessStore;
  /** Pictures of this host are asked for through the client. */
  platformOrigin: string;
  session: SessionWatch;
  platform: PlatformClient;
  timer: Timer;
  /** Epoch ms of this machine. */
  now: () => number;
  changed: (ref: AssessRef) => void;
  report: (what: string, error: unknown) => void;
}

/** Assessments of the account that is signed in: stored first, then told to the platform. */
export class AssessService {
  readonly #options: AssessServiceOptions;
  readonly #outbox: Outbox;

  constructor(options: AssessServiceOptions) {
    this.#options = options;
    this.#outbox = new Outbox({
      ...options,
      deliver: (accountId, goesOn) => this.#deliver(accountId, goesOn),
      report: (error) => options.report('assessments were not synced', error),
    });
    this.sync();
  }

  async open(ref: AssessRef): Promise<AssessPaper> {
    const { store, platform, platformOrigin, now, changed } = this.#options;
    const account = this.#account();
    const asked = await store.states.get(account, ref);
    const answer = await platform.call(assessUserAnswerQuestionList, ref);
    const told = dataOf(assessUserAnswerQuestionList, answer);
    const read = told && readAssess(ref, told);
    if (!read) {
      const stored = await store.papers.get(account, ref);
      if (stored) return stored;
      if (isRefused(answer)) throw new CodedError('assess-refused', 'The platform refused it.');
      if (answer.kind === 'answered' || isAbsent(answer))
        throw new CodedError('assess-not-given', 'The platform answered without questions that are understood.');
      throw new CodedError('assess-not-there', 'The assessment is neither stored nor did the platform give it.');
    }
    const assess = { ...read, paper: withPlatformPaths(read.paper, platformOrigin) };
    await store.keepPaper(account, assess);
    await store.states.change(account, ref, (state) => withHeld(state, asked, heldAnswers(assess, told), now()));
    changed(ref);
    this.sync();
    return assess;
  }

  state(ref: AssessRef): Promise<AssessState> {
    return this.#options.store.states.get(this.#account(), ref);
  }

  answer(ref: AssessRef, questionId: string, value: AnswerValue): Promise<AssessState> {
    return this.#change(ref, (state, { paper }) => {
      if (!paper.questions.some(({ id }) => id === questionId))
        throw new CodedError('assess-not-there', 'The assessment has no such question.');
      return withAnswer(state, questionId, value, this.#options.now());
    });
  }

  go(ref: AssessRef, questionId: string): Promise<AssessState> {
    return this.#change(ref, (state) => (state.current === questionId ? state : { ...state, current: questionId }));
  }

  submit(ref: AssessRef, without: boolean): Promise<AssessState> {
    return this.#change(ref, (state) => withSubmission(state, without));
  }

  retry(ref: AssessRef): Promise<AssessState> {
    return this.#change(ref, withRetry);
  }

  /** Sends what waits; asked for during a delivery, another one follows. */
  sync(): void {
    this.#outbox.sync();
  }

  async stop(): Promise<void> {
    await this.#outbox.stop();
    await this.#options.store.close();
  }

  async #deliver(accountId: string, goesOn: () => boolean): Promise<Went> {
    const { store, platform, changed } = this.#options;
    return eachOf(await store.stored(accountId), async ({ assess, state }) => {
      if (!hasOpenWork(state) || !goesOn()) return 'all';
      const sent = await deliver({
        platform,
        assess,
        read: () => store.states.get(accountId, assess.ref),
        change: (change) => store.states.change(accountId, assess.ref, change),
      });
      changed(assess.ref);
      return sent;
    });
  }

  async #change(
    ref: AssessRef,
    change: (state: AssessState, assess: AssessPaper) => AssessState,
  ): Promise<AssessState> {
    const { store, changed } = this.#options;
    const account = this.#account();
    const assess = await store.papers.get(account, ref);
    if (!assess) throw new CodedError('assess-not-there', 'The assessment was never opened here.');
    const after = await store.states.change(account, ref, (state) => change(state, assess));
    changed(ref);
    this.sync();
    return after;
  }

  #account(): string {
    return signedIn(this.#options.session);
  }
}

/** The platform itself said no; nothing is given up by it, since each opening asks again. */
function isRefused(answer: PlatformAnswer): boolean {
  const verdict = saveVerdict(assessUserAnswerQuestionList, answer);
  return answer.kind === 'answered' && (verdict === 'refused' || verdict === 'not-taken');
}
