import type { AppInfo } from '#contract/ipc/app.ts';
import { lockdownLevels, type LockdownLevel, type LockdownStep, type SeatSignal } from '#contract/ipc/lockdown.ts';

/** The tenant's entry that names a level (assumed). */
export const lockdownKey = 'exam_lockdown_level';

/** What decides the level of a paper, in order of precedence. */
export interface LevelSources {
  /** Of the policy; null: it names none. */
  policy: LockdownLevel | null;
  /** Value of the tenant's entry; anything but a level counts as none. */
  configured: unknown;
  /** False: the entry may have been written by anybody at this computer, so that it makes nothing looser. */
  vouched: boolean;
  formal: boolean;
  /** The level with which the paper was begun; absent: it is not known. */
  begunAt?: LockdownLevel | undefined;
}

export function levelOf({ policy, configured, vouched, formal, begunAt = 'none' }: LevelSources): LockdownLevel {
  if (policy !== null) return policy;
  const usual = formal ? 'standard' : 'none';
  const told = lockdownLevels.find((level) => level === configured);
  if (vouched) return told ?? usual;
  return stricter(stricter(usual, begunAt), told ?? 'none');
}

function stricter(one: LockdownLevel, other: LockdownLevel): LockdownLevel {
  return lockdownLevels.indexOf(one) > lockdownLevels.indexOf(other) ? one : other;
}

/** Effects inside the page and reports: the same on every system. */
const everywhere: readonly LockdownStep[] = [
  'shortcuts',
  'developer-tools',
  'context-menu',
  'printing',
  'drag-and-drop',
  'clipboard',
  'signals',
];

/** Linux has no protection against captures in Electron; elsewhere the window is black in them. */
const protection: Readonly<Record<AppInfo['os'], readonly LockdownStep[]>> = {
  windows: ['content-protection'],
  mac: ['content-protection'],
  linux: [],
};

/** On Linux a window above all others would hide the candidate window of an input method. */
const labWindow: Readonly<Record<AppInfo['os'], readonly LockdownStep[]>> = {
  windows: ['kiosk', 'always-on-top'],
  mac: ['kiosk', 'always-on-top'],
  linux: ['full-screen'],
};

/** Where a learner may see the window through a capture of it, which would be black: cloud desktops, remote sessions. */
const capturedSeats: readonly SeatSignal[] = ['remote-session', 'virtual-machine'];

/** True for a seat of that kind. */
export const isCaptured = (signals: readonly SeatSignal[]): boolean =>
  signals.some((signal) => capturedSeats.includes(signal));

/** The steps of a level, in the order in which they start. `signals`: what is known of the seat. */
export function stepsOf(level: LockdownLevel, os: AppInfo['os'], signals: readonly SeatSignal[] = []): LockdownStep[] {
  const protecting = isCaptured(signals) ? [] : protection[os];
  if (level === 'none') return [];
  if (level === 'standard') return ['full-screen', ...protecting, ...everywhere];
  // The watchdog comes last: a second program takes its time to start, and the seat is locked meanwhile.
  return [...labWindow[os], ...protecting, ...everywhere, 'watchdog'];
}
