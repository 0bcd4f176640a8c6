import type { Attempt, AttemptRules } from '#contract/ipc/exam.ts';
import { findUserPaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { ExamClock } from '#electron/platform/clock/clock.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { movesEnd } from '#rules/exam/staff-rules.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { namesAnotherPaper, otherExam, readSurface, type ReadCall } from './paper-surface.ts';
import { renewedRules } from './renewed-rules.ts';

export interface RulesRenewalOptions {
  platform: PlatformClient;
  profile: () => PlatformProfile;
  store: AttemptsWith<'read' | 'note'>;
  clock: Pick<ExamClock, 'now' | 'frame' | 'unopposed' | 'onChange'>;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  changed: (event: { attemptId: string; rules: AttemptRules }) => void;
  report: (what: string, error: unknown) => void;
}

/** Reads the rules of open papers again: staff may have granted time or moved the window. */
export interface RulesRenewal {
  start(accountId: string, attempt: Pick<Attempt, 'attemptId' | 'rules'>): void;
  stop(): void;
  /** Once now, before a paper is sealed. False: the platform told nothing within `confirmMs`. Never rejects. */
  confirm(accountId: string, attemptId: string): Promise<boolean>;
}

const everyMs = 60_000;
const confirmMs = 2_500;
/** After a correction of the clock the end is read again. */
const correctedWaitMs = 500;
/** Smaller corrections of the clock move no end. */
const leastCorrectionMs = 60_000;

/** Wait before the next look in ms; a platform that was away is not run over by all who look when it is back. */
export function renewalWaitMs(told: boolean, random: number): number {
  return everyMs * (told ? 0.8 + 0.4 * random : 1 + random);
}

export function createRulesRenewal(options: RulesRenewalOptions): RulesRenewal {
  const { platform, profile, store, clock, timer, random, changed, report } = options;
  let cancel: (() => void) | null = null;
  /** Of the clock, when it gave a paper of this run its join time, by attempt. */
  const frames = new Map<string, number>();

  /** How far the clock was corrected (ms) since it gave a paper its times; 0: less than matters, or it did not. */
  function correctedBy(attemptId: string): number {
    const by = clock.frame() - (frames.get(attemptId) ?? clock.frame());
    return Math.abs(by) < leastCorrectionMs ? 0 : by;
  }

  /** False: the platform told nothing. */
  async function renew(accountId: string, attemptId: string, timeoutMs: number): Promise<boolean> {
    try {
      const handle = store.attempt(accountId, attemptId);
      const attempt = await handle.read();
      if (attempt?.phase !== 'open') return true;
      const read: ReadCall = (call, input) => platform.call(call, input, { timeoutMs });
      const { exam, userPaperId } = attempt;
      const answer = await readSurface(read, exam, userPaperId);
      const asked = { userPaperId, examId: exam.examId };
      const surface = namesAnotherPaper(answer, asked) ? null : dataOf(findUserPaperSurface, answer);
      // The end of what may be another paper takes no time away, and shows none.
      const doubtful = otherExam(answer, asked) !== null;
      const byStaff = movesEnd(attempt.staff);
      // The platform tells no join time, or one that the clock alone explains.
      const byClock = surface?.joinTime === null || attempt.rules.timeShiftMs !== undefined;
      const frame = clock.frame();
      const corrected = byClock && !doubtful && !byStaff ? correctedBy(attemptId) : 0;
      const known = { now: clock.now(), onlyLater: byStaff || doubtful, doubtful, profile: profile() };
      const rules = surface && renewedRules(attempt.rules, surface, { ...known, corrected, sure: clock.unopposed() });
      if (rules) {
        await handle.note({ type: 'rules', rules });
        changed({ attemptId, rules });
      }
      if (surface && frames.has(attemptId)) frames.set(attemptId, frame);
      return rules !== null || (surface !== null && !doubtful);
    } catch (error) {
      report('the rules of a paper could not be renewed', error);
      return false;
    }
  }

  function schedule(accountId: string, attemptId: string): void {
    const run = async () => {
      const told = await renew(accountId, attemptId, everyMs / 4);
      if (running === run) next(told);
    };
    const inMs = (waitMs: number) => {
      cancel?.();
      cancel = timer(() => void run(), waitMs);
    };
    const next = (told: boolean) => inMs(renewalWaitMs(told, random()));
    running = run;
    next(true);
    // The end that is shown would be of another clock until then.
    stopHearing = clock.onChange(() => correctedBy(attemptId) !== 0 && inMs(correctedWaitMs));
  }
  /** The loop of the paper on screen. */
  let running: (() => Promise<void>) | null = null;
  let stopHearing = () => {};

  function stop(): void {
    running = null;
    stopHearing();
    cancel?.();
    cancel = null;
  }

  return {
    start(accountId, { attemptId, rules }) {
      stop();
      // What was begun just now was timed by the clock as it is.
      const justBegun = Math.abs(clock.now() - rules.joinedAt) <= leastCorrectionMs;
      if (justBegun && !frames.has(attemptId)) frames.set(attemptId, clock.frame());
      schedule(accountId, attemptId);
    },
    stop,
    async confirm(accountId, attemptId) {
      let stopWaiting = () => {};
      const enough = new Promise<boolean>((resolve) => (stopWaiting = timer(() => resolve(false), confirmMs)));
      const told = await Promise.race([renew(accountId, attemptId, confirmMs), enough]);
      stopWaiting();
      return told;
    },
  };
}
