import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type {
  LockdownLevel,
  LockdownPlan,
  LockdownState,
  LockdownStep,
  SeatSignal,
} from '../../src/contract/ipc/lockdown.ts';
import { levelOf, stepsOf } from './levels.ts';
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
  onDisplaysChange: (listener: () => void) => () => void;
  startWatchdog: StartWatchdog;
}

export interface ExamLockdownOptions {
  os: AppInfo['os'];
  policy: LockdownLevel | null;
  /** The tenant's level as its configuration has it now. */
  configured: () => unknown;
  system: LockdownSystem;
  changed: (state: LockdownState) => void;
  report: (what: string, error: unknown) => void;
}

/** A paper that opens; `note` records a fact about the seat as evidence. */
export interface LockedPaper {
  attemptId: string;
  formal: boolean;
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
}

export function createExamLockdown(options: ExamLockdownOptions): ExamLockdown {
  const { os, policy, configured, system, changed, report } = options;
  const lockdown = createLockdown({ changed, report });
  const levelFor = (formal: boolean) => levelOf({ policy, configured: configured(), formal });

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
        return contentProtection(window);
      case 'shortcuts':
        return shortcuts(system.shortcuts, os);
      case 'watchdog':
        return watchdog(system.startWatchdog, paper.attemptId);
      case 'signals':
        return signals({ read: system.signals, onDisplaysChange: system.onDisplaysChange, note: paper.note });
    }
  }

  return {
    async enter(paper) {
      const level = levelFor(paper.formal);
      const names = stepsOf(level, os);
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
      const level = levelFor(formal);
      return { level, steps: stepsOf(level, os) };
    },
    state: lockdown.state,
    signals: system.signals,
  };
}
