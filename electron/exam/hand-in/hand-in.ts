import type { HandInReason, HandInState } from '../../../src/contract/ipc/exam.ts';
import type { SessionWatch } from '../../gateway/platform-client.ts';
import type { AttemptStore, SealedPaper } from '../attempts/attempt-store.ts';
import { backoff } from '../../../src/contract/timing/backoff.ts';
import { deliver, type DeliveryOptions } from './delivery.ts';
import type { Outcome } from './hand-in-outcome.ts';
import { settledState, waitingState, type Waiting } from './hand-in-state.ts';
import type { Timer } from '../clock/timer.ts';

export interface HandInOptions extends Omit<DeliveryOptions, 'account' | 'store'> {
  store: Pick<AttemptStore, 'seal' | 'sealed' | 'sealedPaper' | 'sending' | 'settle'>;
  session: SessionWatch;
  /** Epoch ms of this machine. */
  now: () => number;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  changed: (state: HandInState) => void;
}

const retryWait = { firstMs: 1_000, capMs: 60_000 };

/**
 * Brings sealed papers to the platform, each exactly once, with one request in flight ever. The queue itself is the
 * journals: what is sealed and not settled is to be delivered, after any restart.
 */
export class HandInQueue {
  readonly #setting: HandInOptions;
  readonly #waiting = new Map<string, Waiting>();
  #pumping: Promise<void> | null = null;
  #cancelTimer: (() => void) | null = null;
  #stopWatching: (() => void) | null = null;
  /** Rises with every change of the session. */
  #session = 0;
  #stopped = false;

  constructor(setting: HandInOptions) {
    this.#setting = setting;
  }

