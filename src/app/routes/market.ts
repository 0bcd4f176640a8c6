import { marketPaths } from '#contract/paths/market.ts';
import { at, type RouteRow } from './route-row.ts';

/** Marketplace (000 §2). */
export const marketRoutes: readonly RouteRow[] = [
  {
    ...at(marketPaths.providers),
    guard: 'any',
    bar: true,
    title: 'titles:providers',
    texts: ['market', 'domain'],
    load: () => import('../screens/market/ProvidersScreen.tsx'),
  },
  {
    ...at(marketPaths.platformGoods),
    guard: 'any',
    bar: true,
    title: 'titles:goods',
    texts: ['market', 'domain'],
    load: () => import('#features/market/goods/PlatformGoodsScreen.tsx'),
  },
  {
    ...at(marketPaths.salesGoods),
    guard: 'any',
    bar: true,
    title: 'titles:salesGoods',
    texts: ['market', 'domain'],
    load: () => import('#features/market/goods/SalesGoodsScreen.tsx'),
  },
  {
    ...at(marketPaths.goods),
    guard: 'any',
    bar: true,
    title: 'titles:goods',
    texts: ['market', 'domain'],
    load: () => import('#features/market/goods/GoodsScreen.tsx'),
  },
  {
    ...at(marketPaths.platformGoodsDetail),
    guard: 'any',
    bar: true,
    title: 'titles:goodsDetail',
    texts: ['market', 'domain'],
    load: () => import('../screens/market/PlatformGoodsDetailScreen.tsx'),
  },
  {
    ...at(marketPaths.goodsDetail),
    guard: 'any',
    bar: true,
    title: 'titles:goodsDetail',
    texts: ['market', 'domain'],
    load: () => import('../screens/market/GoodsDetailScreen.tsx'),
  },
  {
    ...at(marketPaths.order),
    guard: 'learner',
    bar: true,
    title: 'titles:order',
    texts: ['market', 'domain'],
    load: () => import('#features/market/order/OrderScreen.tsx'),
  },
];
