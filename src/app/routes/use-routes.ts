import { createContext, useContext, useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import { screensOf } from './route-lookup.ts';
import type { RouteRow } from './route-row.ts';

/** The table of the running router. Screens and layout take it from here: a screen that imported it would load itself. */
export const RoutesContext = createContext<readonly RouteRow[]>([]);

/** Every address of this client. */
export function useRoutes(): readonly RouteRow[] {
  return useContext(RoutesContext);
}

/** The addresses that have a screen. */
export function useScreens(): readonly RouteRow[] {
  const routes = useRoutes();
  return useMemo(() => screensOf(routes), [routes]);
}

/** The row of the screen that is open; undefined while none is. */
export function useRoute(): RouteRow | undefined {
  const routes = useRoutes();
  const handle = useMatches().at(-1)?.handle;
  return routes.find((row) => row === handle);
}
