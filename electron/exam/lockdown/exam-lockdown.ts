import type { AppInfo } from '#contract/ipc/app.ts';
import type { LockdownLevel, LockdownPlan, LockdownState, LockdownStep, SeatSignal } from '#contract/ipc/lockdown.ts';
import { isCaptured, levelOf, stepsOf } from './levels.ts';
import { createLockdown } from './lockdown.ts';
import type { Step } from './step.ts';
import { alwaysOnTop } from './steps/always-on-top.ts';
import { contentProtection } from './steps/content-protection.ts';
import { fullScreen } from './steps/full-screen.ts';
import { kiosk } from './steps/kiosk.ts';
import type { LockWindow } from './steps/lock-window.ts';
import { isPageStep, pageStep } from './steps/page-steps.ts';
import { shortcuts, type SystemShortcuts } from './steps/shortcuts.ts';
import { signals } from './steps/signals.ts';
import { watchdog, type StartWatchdog } from './steps/watchdog.ts';

/** What the steps act on. */
export interface LockdownSystem {
  /** The window that shows the paper; null: there is none. `onClosed` returns nothing: the window is gone then. */
  window: () => (LockWindow & { onClosed: (listener: () => void) => void }) | null;
  shortcuts: SystemShortcuts;
  signals: () => SeatSignal[];
  /** How many displays there are. */
  displays: () => number;
  /** Displays come, go, or change their size. */
  onDisplaysChange: (listener: () => void) => () => void;
  startWatchdog: StartWatchdog;
}

export interface ExamLockdownOptions {
  os: AppInfo['os'];
  policy: LockdownLevel | null;
  /** The tenant's level as its configuration has it now. */
  configured: () => unknown;
  /** False: anybody at this computer may have written it. */
  vouched: () => boolean;
  system: LockdownSystem;
  changed: (state: LockdownState) => void;
  report: (what: string, error: unknown) => void;
}

/** A paper that opens; `note` records a fact about the seat as evidence. */
export interface LockedPaper {
  attemptId: string;
  formal: boolean;
  /** The level with which it was begun; absent: it is not known. */
  begunAt?: LockdownLevel | undefined;
  note: (state: string) => void;
}

/** Locks the seat while a paper is open. */
export interface ExamLockdown {
  enter: (paper: LockedPaper) => Promise<void>;
  leave: () => Promise<void>;
  /** What a formal or a mock exam switches on here. */
  plan: (formal: boolean) => LockdownPlan;
  state: () => LockdownState;
  signals: () => SeatSignal[];
  /** Tells how many displays there are when they change, at every level; returns a function that stops. */
  onDisplays: (listener: (count: number) => void) => () => void;
}

export function createExamLockdown(options: ExamLockdownOptions): ExamLockdown {
  const { os, policy, configured, vouched, system, changed, report } = options;
  const lockdown = createLockdown({ changed, report });
  const levelFor = (paper: Pick<LockedPaper, 'formal' | 'begunAt'>) =>
    levelOf({ policy, configured: configured(), vouched: vouched(), ...paper });

  function stepFor(name: LockdownStep, paper: LockedPaper, window: LockWindow): Step {
    if (isPageStep(name)) return pageStep(name);
    switch (name) {
      case 'full-screen':
        return fullScreen(window);
      case 'kiosk':
        return kiosk(window);
      case 'always-on-top':
        return alwaysOnTop(window);
      case 'content-protection':
        return contentProtection(window, {
          isCaptured: () => isCaptured(system.signals()),
          onDisplaysChange: system.onDisplaysChange,
        });
      case 'shortcuts':
        return shortcuts(system.shortcuts, os);
      case 'watchdog':
        return watchdog(system.startWatchdog, paper.attemptId, paper.note);
      case 'signals':
        return signals({ read: system.signals, onDisplaysChange: system.onDisplaysChange, note: paper.note });
    }
  }

  return {
    async enter(paper) {
      const level = levelFor(paper);
      const names = stepsOf(level, os, system.signals());
      const window = system.window();
      // Without a window nobody sits a paper.
      if (names.length === 0 || window === null) return lockdown.stop();
      window.onClosed(() => void lockdown.stop());
      const { failed } = await lockdown.start(
        level,
        names.map((name) => stepFor(name, paper, window)),
      );
      if (failed !== null) paper.note(`lockdown-failed:${failed}`);
    },
    leave: () => lockdown.stop(),
    plan(formal) {
      const level = levelFor({ formal });
      const steps = stepsOf(level, os, system.signals());
      return { level, steps, leavesScreenshotKeys: steps.includes('shortcuts') && !system.shortcuts.canTake };
    },
    state: lockdown.state,
    signals: system.signals,
    onDisplays: (listener) => system.onDisplaysChange(() => listener(system.displays())),
  };
}
