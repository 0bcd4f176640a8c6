import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { sessionAtom } from '#domain/app-state.ts';
import { restoreInherited } from '#domain/session/new-window.ts';
import { i18n, onMissingText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { onceContentPainted } from '#lib/use-painted.ts';
import { createAppRouter, initialized } from '../routes/router.tsx';
import { routes } from '../routes/routes.ts';
import { createQueries, refetchOnLanguageChange } from '../session/queries.ts';
import { persistQueries, restorePersisted } from '../session/query-persistence.ts';
import { historyEntryAtom, navigatingAtom, redirectingAtom } from '../session/redirecting.ts';
import { reloadForAccount } from '../session/reload-for-account.ts';
import { SessionController } from '../session/session-controller.ts';
import { mirrorToStorage } from '../session/storage-mirror.ts';
import { prefetchScreen, settleFirstAddress } from './first-address.ts';
import { LanguageController } from './language-controller.ts';
import { listen, readState, type Store } from './main-state.ts';
import { Providers } from './Providers.tsx';

/** A running app; `stop` unmounts it. */
export interface RunningApp {
  store: Store;
  /** The cache of server data. */
  queries: QueryClient;
  stop: () => void;
}

/** Starts the page: state from the main process, language, then the router. */
export async function startApp(element: HTMLElement): Promise<RunningApp> {
  const store = createStore();
  const stopMissing = onMissingText((key) => logFailure('text', new Error(`${key} is missing`)));
  // Subscribes first, so that no change is missed while the state is read.
  const language = new LanguageController(store);
  const stopListening = listen(store, language);
  await readState(store);
  const first = settleFirstAddress(store, routes);
  prefetchScreen(first);
  const languageStarted = language.start(first?.texts);
  await Promise.all([languageStarted, restoreInherited().catch((error: unknown) => logFailure('new window', error))]);

  const router = createAppRouter(routes);
  const controller = new SessionController({
    store,
    routes,
    queries: () => queries,
    currentLocation: () => router.state.location,
    navigate: (address, state = null) => {
      store.set(redirectingAtom, true);
      void router.navigate(address, { replace: true, state }).finally(() => store.set(redirectingAtom, false));
    },
  });
  store.set(historyEntryAtom, router.state.location.key);
  const queries = createQueries(controller.onFailure);
  const session = () => store.get(sessionAtom);
  restorePersisted(queries, session());
  const stops = [
    stopListening,
    stopMissing,
    () => language.stop(),
    controller.watch(),
    router.subscribe(({ location, navigation }) => {
      store.set(historyEntryAtom, location.key);
      store.set(navigatingAtom, navigation.state !== 'idle');
    }),
    refetchOnLanguageChange(queries),
    persistQueries(queries, session),
    mirrorToStorage(store, queries),
    reloadForAccount(store),
  ];
  // Not needed for the first screen.
  const load = (what: string, start: Promise<() => void>) =>
    start.then((stop) => (stopped ? stop() : void stops.push(stop))).catch((error: unknown) => logFailure(what, error));
  let stopped = false;
  const cancel = onceContentPainted(() => {
    void load(
      'refusing drops',
      import('./refuse-drops.ts').then(({ refuseDrops }) => refuseDrops(window)),
    );
    void load(
      'tracking',
      import('../tracking/follow-tracking.ts').then(({ followTracking }) => followTracking(store, router, routes)),
    );
  });
  stops.push(cancel);

  // Until then there is nothing to show, and the router brings a screen that comes later in slices, frame by frame.
  await initialized(router);
  const root: Root = createRoot(element, {
    onUncaughtError(error) {
      logFailure('the whole page', error);
      showLastResort();
    },
  });
  root.render(
    <Providers store={store} queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    store,
    queries,
    stop: () => {
      stopped = true;
      root.unmount();
      router.dispose();
      stops.forEach((stop) => stop());
      queries.clear();
    },
  };
}

/** Shown where nothing else can be drawn any more: plain elements, without the renderer that gave up. */
export function showLastResort(): void {
  if (document.querySelector('[data-last-resort]')) return;
  const main = document.createElement('main');
  main.dataset['lastResort'] = '';
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = i18n.t('app:errors.broken.title');
  const text = document.createElement('p');
  text.textContent = i18n.t('app:errors.broken.unknown');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = i18n.t('app:errors.reload');
  reload.addEventListener('click', () => window.location.reload());
  main.append(title, text, reload);
  document.body.append(main);
  reload.focus();
}
