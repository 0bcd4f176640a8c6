import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { lockdownLevels, type LockdownLevel, type LockdownStep } from '../../src/contract/ipc/lockdown.ts';

/** The tenant's entry that names a level (assumed). */
export const lockdownKey = 'exam_lockdown_level';

/** What decides the level of a paper, in order of precedence. */
export interface LevelSources {
  /** Of the policy; null: it names none. */
  policy: LockdownLevel | null;
  /** Value of the tenant's entry; anything but a level counts as none. */
  configured: unknown;
  formal: boolean;
}

export function levelOf({ policy, configured, formal }: LevelSources): LockdownLevel {
  return policy ?? lockdownLevels.find((level) => level === configured) ?? (formal ? 'standard' : 'none');
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

/** The steps of a level, in the order in which they start. */
export function stepsOf(level: LockdownLevel, os: AppInfo['os']): LockdownStep[] {
  if (level === 'none') return [];
  if (level === 'standard') return ['full-screen', ...protection[os], ...everywhere];
  return ['watchdog', ...labWindow[os], ...protection[os], ...everywhere];
}
