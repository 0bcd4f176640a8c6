import type { createStore } from 'jotai';
import type { TenantConfiguration } from '#contract/ipc/app.ts';
import { localeFrom, type Locale } from '#contract/ipc/locale.ts';
import {
  appInfoAtom,
  clockAtom,
  connectionAtom,
  connectionTroubleAtom,
  sessionAtom,
  settingsAtom,
  tenantAtom,
  tenantFetchedAtom,
} from '#domain/app-state.ts';
import { readTenant } from '#domain/tenant/tenant.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { setWindowShown } from '#lib/window-shown.ts';

export type Store = ReturnType<typeof createStore>;

/** Reads the state from the main process. A part that fails has its default: the app mounts regardless (001 §4). */
export async function readState(store: Store): Promise<void> {
  await Promise.all([
    readPart(desktop.app.info(), (info) => store.set(appInfoAtom, info)),
    readPart(desktop.app.configuration(), (configuration) => applyConfiguration(store, configuration)),
    readPart(desktop.app.connection(), (connection) => store.set(connectionAtom, connection)),
    readPart(desktop.app.connectionTrouble(), (trouble) => store.set(connectionTroubleAtom, trouble)),
    readPart(desktop.settings.read(), (settings) => store.set(settingsAtom, settings)),
    readPart(desktop.session.current(), (session) => store.set(sessionAtom, session)),
    readPart(desktop.exam.clock(), (clock) => store.set(clockAtom, { ...clock, readAt: performance.now() })),
  ]);
}

/** Applies the tenant's configuration; an unreadable one yields the defaults (001 §4). */
export function applyConfiguration(store: Store, { data, fetchedAt }: TenantConfiguration): void {
  store.set(tenantFetchedAtom, fetchedAt);
  try {
    store.set(tenantAtom, readTenant(data));
  } catch (error) {
    store.set(tenantAtom, readTenant(undefined));
    logFailure('configuration', error);
  }
}

async function readPart<Value>(call: Parameters<typeof ask<Value>>[0], apply: (value: Value) => void): Promise<void> {
  try {
    apply(await ask(call));
  } catch (error) {
    logFailure('start', error);
  }
}

/** The effective language, as sent by main in every request (000 §4). */
export function localeOf(store: Store): Locale {
  return localeFrom({
    fixed: store.get(appInfoAtom).managed.locale,
    chosen: store.get(settingsAtom).locale,
    given: store.get(appInfoAtom).givenLocale,
    configured: store.get(tenantAtom).locale,
  });
}

/** What hears of changed settings and of a changed configuration. */
interface FollowingLanguage {
  follow: () => void;
  followTenant: () => void;
}

/** Subscribes to the state changes of the main process. Returns a function that unsubscribes. */
export function listen(store: Store, language: FollowingLanguage): () => void {
  const stops = [
    desktop.window.shownChanged(setWindowShown),
    desktop.session.changed((session) => store.set(sessionAtom, session)),
    desktop.settings.changed((settings) => {
      store.set(settingsAtom, settings);
      language.follow();
    }),
    desktop.app.connectionTroubleChanged((trouble) => store.set(connectionTroubleAtom, trouble)),
    desktop.app.connectionChanged((connection) => store.set(connectionAtom, connection)),
    desktop.app.configurationChanged((configuration) => {
      applyConfiguration(store, configuration);
      language.followTenant();
    }),
    desktop.exam.clockChanged((clock) => store.set(clockAtom, { ...clock, readAt: performance.now() })),
  ];
  return () => stops.forEach((stop) => stop());
}
