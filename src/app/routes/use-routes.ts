import { createContext, useContext } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';

/**
 * The route table of the running router. In a context, because a screen that imported the table would import itself.
 */
export const RoutesContext = createContext<readonly RouteRow[]>([]);

/** Every address of this client. */
export function useRoutes(): readonly RouteRow[] {
  return useContext(RoutesContext);
}

/** The row of the current screen; undefined before the first. */
export function useRoute(): RouteRow | undefined {
  const routes = useRoutes();
  const handle = useMatches().at(-1)?.handle;
  return routes.find((row) => row === handle);
}
