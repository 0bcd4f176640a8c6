import { marketPaths } from '../../contract/paths/market.ts';
import { at, type RouteRow } from './route-row.ts';

/** Marketplace (000 §2). */
export const marketRoutes: readonly RouteRow[] = [
  {
    ...at(marketPaths.providers),
    guard: 'any',
    bar: true,
    title: 'titles:providers',
    texts: ['market', 'domain'],
    load: () => import('../../features/market/providers/ProvidersScreen.tsx'),
  },
];
