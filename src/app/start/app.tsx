import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { onMissingText } from '../../lib/i18n/i18n.ts';
import { logFailure } from '../../lib/log.ts';
import { takeOver } from '../session/new-window.ts';
import { sessionAtom } from '../../domain/session/state.ts';
import { Providers } from './Providers.tsx';
import { createAppRouter } from '../routes/router.tsx';
import { routes } from '../routes/routes.ts';
import { persistQueries, restorePersisted } from '../session/query-persistence.ts';
import { createQueries } from '../session/queries.ts';
import { redirectingAtom } from '../session/redirecting.ts';
import { reloadForAccount } from '../session/reload-for-account.ts';
import { SessionController } from '../session/session-controller.ts';
import { mirrorStored } from '../session/stored-mirror.ts';
import { followLanguage } from './answers-language.ts';
import { readState, type Store } from './boot.ts';
import { LanguageController } from './language-controller.ts';
import { listen } from './listen.ts';
import { followTracking } from '../tracking/follow-tracking.ts';

/** A running app; `stop` takes it off the page again. */
export interface RunningApp {
  store: Store;
  /** What the platform told: server data lives here and nowhere else. */
  queries: QueryClient;
  stop: () => void;
}

/** Starts the page: state from the main process, language, then the screen of the address. */
export async function startApp(element: HTMLElement): Promise<RunningApp> {
  const store = createStore();
  onMissingText((key) => logFailure('text', new Error(`${key} is not there`)));
  // Listening comes first: what changes while the state is read must not be missed.
  const language = new LanguageController(store);
  const stopListening = listen(store, language);
  await readState(store);
  await Promise.all([language.start(), takeOver().catch((error: unknown) => logFailure('new window', error))]);

  const router = createAppRouter(routes);
  const keeper = new SessionController({
    store,
    routes,
    queries: () => queries,
    here: () => router.state.location,
    go: (address, state = null) => {
      store.set(redirectingAtom, true);
      void router.navigate(address, { replace: true, state }).finally(() => store.set(redirectingAtom, false));
    },
  });
  const queries = createQueries(keeper.onFailure);
  const session = () => store.get(sessionAtom);
  restorePersisted(queries, session());
  const stops = [
    stopListening,
    () => language.stop(),
    keeper.watch(),
    followLanguage(queries),
    persistQueries(queries, session),
    followTracking(store, router, routes),
    mirrorStored(store, queries),
    reloadForAccount(store),
  ];

  const root: Root = createRoot(element);
  root.render(
    <Providers store={store} queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    store,
    queries,
    stop: () => {
      root.unmount();
      router.dispose();
      stops.forEach((stop) => stop());
      queries.clear();
    },
  };
}
