import { movesEnd } from '../../../src/contract/exam/staff-rules.ts';
import type { AttemptRules } from '../../../src/contract/ipc/exam.ts';
import { findUserPaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';
import { dataOf, type PlatformClient } from '../../gateway/platform-client.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { Timer } from '../clock/timer.ts';
import { readSurface, type ReadCall } from './paper-surface.ts';
import { renewedRules } from './renewed-rules.ts';

export interface RulesRenewalOptions {
  platform: PlatformClient;
  store: Pick<AttemptStore, 'read' | 'renew'>;
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
  /** Once now, before a paper is sealed. Resolves after `confirmMs` at the latest; never rejects. */
  confirm(accountId: string, attemptId: string): Promise<void>;
}

const everyMs = 60_000;
const confirmMs = 2_500;

/** Wait before the next look in ms; a platform that was away is not run over by all who look when it is back. */
export function renewalWaitMs(told: boolean, random: number): number {
  return everyMs * (told ? 0.8 + 0.4 * random : 1 + random);
}

export function createRulesRenewal(options: RulesRenewalOptions): RulesRenewal {
  const { platform, store, now, timer, random, changed, report } = options;
  let cancel: (() => void) | null = null;

  /** False: the platform told nothing. */
  async function renew(accountId: string, attemptId: string, timeoutMs: number): Promise<boolean> {
    try {
      const attempt = await store.read(accountId, attemptId);
      if (attempt?.phase !== 'open') return true;
      const read: ReadCall = (call, input) => platform.call(call, input, { timeoutMs });
      const surface = dataOf(findUserPaperSurface, await readSurface(read, attempt.exam, attempt.userPaperId));
      const rules =
        surface && renewedRules(attempt.rules, surface, { now: now(), staffMovedIt: movesEnd(attempt.staff) });
      if (!rules) return surface !== null;
      await store.renew(accountId, attemptId, rules);
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
      const enough = new Promise<void>((resolve) => (stopWaiting = timer(resolve, confirmMs)));
      await Promise.race([renew(accountId, attemptId, confirmMs), enough]);
      stopWaiting();
    },
  };
}
