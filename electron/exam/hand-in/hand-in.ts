import { isDeepStrictEqual } from 'node:util';
import type { HandInReason, HandInState } from '#contract/ipc/exam.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import type { ExamClock } from '#electron/platform/clock/clock.ts';
import type { CallOptions, Credential, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { AttemptStore, SealedPaper, Settlement } from '../records/attempt-store.ts';
import { reaches, type PaperPlace } from '../records/paper-place.ts';
import { deliver, noProgress, type DeliveryOptions } from './delivery.ts';
import { waitFor, type Outcome, type Verdict, type Wait } from './hand-in-outcome.ts';
import { handInState, type Waiting } from './hand-in-state.ts';
import { createHeldSessions, type HeldSessions } from './held-sessions.ts';
import type { LeftBehind } from './left-behind.ts';
import { comesAgain, pauseAfterVerdict, pauseBeforeLook, pauseBeforeTry } from './next-try.ts';

export interface HandInOptions extends Omit<DeliveryOptions, 'sender' | 'store'> {
  store: Pick<AttemptStore, 'attempt' | 'sealed' | 'withHeldSession'>;
  /** The current session; null: nobody is signed in. */
  credential: () => Credential | null;
  /** Where calls of the current session arrive. */
  here: () => PaperPlace;
  session: SessionWatch;
  clock: Pick<ExamClock, 'now' | 'agreed'>;
  /** Epoch ms of this machine. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** By what a commit names files on this platform. */
  commitAs: () => FileNaming;
  /** Evidence and files of who signs out. */
  leftBehind?: Pick<LeftBehind, 'hold' | 'carries' | 'needs'>;
  changed: (state: HandInState) => void;
}

/** Failed readings of a record count as several only this far apart. */
const countReadingsMs = 1_000;

/**
 * Brings sealed papers to the platform, with one request in flight at any time; what the platform took is sent again by
 * people only. The journals are the queue: what is sealed and not delivered is taken up again after every restart and
 * every sign-in.
 */
export class HandInQueue {
  readonly #options: HandInOptions;
  readonly #heldSessions: HeldSessions;
  readonly #waiting = new Map<string, Waiting>();
  #pumping: Promise<void> | null = null;
  #cancelTimer: (() => void) | null = null;
  #stopWatching: (() => void) | null = null;
  /** Counts what may help the next try: another session, the network back, a file that has its name. */
  #helped = 0;
  #stopped = false;

  constructor(options: HandInOptions) {
    this.#options = options;
    this.#heldSessions = createHeldSessions(options);
  }

  /** Takes up what earlier runs left, now and at every sign-in. */
  async start(): Promise<void> {
    this.#stopWatching = this.#options.session.onChange(() => {
      this.#helped += 1;
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
    const { store, clock } = this.#options;
    const paper = await store.attempt(accountId, attemptId).seal(reason, clock.agreed());
    if (!paper.settled) this.#enqueue(paper);
    this.#tellBranch();
    const state = this.#stateOf(paper);
    this.#pump();
    return state;
  }

  /** Null while the paper is open, or when this account has no such attempt. */
  async state(accountId: string, attemptId: string): Promise<HandInState | null> {
    const paper = await this.#options.store.attempt(accountId, attemptId).sealedPaper();
    return paper && this.#stateOf(paper);
  }

  /**
   * Staff have the paper sent once more, whatever is known of it: what the platform took, and what it may have. What the
   * platform's record has been compared with stays as it is. False: there is no such paper, or it is on its way.
   */
  async sendAgain(accountId: string, attemptId: string): Promise<boolean> {
    const paper = await this.#options.store.attempt(accountId, attemptId).sealedPaper();
    if (!paper || paper.settled?.proof === 'compared') return false;
    const entry = this.#enqueue(paper);
    if (entry.inFlight) return false;
    Object.assign(entry, { staffSend: true, dueAt: this.#options.now() } satisfies Partial<Waiting>);
    this.#pump();
    return true;
  }

  /** Tries now, whatever the platform said before: a centre may have opened the exam again. */
  async deliverNow(accountId: string, attemptId: string): Promise<void> {
    const paper = await this.#options.store.attempt(accountId, attemptId).sealedPaper();
    if (!paper || paper.settled?.phase === 'delivered') return;
    const entry = this.#enqueue(paper);
    if (!entry.inFlight) entry.dueAt = this.#options.now();
    this.#pump();
  }

  /** The network is back, or the learner in another branch: every paper that waits for it is tried at once. */
  wake(): void {
    this.#helped += 1;
    for (const entry of this.#waiting.values()) {
      if (entry.inFlight || entry.waitingFor === 'sign-in' || entry.paper.settled !== null) continue;
      if (this.#sender(entry.paper) === null) this.#wait(entry, waitFor('sign-in'));
      else entry.dueAt = this.#options.now();
    }
    this.#pump();
  }

  /**
   * The learner signs out: their session is stored with each of their papers that are not delivered yet. True when it is
   * needed for one; `logout` is then called after the last of them. Also true when nobody knows: who signs out goes all the
   * same, and only the platform is not told. Never rejects.
   */
  async holdSession(logout: string): Promise<boolean> {
    const account = this.#account();
    const credential = this.#options.credential();
    if (account === null || credential === null) return false;
    let held = false;
    try {
      for (const paper of await this.#options.store.sealed(account)) {
        if (paper.settled && !comesAgain(paper.settled)) continue;
        held = (await this.#heldSessions.hold(this.#enqueue(paper), { ...credential, logout })) || held;
      }
    } catch (error) {
      this.#options.report('the papers that need a session could not be read', error);
      return true;
    }
    const { leftBehind } = this.#options;
    return (await leftBehind?.hold(account, { ...credential, logout })) === true || held;
  }

  /** True while a paper that is not delivered goes out with this session. */
  carries(token: string): boolean {
    return [...this.#waiting.values()].some(({ paper }) => paper.heldSession?.token === token);
  }

  /** Reads what is sealed and not settled, also from journals that could not be opened before. */
  async takeUp(): Promise<void> {
    const account = this.#account();
    try {
      const { store } = this.#options;
      const own = account === null ? [] : await store.sealed(account);
      const papers = [...own, ...(await store.withHeldSession())];
      // A final refusal stands until a person asks again.
      const waiting = ({ settled }: SealedPaper) => settled?.phase !== 'refused' || comesAgain(settled);
      for (const paper of papers.filter(waiting)) {
        const entry = this.#enqueue(paper);
        if (entry.inFlight) continue;
        // Looks that failed with an ended token say nothing of how long to wait with a new one.
        const progress = { ...entry.progress, looks: 0 };
        Object.assign(entry, {
          waitingFor: 'nothing',
          dueAt: this.#options.now(),
          progress,
        } satisfies Partial<Waiting>);
      }
    } catch (error) {
      this.#options.report('the sealed papers could not be read', error);
    }
    for (const entry of this.#waiting.values())
      if (this.#sender(entry.paper) === null) this.#wait(entry, waitFor('sign-in'));
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
      staffSend: false,
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
    const waitingFor = paper.settled || this.#sender(paper) ? 'nothing' : this.#lacking(paper);
    return this.#told(paper, { tries: 0, dueAt: null, waitingFor, message: null });
  }

  /** A learner who is signed in, and not in the branch of a paper that is due, has to hear where it belongs. */
  #tellBranch(): void {
    for (const entry of this.#waiting.values()) {
      const { paper, dueAt } = entry;
      const lacks = dueAt !== null && paper.settled === null && this.#sender(paper) === null;
      if (lacks && this.#lacking(paper) === 'branch') this.#wait(entry, waitFor('sign-in'));
    }
  }

  #pump(): void {
    this.#tellBranch();
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

  /** Null: the paper's learner has to sign in, or to go to the branch where the paper was begun. */
  #sender({ accountId, heldSession, place, mayBeLeft }: SealedPaper): Pick<CallOptions, 'as'> | null {
    const here = this.#options.here();
    if (this.#account() === accountId)
      return (mayBeLeft && place?.origin === here.origin) || reaches(here, place) ? {} : null;
    if (!heldSession || !reaches({ ...here, branch: heldSession.branch }, place)) return null;
    return { as: { token: heldSession.token, branch: heldSession.branch } };
  }

  /** What a paper without a sender waits for. */
  #lacking({ accountId }: SealedPaper): 'sign-in' | 'branch' {
    return this.#account() === accountId ? 'branch' : 'sign-in';
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
    const helped = this.#helped;
    try {
      const options = { ...this.#options, sender: () => this.#sender(entry.paper) };
      // A learner who keeps pressing must not use up the patience with a platform in trouble.
      const counts = this.#options.now() - entry.countedAt >= countReadingsMs;
      const { staffSend } = entry;
      entry.staffSend = false;
      const { outcome, sent, progress } = await deliver(
        options,
        entry.paper,
        { ...entry.progress, counts },
        { staffSend },
      );
      if (counts) entry.countedAt = this.#options.now();
      const { outcomeUnknown, takenAt, settled, baseline, fileReferences, sentReferences } = sent;
      const paper = { ...entry.paper, outcomeUnknown, takenAt, settled, baseline, fileReferences, sentReferences };
      Object.assign(entry, { paper, progress, inFlight: false });
      await this.#take(entry, outcome);
      // What was told before says nothing of the time after.
      if (entry.waitingFor !== 'nothing' && helped !== this.#helped) entry.dueAt = this.#options.now();
    } catch (error) {
      this.#options.report('a hand-in failed and is tried again', error);
      entry.inFlight = false;
      this.#wait(entry, waitFor('platform'));
    }
  }

  async #take(entry: Waiting, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'settled') {
      const elsewhere = outcome.phase !== 'delivered' && !this.#isAtHome(entry.paper);
      return elsewhere ? this.#refusedElsewhere(entry, outcome) : this.#settle(entry, outcome);
    }
    // What was delivered stays so, whatever came of sending it once more.
    if (entry.paper.settled?.phase === 'delivered') return this.#done(entry);
    // A look at the record takes back nothing of what the platform said.
    if (outcome.message !== null || outcome.looks === undefined) entry.message = outcome.message;
    // The platform ended the held session: the paper waits for its learner, or for staff.
    const { heldSession, accountId } = entry.paper;
    if (outcome.for === 'sign-in' && heldSession && this.#account() !== accountId)
      await this.#heldSessions.hold(entry, null);
    this.#wait(entry, outcome);
  }

  /** Whether it is sent from where it was begun. */
  #isAtHome({ accountId, heldSession, place }: SealedPaper): boolean {
    const here = this.#options.here();
    const branch = this.#account() === accountId ? here.branch : (heldSession?.branch ?? null);
    return reaches({ ...here, branch }, place);
  }

  /** What another branch says of a paper that it does not have decides nothing. */
  #refusedElsewhere(entry: Waiting, { refusal }: Verdict): void {
    entry.message = refusal;
    this.#wait(entry, waitFor('platform'));
  }

  #wait(entry: Waiting, { for: waitingFor, retryAfterMs, looks }: Wait): void {
    if (entry.inFlight) return;
    const { now, random } = this.#options;
    const sendable = this.#sender(entry.paper) !== null;
    entry.waitingFor = sendable ? waitingFor : this.#lacking(entry.paper);
    const pause = Math.max(
      pauseBeforeTry(looks === undefined ? entry.tries : 0, retryAfterMs, random),
      looks === undefined ? 0 : pauseBeforeLook(looks, random),
    );
    // While its learner is signed in nobody asks for a sign-in: the platform is asked again.
    entry.dueAt = sendable ? now() + pause : null;
    this.#tell(entry);
  }

  async #settle(entry: Waiting, verdict: Verdict): Promise<void> {
    const { now, clock, random, store, report } = this.#options;
    const { phase, basis, proof, held, notShown } = verdict;
    const refusal = phase === 'unverified' ? (verdict.refusal ?? entry.message) : verdict.refusal;
    const shown = notShown ? { notShown } : {};
    const settlement: Settlement = { phase, basis, proof, held, refusal, ...shown, at: clock.now() };
    const { attemptId, accountId, settled: before } = entry.paper;
    if (before?.phase === 'delivered' && settlement.phase !== 'delivered') return this.#done(entry);
    const again = comesAgain(settlement);
    if (again) entry.dueAt = now() + pauseAfterVerdict(random);
    if (!sameVerdict(entry.paper.settled, settlement)) {
      const outcomeUnknown = settlement.phase === 'unverified' && entry.paper.outcomeUnknown;
      entry.paper = { ...entry.paper, settled: settlement, outcomeUnknown };
      try {
        await store.attempt(accountId, attemptId).settle(settlement);
      } catch (error) {
        // The next start finds a sealed paper of unknown outcome, compares it and settles it then.
        report('the journal could not record how a paper was settled', error);
      }
    }
    if (!again) return this.#done(entry);
    this.#tell(entry);
  }

  async #done(entry: Waiting): Promise<void> {
    this.#waiting.delete(entry.paper.attemptId);
    this.#tell(entry);
    await this.#heldSessions.release(entry, this.#waiting.values());
  }

  #tell(entry: Waiting): void {
    this.#options.changed(this.#told(entry.paper, entry));
  }

  #told(paper: SealedPaper, queued: Parameters<typeof handInState>[1]): HandInState {
    return handInState(paper, queued, this.#options.commitAs());
  }
}

function sameVerdict(known: Settlement | null, told: Settlement): boolean {
  return known !== null && isDeepStrictEqual({ ...known, at: told.at }, told);
}
