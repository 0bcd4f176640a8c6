import { marketPaths } from '../../contract/paths/market.ts';
import { sitePaths } from '../../contract/paths/site.ts';
import { at, type Access, type RouteRow } from './route-row.ts';

interface Address {
  readonly pattern: string;
  readonly aliases: readonly string[];
}

const planned = (guard: Access, bar: boolean, addresses: readonly Address[]): RouteRow[] =>
  addresses.map((address) => ({
    ...at(address),
    guard,
    bar,
    planned: true,
    title: 'titles:notFound',
    texts: [],
    load: () => import('../screens/NotFoundScreen.tsx'),
  }));

/**
 * Addresses of the platform without a screen yet. The guard already applies; the not-found page stands in for the
 * screen. A row moves to its area when its screen is added.
 */
export const plannedRoutes: readonly RouteRow[] = [
  ...planned('any', false, [sitePaths.download]),
  ...planned('learner', true, [marketPaths.order]),
];
