import type { AttemptRules } from '#contract/ipc/exam.ts';
import { findUserPaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { movesEnd } from '#rules/exam/staff-rules.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { namesAnotherPaper, otherExam, readSurface, type ReadCall } from './paper-surface.ts';
import { renewedRules } from './renewed-rules.ts';

export interface RulesRenewalOptions {
  platform: PlatformClient;
  profile: () => PlatformProfile;
  store: AttemptsWith<'read' | 'note'>;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  changed: (event: { attemptId: string; rules: AttemptRules }) => void;
  report: (what: string, error: unknown) => void;
}

/** Reads the rules of open papers again: staff may have granted time or moved the window. */
export interface RulesRenewal {
  start(accountId: string, attemptId: string): void;
  stop(): void;
  /** Once now, before a paper is sealed. False: the platform told nothing within `confirmMs`. Never rejects. */
  confirm(accountId: string, attemptId: string): Promise<boolean>;
}

const everyMs = 60_000;
const confirmMs = 2_500;

/** Wait before the next look in ms; a platform that was away is not run over by all who look when it is back. */
export function renewalWaitMs(told: boolean, random: number): number {
  return everyMs * (told ? 0.8 + 0.4 * random : 1 + random);
}

export function createRulesRenewal(options: RulesRenewalOptions): RulesRenewal {
  const { platform, profile, store, now, timer, random, changed, report } = options;
  let cancel: (() => void) | null = null;

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
      // The end of what may be another paper takes no time away.
      const doubtful = otherExam(answer, asked) !== null;
      const known = { now: now(), onlyLater: movesEnd(attempt.staff) || doubtful, profile: profile() };
      const renewed = surface && renewedRules(attempt.rules, surface, known);
      const { endBasis, shownEnd } = attempt.rules;
      // Nor does it show an end that nothing showed before.
      const rules = renewed && doubtful && endBasis && shownEnd === undefined ? { ...renewed, endBasis } : renewed;
      if (!rules) return surface !== null && !doubtful;
      await handle.note({ type: 'rules', rules });
      changed({ attemptId, rules });
      return true;
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
    const next = (told: boolean) => (cancel = timer(() => void run(), renewalWaitMs(told, random())));
    running = run;
    next(true);
  }
  /** The loop of the paper on screen. */
  let running: (() => Promise<void>) | null = null;

  function stop(): void {
    running = null;
    cancel?.();
    cancel = null;
  }

  return {
    start(accountId, attemptId) {
      stop();
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
