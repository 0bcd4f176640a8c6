import type { AssessPaper, AssessRef, AssessState } from '../../src/contract/ipc/assess.ts';
import type { AnswerValue } from '../../src/contract/ipc/paper.ts';
import { assessUserAnswerQuestionList } from '../../src/contract/platform/assess/answers.ts';
import { CodedError } from '../core/coded-error.ts';
import { WorkQueue, type StepOutcome } from '../core/work-queue.ts';
import type { Timer } from '../exam/clock/timer.ts';
import { withPlatformPaths } from '../exam/opening/media-paths.ts';
import { dataOf, type PlatformClient, type SessionWatch } from '../gateway/platform-client.ts';
import { verdictOf } from '../practice/delivery.ts';
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

const retryWait = { firstMs: 15_000, capMs: 600_000 };

/** Assessments of the account that is signed in: stored first, then told to the platform. */
export class AssessService {
  readonly #options: AssessServiceOptions;
  readonly #queue: WorkQueue;

  constructor(options: AssessServiceOptions) {
    this.#options = options;
    const { timer, report } = options;
    this.#queue = new WorkQueue({
      step: () => this.#deliverAll(),
      timer,
      retryWait,
      report: (error) => report('assessments were not synced', error),
    });
    options.session.onChange(() => this.sync());
    this.sync();
  }

  async open(ref: AssessRef): Promise<AssessPaper> {
    const { store, platform, platformOrigin, now, changed } = this.#options;
    const account = this.#account();
    const asked = await store.state(account, ref);
    const answer = await platform.call(assessUserAnswerQuestionList, ref);
    const told = dataOf(assessUserAnswerQuestionList, answer);
    const read = told && readAssess(ref, told);
    if (!read) {
      const stored = await store.paper(account, ref);
      if (stored) return stored;
      if (verdictOf(answer) === 'refused') throw new CodedError('assess-refused', 'The platform refused it.');
      throw new CodedError('assess-not-there', 'The assessment is neither stored nor did the platform give it.');
    }
    const assess = { ...read, paper: withPlatformPaths(read.paper, platformOrigin) };
    await store.writePaper(account, assess);
    await store.change(account, ref, (state) => withHeld(state, asked, heldAnswers(assess, told), now()));
    changed(ref);
    this.sync();
    return assess;
  }

  state(ref: AssessRef): Promise<AssessState> {
    return this.#options.store.state(this.#account(), ref);
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
    this.#queue.retryNow();
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
    await this.#options.store.close();
  }

  async #deliverAll(): Promise<StepOutcome> {
    const { store, platform, session, changed } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined) return 'nothing';
    for (const { assess, state } of await store.stored(accountId)) {
      if (!hasOpenWork(state)) continue;
      if (this.#queue.stopped || session.account()?.accountId !== accountId) return 'nothing';
      const went = await deliver({
        platform,
        assess,
        read: () => store.state(accountId, assess.ref),
        change: (change) => store.change(accountId, assess.ref, change),
      });
      changed(assess.ref);
      if (!went) return 'later';
    }
    return 'nothing';
  }

  async #change(
    ref: AssessRef,
    change: (state: AssessState, assess: AssessPaper) => AssessState,
  ): Promise<AssessState> {
    const { store, changed } = this.#options;
    const account = this.#account();
    const assess = await store.paper(account, ref);
    if (!assess) throw new CodedError('assess-not-there', 'The assessment was never opened here.');
    const after = await store.change(account, ref, (state) => change(state, assess));
    changed(ref);
    this.sync();
    return after;
  }

  #account(): string {
    const account = this.#options.session.account();
    if (!account) throw new CodedError('no-account', 'Nobody is signed in.');
    return account.accountId;
  }
}
