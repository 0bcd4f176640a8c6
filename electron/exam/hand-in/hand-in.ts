import type { HandInReason, HandInState } from '../../../src/contract/ipc/exam.ts';
import type { FileNaming } from '../../../src/contract/platform/profile/profile.ts';
import type { CallOptions, Credential, PlatformClock, SessionWatch } from '../../gateway/platform-client.ts';
import type { AttemptStore, SealedPaper, Settlement } from '../attempts/attempt-store.ts';
import type { Timer } from '../clock/timer.ts';
import { deliver, type DeliveryOptions } from './delivery.ts';
import { noProgress } from './delivery-rules.ts';
import type { Outcome, Verdict, WaitingFor } from './hand-in-outcome.ts';
import { handInState, type Waiting } from './hand-in-state.ts';
import { createHeldSessions, type HeldSessions } from './held-sessions.ts';
import { comesAgain, pauseAfterVerdict, pauseBeforeTry } from './next-try.ts';

export interface HandInOptions extends Omit<DeliveryOptions, 'sender' | 'store'> {
  store: Pick<
    AttemptStore,
    'seal' | 'sealed' | 'sealedPaper' | 'sending' | 'notSent' | 'settle' | 'holdSession' | 'withHeldSession'
  >;
  /** The current session; null: nobody is signed in. */
  credential: () => Credential | null;
  session: SessionWatch;
  clock: Pick<PlatformClock, 'now'>;
  /** Epoch ms of this machine. */
  now: () => number;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  /** By what a commit names files on this platform. */
  commitAs: () => FileNaming;
  changed: (state: HandInState) => void;
}

/** Failed readings of a record count as several only this far apart. */
const countReadingsMs = 2_000;

/**
 * Brings sealed papers to the platform, each exactly once, with one request in flight at any time. The journals are the
 * queue: what is sealed and not delivered is taken up again after every restart and every sign-in.
 */
export class HandInQueue {
  readonly #options: HandInOptions;
  readonly #heldSessions: HeldSessions;
  readonly #waiting = new Map<string, Waiting>();
  #pumping: Promise<void> | null = null;
  #cancelTimer: (() => void) | null = null;
  #stopWatching: (() => void) | null = null;
  /** Incremented with every change of the session. */
  #session = 0;
  #stopped = false;

  constructor(options: HandInOptions) {
    this.#options = options;
    this.#heldSessions = createHeldSessions(options);
  }

  /** Takes up what earlier runs left, now and at every sign-in. */
  async start(): Promise<void> {
    this.#stopWatching = this.#options.session.onChange(() => {
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
    const paper = await this.#options.store.seal(accountId, attemptId, reason, this.#options.clock.now());
    if (!paper.settled) this.#enqueue(paper);
    const state = this.#stateOf(paper);
    this.#pump();
    return state;
  }

  /** Null while the paper is open, or when this account has no such attempt. */
  async state(accountId: string, attemptId: string): Promise<HandInState | null> {
    const paper = await this.#options.store.sealedPaper(accountId, attemptId);
    return paper && this.#stateOf(paper);
  }

  /** Tries now, whatever the platform said before: a centre may have opened the exam again. */
  async deliverNow(accountId: string, attemptId: string): Promise<void> {
    const paper = await this.#options.store.sealedPaper(accountId, attemptId);
    if (!paper || paper.settled?.phase === 'delivered') return;
    const entry = this.#enqueue(paper);
    if (!entry.inFlight) entry.dueAt = this.#options.now();
    this.#pump();
  }

  /** The network is back: every paper that waits for it is tried at once. */
  wake(): void {
    for (const entry of this.#waiting.values()) {
      const waits = !entry.inFlight && entry.waitingFor !== 'sign-in' && entry.paper.settled === null;
      if (waits) entry.dueAt = this.#options.now();
    }
    this.#pump();
  }

