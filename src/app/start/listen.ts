import { desktop } from '../../lib/desktop.ts';
import { changeLocale, currentLocale, texts } from '../../lib/i18n.ts';
import {
  clockAtom,
  connectionAtom,
  sessionAtom,
  settingsAtom,
  tenantAtom,
  tenantFetchedAtom,
} from '../../lib/state.ts';
import { readTenant } from '../../lib/tenant.ts';
import { logFailure } from '../../lib/log.ts';
import { localeOf, type Store } from './boot.ts';

/** Keeps the state as the main process tells it, in this window and all others. Returns the way to stop. */
export function listen(store: Store): () => void {
  const stops = [
    desktop.session.changed((session) => store.set(sessionAtom, session)),
    desktop.settings.changed((settings) => {
      store.set(settingsAtom, settings);
      followLocale(store);
    }),
    desktop.app.connectionChanged((connection) => store.set(connectionAtom, connection)),
    desktop.app.configurationChanged((configuration) => {
      store.set(tenantAtom, readTenant(configuration.data));
      store.set(tenantFetchedAtom, configuration.fetchedAt);
      followLocale(store);
    }),
    desktop.exam.clockChanged((clock) => store.set(clockAtom, { ...clock, readAt: performance.now() })),
  ];
  return () => stops.forEach((stop) => stop());
}

function followLocale(store: Store): void {
  if (!texts.isInitialized) return;
  const locale = localeOf(store);
  if (locale !== currentLocale()) changeLocale(locale).catch((error: unknown) => logFailure('language', error));
}
