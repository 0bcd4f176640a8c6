import { atom } from 'jotai';
import { unmanaged, type AppInfo, type Connection, type ConnectionTrouble } from '#contract/ipc/app.ts';
import type { ClockState } from '#contract/ipc/exam.ts';
import type { SessionState } from '#contract/ipc/session.ts';
import { defaultSettings, type Settings } from '#contract/ipc/settings.ts';
import { readTenant, type Tenant } from './tenant/tenant.ts';

/** State received from the main process; filled at start-up and updated by its events. */
export const sessionAtom = atom<SessionState>({
  signedIn: false,
  accountId: null,
  name: null,
  maskedPhone: null,
  branch: null,
  storedIn: 'nowhere',
  endReason: null,
});

export const settingsAtom = atom<Settings>(defaultSettings);

export const tenantAtom = atom<Tenant>(readTenant(undefined));

/** When the configuration was fetched, in epoch ms; null: never. */
export const tenantFetchedAtom = atom<number | null>(null);

export const connectionAtom = atom<Connection>('unknown');

/** Why the platform is not reached, where that is known; null while it is reached. */
export const connectionTroubleAtom = atom<ConnectionTrouble | null>(null);

export const appInfoAtom = atom<AppInfo>({
  version: '',
  platformOrigin: '',
  tenantHost: '',
  givenLocale: null,
  managed: unmanaged,
  environment: 'prod',
  os: 'linux',
  packaged: true,
  linkScheme: '',
  embedded: false,
});

/** The number of unread messages, for the bell and the window title. */
export const unreadAtom = atom<number | null>(0);

/** The platform's clock with the monotonic time at which it was read. */
export interface ClockBase extends ClockState {
  readAt: number;
}

export const clockAtom = atom<ClockBase>({
  now: Date.now(),
  trusted: false,
  known: false,
  disputed: false,
  sure: false,
  earliest: Date.now(),
  timeShiftMs: 0,
  readAt: performance.now(),
});

/** The platform's current time in epoch ms, advanced by the monotonic clock. */
export function platformNow(base: ClockBase): number {
  return base.now + (performance.now() - base.readAt);
}

/** The earliest time that it can be there, in epoch ms. */
export function earliestNow(base: ClockBase): number {
  return base.earliest + (performance.now() - base.readAt);
}

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsOpenAtom = atom(false);
