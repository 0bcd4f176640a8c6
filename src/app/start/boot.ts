import type { createStore } from 'jotai';
import type { TenantConfiguration } from '../../contract/ipc/app.ts';
import { localeFrom, type Locale } from '../../contract/ipc/locale.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { logFailure } from '../../lib/log.ts';
import {
  appInfoAtom,
  clockAtom,
  connectionAtom,
  sessionAtom,
  settingsAtom,
  tenantAtom,
  tenantFetchedAtom,
} from '../../domain/session/state.ts';
import { readTenant } from '../../domain/tenant/tenant.ts';

export type Store = ReturnType<typeof createStore>;

/** Fills the state from the main process. A part that fails keeps its default: the app mounts even so (001 §4). */
export async function readState(store: Store): Promise<void> {
  await Promise.all([
    part(desktop.app.info(), (info) => store.set(appInfoAtom, info)),
    part(desktop.app.configuration(), (configuration) => takeConfiguration(store, configuration)),
    part(desktop.app.connection(), (connection) => store.set(connectionAtom, connection)),
    part(desktop.settings.read(), (settings) => store.set(settingsAtom, settings)),
    part(desktop.session.current(), (session) => store.set(sessionAtom, session)),
    part(desktop.exam.clock(), (clock) => store.set(clockAtom, { ...clock, readAt: performance.now() })),
  ]);
}

/** Takes over the tenant's configuration; one that cannot be read at all leaves the defaults (001 §4). */
export function takeConfiguration(store: Store, { data, fetchedAt }: TenantConfiguration): void {
  store.set(tenantFetchedAtom, fetchedAt);
  try {
    store.set(tenantAtom, readTenant(data));
  } catch (error) {
    store.set(tenantAtom, readTenant(undefined));
    logFailure('configuration', error);
  }
}

async function part<Value>(asked: Parameters<typeof ask<Value>>[0], take: (value: Value) => void): Promise<void> {
  try {
    take(await ask(asked));
  } catch (error) {
    logFailure('start', error);
  }
}

/** The language to show, as main names it in every request (000 §4). */
export function localeOf(store: Store): Locale {
  return localeFrom({
    chosen: store.get(settingsAtom).locale,
    given: store.get(appInfoAtom).givenLocale,
    configured: store.get(tenantAtom).locale,
  });
}