  /**
   * The learner signs out: their session is stored with each of their papers that are not delivered yet. True when it is
   * needed for one; `logout` is then called after the last of them.
   */
  async holdSession(logout: string): Promise<boolean> {
    const account = this.#account();
    const credential = this.#options.credential();
    if (account === null || credential === null) return false;
    let held = false;
    for (const paper of await this.#options.store.sealed(account)) {
      if (paper.settled && !comesAgain(paper.settled.phase)) continue;
      held = (await this.#heldSessions.hold(this.#enqueue(paper), { ...credential, logout })) || held;
    }
    return held;
  }

  /** Reads what is sealed and not settled, also from journals that could not be opened before. */
  async takeUp(): Promise<void> {
    const account = this.#account();
    try {
      const { store } = this.#options;
      const own = account === null ? [] : await store.sealed(account);
      const papers = [...own, ...(await store.withHeldSession())];
      // A refusal is final until a person asks again.
      for (const paper of papers.filter(({ settled }) => settled?.phase !== 'refused')) {
        const entry = this.#enqueue(paper);
        if (entry.inFlight) continue;
        Object.assign(entry, { waitingFor: 'nothing', dueAt: this.#options.now() } satisfies Partial<Waiting>);
      }
    } catch (error) {
      this.#options.report('the sealed papers could not be read', error);
    }
    for (const entry of this.#waiting.values()) if (this.#sender(entry.paper) === null) this.#wait(entry, 'sign-in');
    this.#pump();
  }

  #enqueue(paper: SealedPaper): Waiting {
    const known = this.#waiting.get(paper.attemptId);
    if (known) return known;
    const entry: Waiting = {
      paper,
      tries: 0,
      dueAt: this.#options.now(),
      inFlight: false,
      waitingFor: 'nothing',
      message: null,
      progress: noProgress,
      countedAt: 0,
    };
    this.#waiting.set(paper.attemptId, entry);
    return entry;
  }

  #account(): string | null {
    return this.#options.session.account()?.accountId ?? null;
  }

  #stateOf(paper: SealedPaper): HandInState {
    const entry = this.#waiting.get(paper.attemptId);
    if (entry) return this.#told(entry.paper, entry);
    const waitsForSignIn = !paper.settled && this.#sender(paper) === null;
    return this.#told(paper, {
      tries: 0,
      dueAt: null,
      waitingFor: waitsForSignIn ? 'sign-in' : 'nothing',
      message: null,
    });
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
    const due = this.#sendable().filter(({ dueAt }) => dueAt <= this.#options.now());
    return due.sort((a, b) => a.dueAt - b.dueAt)[0]?.entry ?? null;
  }

  #sendable(): { entry: Waiting; dueAt: number }[] {
    return [...this.#waiting.values()].flatMap((entry) =>
      entry.dueAt === null || this.#sender(entry.paper) === null ? [] : [{ entry, dueAt: entry.dueAt }],
    );
  }

  /** Null: the paper's learner has to sign in. */
  #sender({ accountId, heldSession }: SealedPaper): Pick<CallOptions, 'as'> | null {
    if (this.#account() === accountId) return {};
    return heldSession && { as: { token: heldSession.token, branch: heldSession.branch } };
  }

  #arm(): void {
    this.#cancelTimer?.();
    const next = Math.min(...this.#sendable().map(({ dueAt }) => dueAt));
    if (!Number.isFinite(next)) return;
    this.#cancelTimer = this.#options.timer(() => this.#pump(), Math.max(0, next - this.#options.now()));
  }

  async #try(entry: Waiting): Promise<void> {
    entry.tries += 1;
    Object.assign(entry, { inFlight: true, dueAt: null, waitingFor: 'nothing' } satisfies Partial<Waiting>);
    this.#tell(entry);
    const session = this.#session;
    try {
      const options = { ...this.#options, sender: () => this.#sender(entry.paper) };
      // A learner who keeps pressing must not use up the patience with a platform in trouble.
      const counts = this.#options.now() - entry.countedAt >= countReadingsMs;
      const { outcome, sent, progress } = await deliver(options, entry.paper, { ...entry.progress, counts });
      if (progress.unusable !== entry.progress.unusable) entry.countedAt = this.#options.now();
      const { outcomeUnknown, fileReferences, sentReferences } = sent;
      const paper = { ...entry.paper, outcomeUnknown, fileReferences, sentReferences };
      Object.assign(entry, { paper, progress, inFlight: false });
      await this.#take(entry, outcome);
      // Who signed in again while the old session was being refused need not sign in twice.
      if (entry.waitingFor === 'sign-in' && session !== this.#session) entry.dueAt = this.#options.now();
    } catch (error) {
      this.#options.report('a hand-in failed and is tried again', error);
      entry.inFlight = false;
      this.#wait(entry, 'platform');
    }
  }

  async #take(entry: Waiting, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'settled') return this.#settle(entry, outcome);
    entry.message = outcome.message;
    // The platform ended the held session: the paper waits for its learner, or for staff.
    const { heldSession, accountId } = entry.paper;
    if (outcome.for === 'sign-in' && heldSession && this.#account() !== accountId)
      await this.#heldSessions.hold(entry, null);
    this.#wait(entry, outcome.for, outcome.retryAfterMs);
  }

  #wait(entry: Waiting, waitingFor: WaitingFor, pauseMs = 0): void {
    if (entry.inFlight) return;
    const { now, random } = this.#options;
    entry.waitingFor = waitingFor;
    const pause = pauseBeforeTry(entry.tries, pauseMs, random);
    // While its learner is signed in nobody asks for a sign-in: the platform is asked again.
    entry.dueAt = this.#sender(entry.paper) === null ? null : now() + pause;
    this.#tell(entry);
  }

  async #settle(entry: Waiting, verdict: Verdict): Promise<void> {
    const { now, clock, random, store, report } = this.#options;
    const { phase, proof, held, refusal } = verdict;
    const settlement: Settlement = { phase, proof, held, refusal, at: clock.now() };
    const { attemptId, accountId } = entry.paper;
    const again = comesAgain(settlement.phase);
    if (again) entry.dueAt = now() + pauseAfterVerdict(random);
    if (!sameVerdict(entry.paper.settled, settlement)) {
      const outcomeUnknown = settlement.phase === 'unverified' && entry.paper.outcomeUnknown;
      entry.paper = { ...entry.paper, settled: settlement, outcomeUnknown };
      try {
        await store.settle(accountId, attemptId, settlement);
      } catch (error) {
        // The next start finds a sealed paper of unknown outcome, compares it and settles it then.
        report('the journal could not record how a paper was settled', error);
      }
    }
    if (!again) this.#waiting.delete(attemptId);
    this.#tell(entry);
    if (!again) await this.#heldSessions.release(entry, this.#waiting.values());
  }

  #tell(entry: Waiting): void {
    this.#options.changed(this.#told(entry.paper, entry));
  }

  #told(paper: SealedPaper, queued: Parameters<typeof handInState>[1]): HandInState {
    return handInState(paper, queued, this.#options.commitAs());
  }
}

function sameVerdict(known: Settlement | null, { phase, held, refusal }: Settlement): boolean {
  return known?.phase === phase && known.refusal === refusal && JSON.stringify(known.held) === JSON.stringify(held);
}
