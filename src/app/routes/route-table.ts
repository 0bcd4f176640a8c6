import { rowOf } from './route-lookup.ts';
import { routes, type RouteRow } from './routes.ts';
import { routesAhead } from './routes-ahead.ts';

/** Every address of the client: those with a screen, and those that wait for one. */
export const routeTable: readonly RouteRow[] = [
  ...routes,
  ...routesAhead.filter(({ path }) => rowOf(routes, path) === undefined),
];
