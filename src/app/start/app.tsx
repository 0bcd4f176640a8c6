import { createStore } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startI18n } from '../../lib/i18n.ts';
import { sessionAtom } from '../../lib/state.ts';
import { Providers } from '../Providers.tsx';
import { createAppRouter } from '../router.tsx';
import { keepAnswers, restoreKept } from '../session/keep.ts';
import { createQueries } from '../session/queries.ts';
import { SessionKeeper } from '../session/session-keeper.ts';
import { localeOf, readState, type Store } from './boot.ts';
import { listen } from './listen.ts';

/** A running app; `stop` takes it off the page again. */
export interface RunningApp {
  store: Store;
  stop: () => void;
}

/** Starts the page: state from the main process, language, then the screen of the address. */
export async function startApp(element: HTMLElement): Promise<RunningApp> {
  const store = createStore();
  // Listening comes first: what changes while the state is read must not be missed.
  const stopListening = listen(store);
  await readState(store);
  await startI18n(localeOf(store));

  const router = createAppRouter();
  const keeper = new SessionKeeper({
    store,
    queries: () => queries,
    here: () => router.state.location.pathname,
    go: (address) => void router.navigate(address, { replace: true }),
  });
  const queries = createQueries(keeper.onFailure);
  const account = () => store.get(sessionAtom).accountId;
  restoreKept(queries, account());
  const stops = [stopListening, keeper.watch(), keepAnswers(queries, account)];

  const root: Root = createRoot(element);
  root.render(
    <Providers store={store} queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    store,
    stop: () => {
      root.unmount();
      router.dispose();
      stops.forEach((stop) => stop());
      queries.clear();
    },
  };
}
