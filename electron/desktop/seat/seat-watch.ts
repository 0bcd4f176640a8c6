import type { SeatNotice } from '#contract/ipc/seat.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { SignOutRule } from '#electron/platform/policy/policy.ts';
import type { Session } from '#electron/platform/session/session.ts';

export interface SeatWatchOptions {
  /** Null: nobody is signed out by time. */
  rule: SignOutRule | null;
  session: Pick<Session, 'state'>;
  /** Seconds since the last key, click or touch anywhere on this computer. */
  idleSeconds: () => number;
  /** Seconds since the learner's last sign of study that needs no key, such as a film that plays. */
  studiedSecondsAgo: () => number;
  /** True while nobody may be signed out: a paper, a live room or a lab is open. */
  isBusy: () => boolean;
  signOut: () => Promise<void>;
  changed: (notice: SeatNotice | null) => void;
  /** Epoch ms. */
  now: () => number;
  timer: Timer;
  report: (what: string, error: unknown) => void;
}

const lookEveryMs = 1_000;
/** How long before the sign-out it is announced; at most half of the allowed time. */
const noticeSeconds = 60;

/** Signs out a learner who is gone, so that the next one does not sit down in the other's account. */
export class SeatWatch {
  readonly #options: SeatWatchOptions;
  #notice: SeatNotice | null = null;
  #signingOut = false;
  #stayedAt = Number.NEGATIVE_INFINITY;
  #stop: (() => void) | null = null;

  constructor(options: SeatWatchOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#options.rule) this.#lookLater();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Null: nobody is about to be signed out. */
  notice(): SeatNotice | null {
    return this.#notice;
  }

  /** The learner says so. */
  stay(): void {
    this.#stayedAt = this.#options.now();
    this.#tell(null);
  }

  #lookLater(): void {
    this.#stop = this.#options.timer(() => {
      this.#lookLater();
      void this.#look();
    }, lookEveryMs);
  }

  async #look(): Promise<void> {
    const { rule, session, isBusy, signOut, report } = this.#options;
    if (!rule || this.#signingOut) return;
    const left = session.state().signedIn && !isBusy() ? this.#secondsLeft(rule) : Infinity;
    this.#tell(left > noticeFrom(rule) ? null : left);
    if (left > 0) return;
    this.#signingOut = true;
    try {
      await signOut();
    } catch (error) {
      report('signing out a learner who is gone', error);
    } finally {
      this.#signingOut = false;
      this.#tell(null);
    }
  }

  #secondsLeft({ afterMinutes }: SignOutRule): number {
    const { idleSeconds, studiedSecondsAgo, now } = this.#options;
    const stayedSecondsAgo = (now() - this.#stayedAt) / 1_000;
    return afterMinutes * 60 - Math.min(idleSeconds(), studiedSecondsAgo(), stayedSecondsAgo);
  }

  /** A notice that stands keeps its time: the page counts down by itself. */
  #tell(secondsLeft: number | null): void {
    const { now, changed } = this.#options;
    if ((secondsLeft === null) === (this.#notice === null)) return;
    this.#notice = secondsLeft === null ? null : { signOutAt: now() + Math.max(0, secondsLeft) * 1_000 };
    changed(this.#notice);
  }
}

function noticeFrom({ afterMinutes }: SignOutRule): number {
  return Math.min(noticeSeconds, (afterMinutes * 60) / 2);
}
