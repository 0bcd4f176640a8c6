import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { sitePaths } from '#contract/paths/site.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { Shell } from '../layout/Shell.tsx';
import { RouteFailure } from '../screens/RouteFailure.tsx';
import type { RouteRow } from './route-row.ts';
import { RoutesContext } from './use-routes.ts';

/** Timeout for loading the chunks of a screen (000 §9). */
export const chunkTimeoutMs = 120_000;

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router over the route table. */
export function createAppRouter(rows: readonly RouteRow[]): AppRouter {
  return createBrowserRouter([
    {
      element: (
        <RoutesContext value={rows}>
          <Shell />
        </RoutesContext>
      ),
      ErrorBoundary: RouteFailure,
      HydrateFallback: Blank,
      children: [{ index: true, path: sitePaths.root.pattern, Component: Blank }, ...rows.flatMap(routeObjectsOf)],
    },
  ]);
}

/** Resolves once the router has loaded the screen of its first address, or knows why not. */
export function initialized(router: AppRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (state: AppRouter['state']) => state.initialized && resolve();
  const stop = router.subscribe(look);
  look(router.state);
  return promise.finally(stop);
}

function routeObjectsOf(row: RouteRow): RouteObject[] {
  return [row.path, ...row.aliases].map((path) => ({
    path,
    handle: row,
    lazy: () => withTimeout(loadRow(row), path),
  }));
}

/** Loads the screen together with its texts, so that it never renders without them. */
async function loadRow({ load, texts }: RouteRow) {
  const [screen] = await Promise.all([load(), loadTexts(texts)]);
  return screen;
}

async function withTimeout<Value>(loading: Promise<Value>, path: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`chunk of ${path} not loaded in ${chunkTimeoutMs} ms`)), chunkTimeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}

/** Shown while a screen or a redirect loads: a flash of content would be worse than nothing. */
function Blank() {
  return null;
}
