import { atom } from 'jotai';
import type { AppInfo, Connection } from '../../contract/ipc/app.ts';
import type { ClockState } from '../../contract/ipc/exam.ts';
import type { SessionState } from '../../contract/ipc/session.ts';
import { defaultSettings, type Settings } from '../../contract/ipc/settings.ts';
import { readTenant, type Tenant } from '../tenant/tenant.ts';

/** What the main process told this window; the shell fills them at start-up and keeps them fresh. */
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

/** Epoch ms the configuration was fetched at; null: never. */
export const tenantFetchedAtom = atom<number | null>(null);

export const connectionAtom = atom<Connection>('unknown');

export const appInfoAtom = atom<AppInfo>({
  version: '',
  platformOrigin: '',
  tenantHost: '',
  givenLocale: null,
  environment: 'prod',
  os: 'linux',
  packaged: true,
  embedded: false,
});

/** Unread messages, for the bell and the window title; what the platform told last. */
export const unreadAtom = atom(0);

/** The platform's clock with the monotonic moment at which it was read. */
export interface ClockBase extends ClockState {
  readAt: number;
}

export const clockAtom = atom<ClockBase>({ now: Date.now(), trusted: false, readAt: performance.now() });

/** The platform's time now, in epoch ms: moved on by a clock that nobody can set. */
export function platformNow(base: ClockBase): number {
  return base.now + (performance.now() - base.readAt);
}
