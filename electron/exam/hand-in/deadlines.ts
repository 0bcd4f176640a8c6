import type { Timer } from '#electron/kernel/timer.ts';
import type { ExamClock } from '#electron/platform/clock/clock.ts';
import type { SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import { askAheadMs, sealsAt } from '#rules/exam/paper-end.ts';
import { handInNoticeMs } from '#rules/exam/staff-rules.ts';
import type { AttemptStore, DueAttempt } from '../records/attempt-store.ts';

export interface DeadlinesOptions {
  store: Pick<AttemptStore, 'due'>;
  clock: Pick<ExamClock, 'known' | 'earliest' | 'onChange'>;
  session: SessionWatch;
  /** Ms of a clock that nobody can set. */
  now: () => number;
  timer: Timer;
  /** Asks the platform once more whether the deadline still stands. False: it told nothing. Never rejects. */
  confirm: (accountId: string, attemptId: string) => Promise<boolean>;
  /** Hands the paper in because its time is up, or because staff decided so. */
  timeUp: (accountId: string, attemptId: string, reason: 'time-up' | 'staff') => Promise<unknown>;
  /**
   * Tells staff that the end of a paper has come that nothing but its name shows, or that a paper goes on past the end that was
   * shown. False: nobody sits it now.
   */
  noteAssumedEnd: (attemptId: string, note: 'end-assumed' | 'later-end-assumed') => boolean;
  report: (what: string, error: unknown) => void;
}

/** Deadlines are checked at least this often: attempts begin, and clocks are corrected, between two checks. */
const checkEveryMs = 1_000;
/** A platform that tells nothing is asked this often whether a deadline still stands. */
const confirmTries = 3;
/** It is asked ahead: a platform that takes no paper a second late must not wait for our questions. */
const confirmAheadMs = confirmTries * checkEveryMs;

/** What is known about time; `sure`: what cannot be taken back may rest on `earliest`, epoch ms of the platform. */
export interface TimeKnown {
  sure: boolean;
  earliest: number;
  /** Ms since this run first saw that staff hand the paper in. */
  sinceOrder: number;
}

/**
 * Milliseconds that an attempt has left at the most; null: nobody knows. What this machine's clock says ends no paper:
 * sealing early takes answers away, sealing late can be judged. Nor does an end that is assumed. An order of staff
 * stands by itself.
 */
export function timeLeft(
  due: Pick<DueAttempt, 'deadline' | 'byStaff' | 'endBasis' | 'shownEnd'>,
  { sure, earliest, sinceOrder }: TimeKnown,
): number | null {
  const end = sealsAt(due);
  const byClock = sure && end !== null ? end - earliest : null;
  if (!due.byStaff) return byClock;
  const byOrder = handInNoticeMs - sinceOrder;
  return byClock === null ? byOrder : Math.min(byClock, byOrder);
}

/**
 * Hands papers in when their time is up, also when it ran out while the client was off. Nothing else ends a paper here:
 * no camera and no monitoring.
 */
export class Deadlines {
  readonly #options: DeadlinesOptions;
  #checking: Promise<void> | null = null;
  #cancel: (() => void) | null = null;
  #stopWatching: (() => void)[] = [];
  #running = false;
  /** How often the platform was asked about a deadline, by attempt; all tries: it needs no more asking. */
  readonly #asked = new Map<string, { deadline: number; tries: number }>();
  /** When this run first saw that staff hand a paper in, by attempt. */
  readonly #ordered = new Map<string, number>();
  /** The assumed ends that staff were told of, by attempt. */
  readonly #noted = new Map<string, number>();

  constructor(options: DeadlinesOptions) {
    this.#options = options;
  }

  start(): void {
    const { session, clock } = this.#options;
    this.#running = true;
    this.#stopWatching = [session.onChange(() => this.#check()), clock.onChange(() => this.#check())];
    this.#check();
  }

  async stop(): Promise<void> {
    this.#running = false;
    this.#cancel?.();
    for (const stop of this.#stopWatching) stop();
    await this.#checking;
  }

  #check(): void {
    if (this.#running) this.#checking ??= this.#checkOnce();
  }

  async #checkOnce(): Promise<void> {
    let wait = checkEveryMs;
    try {
      wait = await this.#closeDue();
    } catch (error) {
      this.#options.report('the deadlines could not be checked', error);
    }
    this.#checking = null;
    this.#cancel?.();
    if (this.#running) this.#cancel = this.#options.timer(() => this.#check(), wait);
  }

  /** Resolves to the milliseconds until the next check. */
  async #closeDue(): Promise<number> {
    const { store, session } = this.#options;
    const account = session.account()?.accountId;
    if (account === undefined) return checkEveryMs;
    let wait = checkEveryMs;
    for (const due of await store.due(account)) {
      this.#noteAssumedEnd(due);
      const left = await this.#leftAsConfirmed(account, due);
      if (left === null) continue;
      if (left > 0) wait = Math.min(wait, left);
      else await this.#close(account, due);
    }
    return wait;
  }

  #noteAssumedEnd({ attemptId, deadline, endBasis, shownEnd }: DueAttempt): void {
    const { clock, noteAssumedEnd } = this.#options;
    const end = endBasis === 'assumed' ? deadline : shownEnd;
    if (end === undefined || !clock.known() || clock.earliest() < end - (endBasis ? 0 : askAheadMs)) return;
    if (this.#noted.get(attemptId) === end) return;
    if (noteAssumedEnd(attemptId, endBasis ? 'end-assumed' : 'later-end-assumed')) this.#noted.set(attemptId, end);
  }

  #left(due: DueAttempt): number | null {
    const { clock, now } = this.#options;
    if (due.byStaff && !this.#ordered.has(due.attemptId)) this.#ordered.set(due.attemptId, now());
    const sinceOrder = now() - (this.#ordered.get(due.attemptId) ?? now());
    return timeLeft(due, { sure: clock.known(), earliest: clock.earliest(), sinceOrder });
  }

  /**
   * What is left; null: nobody knows, or the platform is asked again before the paper closes. Extra time may have been
   * granted since the rules were read, and the answer brings the platform's time once more.
   */
  async #leftAsConfirmed(account: string, due: DueAttempt): Promise<number | null> {
    const { attemptId, deadline, byStaff } = due;
    const left = this.#left(due);
    if (left === null || left > confirmAheadMs || byStaff) return left;
    const asked = this.#asked.get(attemptId);
    const tries = asked?.deadline === deadline ? asked.tries : 0;
    if (tries >= confirmTries) return left;
    const told = await this.#options.confirm(account, attemptId);
    this.#asked.set(attemptId, { deadline, tries: told ? confirmTries : tries + 1 });
    if (!told && tries + 1 < confirmTries) return null;
    const now = (await this.#options.store.due(account)).find((other) => other.attemptId === attemptId);
    return now ? this.#left(now) : null;
  }

  /** One that fails is tried again at the next check, and holds up no other. */
  async #close(account: string, { attemptId, byStaff }: DueAttempt): Promise<void> {
    try {
      await this.#options.timeUp(account, attemptId, byStaff ? 'staff' : 'time-up');
    } catch (error) {
      this.#options.report('a paper could not be handed in at its deadline', error);
    }
  }
}
