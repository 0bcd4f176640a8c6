import { send } from '#api/client.ts';
import { appName } from '#contract/ipc/app.ts';
import { saveTrackEvents } from '#contract/platform/site/tracking.ts';
import { appInfoAtom, sessionAtom, settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { isWindowShown, onWindowShownChange } from '#lib/window-shown.ts';
import { rowOf } from '../routes/route-lookup.ts';
import type { RouteRow } from '../routes/route-row.ts';
import type { AppRouter } from '../routes/router.tsx';
import type { Store } from '../start/main-state.ts';
import { maySend } from './consent.ts';
import { noTracker, setTracker, track, tracker } from './track.ts';

type RealModule = typeof import('./batching-tracker.ts');

/** A separate chunk, which tenants without tracking never load. */
const loadModule = (): Promise<RealModule> => import('./batching-tracker.ts');

/**
 * Starts tracking if is_track_single_page is on (001 §4), and follows configuration, account and navigation. Returns a
 * function that stops.
 */
export function followTracking(
  store: Store,
  router: AppRouter,
  routes: readonly RouteRow[],
  load = loadModule,
): () => void {
  let wanted = false;
  const allowed = () => maySend(store.get(settingsAtom), store.get(sessionAtom));
  // The route pattern, never the address, which may contain ids.
  const recordPage = () => tracker().page(rowOf(routes, router.state.location.pathname)?.path ?? '/*');

  async function choose(): Promise<void> {
    const next = isOn(store.get(tenantAtom), 'is_track_single_page');
    if (next === wanted) return;
    wanted = next;
    if (!next) setTracker(noTracker);
    else {
      const { createTracker } = await load();
      // The configuration may have changed meanwhile, or tracking stopped.
      if (!wanted) return;
      setTracker(createTracker({ deliver: (events) => deliver(store, events), allowed, now: Date.now, onHide }));
      recordPage();
    }
  }
  const chooseQuietly = () => void choose().catch((error: unknown) => logFailure('tracking', error));

  chooseQuietly();
  let path = router.state.location.pathname;
  let before = store.get(sessionAtom);
  let theme = store.get(settingsAtom).theme;
  const stops = [
    store.sub(tenantAtom, chooseQuietly),
    router.subscribe(({ location }) => {
      if (location.pathname === path) return;
      path = location.pathname;
      recordPage();
    }),
    store.sub(sessionAtom, () => {
      const now = store.get(sessionAtom);
      if (now.accountId !== before.accountId) tracker().clear();
      if (now.signedIn && !before.signedIn) track('sign-in');
      before = now;
    }),
    store.sub(settingsAtom, () => {
      const now = store.get(settingsAtom).theme;
      if (now !== theme) track('theme');
      theme = now;
    }),
  ];
  return () => {
    wanted = false;
    setTracker(noTracker);
    stops.forEach((stop) => stop());
  };
}

function deliver(store: Store, events: readonly { name: string; page: string; at: number }[]): void {
  const { version, environment } = store.get(appInfoAtom);
  const batch = { appname: appName, env: environment, version, language: currentLocale(), sentAt: Date.now() };
  // Tracking must not disturb: a failed batch is dropped.
  send(saveTrackEvents, { ...batch, events: [...events] }).catch((error: unknown) => logFailure('tracking', error));
}

function onHide(listener: () => void): () => void {
  return onWindowShownChange(() => {
    if (!isWindowShown()) listener();
  });
}