  /** Takes up what earlier runs left, now and at every sign-in. */
  async start(): Promise<void> {
    this.#stopWatching = this.#setting.session.onChange(() => {
      this.#session += 1;
      void this.takeUp();
    });
    await this.takeUp();
  }

  /** Starts nothing new; resolves when the request in flight has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopWatching?.();
    this.#cancelTimer?.();
    await this.#pumping;
  }

  /** Seals the paper durably and starts its delivery; a second call tells how the first one stands. */
  async handIn(accountId: string, attemptId: string, reason: HandInReason): Promise<HandInState> {
    const paper = await this.#setting.store.seal(accountId, attemptId, reason);
    if (paper.settled) return settledState(paper, paper.settled, 0);
    this.#enqueue(paper);
    const state = this.#stateOf(paper);
    this.#pump();
    return state;
  }

  /** Null while the paper is open, or when this account has no such attempt. */
  async state(accountId: string, attemptId: string): Promise<HandInState | null> {
    const paper = await this.#setting.store.sealedPaper(accountId, attemptId);
    return paper && this.#stateOf(paper);
  }

  /** Tries now. Also for a refused paper: a centre may have opened the exam again. */
  async deliverNow(accountId: string, attemptId: string): Promise<void> {
    const paper = await this.#setting.store.sealedPaper(accountId, attemptId);
    if (!paper || paper.settled?.phase === 'delivered') return;
    const entry = this.#enqueue(paper);
    if (!entry.inFlight) entry.dueAt = this.#setting.now();
    this.#pump();
  }

  /** The network is back: every paper of the signed-in account is tried at once. */
  wake(): void {
    for (const entry of this.#waiting.values()) {
      if (!entry.inFlight && entry.waitingFor !== 'sign-in') entry.dueAt = this.#setting.now();
    }
    this.#pump();
  }

  /** Reads what is sealed and not settled, also from journals that could not be opened before. */
  async takeUp(): Promise<void> {
    const account = this.#account();
    try {
      const papers = account === null ? [] : await this.#setting.store.sealed(account);
      for (const paper of papers) {
        const entry = this.#enqueue(paper);
        if (entry.inFlight) continue;
        Object.assign(entry, { waitingFor: 'nothing', dueAt: this.#setting.now() } satisfies Partial<Waiting>);
      }
    } catch (error) {
      this.#setting.report('the sealed papers could not be read', error);
    }
    for (const entry of this.#waiting.values()) if (entry.paper.accountId !== account) this.#wait(entry, 'sign-in');
    this.#pump();
  }

  #enqueue(paper: SealedPaper): Waiting {
    const known = this.#waiting.get(paper.attemptId);
    if (known) return known;
    const entry: Waiting = { paper, tries: 0, dueAt: this.#setting.now(), inFlight: false, waitingFor: 'nothing' };
    this.#waiting.set(paper.attemptId, entry);
    return entry;
  }

  #account(): string | null {
    return this.#setting.session.account()?.accountId ?? null;
  }

  #stateOf(paper: SealedPaper): HandInState {
    const entry = this.#waiting.get(paper.attemptId);
    if (entry) return waitingState(entry);
    if (paper.settled) return settledState(paper, paper.settled, 0);
    const waitingFor = this.#account() === paper.accountId ? 'nothing' : 'sign-in';
    return waitingState({ paper, tries: 0, dueAt: null, inFlight: false, waitingFor });
  }

  #pump(): void {
    if (this.#pumping || this.#stopped) return;
    const entry = this.#next();
    if (entry) this.#pumping = this.#run(entry);
    else this.#arm();
  }

  async #run(first: Waiting): Promise<void> {
    await this.#try(first);
    this.#pumping = null;
    this.#pump();
  }

  /** Of the papers that are due, the one that has waited longest. */
  #next(): Waiting | null {
    const due = this.#mine().filter(({ dueAt }) => dueAt <= this.#setting.now());
    return due.sort((a, b) => a.dueAt - b.dueAt)[0]?.entry ?? null;
  }

  #mine(): { entry: Waiting; dueAt: number }[] {
    const account = this.#account();
    return [...this.#waiting.values()].flatMap((entry) =>
      entry.dueAt === null || entry.paper.accountId !== account ? [] : [{ entry, dueAt: entry.dueAt }],
    );
  }

  #arm(): void {
    this.#cancelTimer?.();
    const next = Math.min(...this.#mine().map(({ dueAt }) => dueAt));
    if (!Number.isFinite(next)) return;
    this.#cancelTimer = this.#setting.timer(() => this.#pump(), Math.max(0, next - this.#setting.now()));
  }

  async #try(entry: Waiting): Promise<void> {
    const { report } = this.#setting;
    entry.tries += 1;
    Object.assign(entry, { inFlight: true, dueAt: null, waitingFor: 'nothing' } satisfies Partial<Waiting>);
    this.#tell(entry);
    const session = this.#session;
    try {
      const outcome = await deliver({ ...this.#setting, account: () => this.#account() }, entry.paper);
      // From the first try on, an earlier commit may have arrived.
      entry.paper = { ...entry.paper, outcomeUnknown: true };
      entry.inFlight = false;
      await this.#take(entry, outcome);
      // Who signed in again while the old session was being refused need not sign in twice.
      if (entry.waitingFor === 'sign-in' && session !== this.#session) entry.dueAt = this.#setting.now();
    } catch (error) {
      report('a hand-in failed and is tried again', error);
      entry.inFlight = false;
      this.#wait(entry, 'platform');
    }
  }

  async #take(entry: Waiting, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'delivered') return this.#settle(entry, 'delivered', null);
    if (outcome.kind === 'refused') return this.#settle(entry, 'refused', outcome.message);
    this.#wait(entry, outcome.kind === 'wait' ? outcome.for : 'platform');
  }

  #wait(entry: Waiting, waitingFor: Exclude<Waiting['waitingFor'], 'nothing'>): void {
    if (entry.inFlight) return;
    entry.waitingFor = waitingFor;
    const { now, random } = this.#setting;
    entry.dueAt = waitingFor === 'sign-in' ? null : now() + backoff(entry.tries, { ...retryWait, random });
    this.#tell(entry);
  }

  async #settle(entry: Waiting, phase: 'delivered' | 'refused', refusal: string | null): Promise<void> {
    const { paper, tries } = entry;
    this.#waiting.delete(paper.attemptId);
    const settled = { phase, at: this.#setting.now(), refusal };
    try {
      await this.#setting.store.settle(paper.accountId, paper.attemptId, phase, refusal);
    } catch (error) {
      // The next start finds a sealed paper of unknown outcome, reads its state and settles it then.
      this.#setting.report('the journal could not note that a paper is settled', error);
    }
    this.#setting.changed(settledState(paper, settled, tries));
  }

  #tell(entry: Waiting): void {
    this.#setting.changed(waitingState(entry));
  }
}
