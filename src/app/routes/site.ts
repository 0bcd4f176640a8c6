import { livePaths } from '#contract/paths/live.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { at, type RouteRow } from './route-row.ts';

/** Error pages and addresses for staff (001 §2). */
export const siteRoutes: readonly RouteRow[] = [
  {
    ...at(sitePaths.download),
    guard: 'any',
    bar: false,
    about: true,
    title: 'titles:download',
    texts: ['site'],
    load: () => import('#features/site/readiness/DownloadScreen.tsx'),
  },
  {
    ...at(sitePaths.staffArea, livePaths.teacher),
    guard: 'learner',
    bar: false,
    title: 'titles:staffArea',
    texts: [],
    load: () => import('../screens/StaffAreaScreen.tsx'),
  },
  {
    ...at(sitePaths.notSignedIn),
    guard: 'any',
    bar: false,
    title: 'titles:error',
    texts: [],
    load: () => import('../screens/NotSignedInScreen.tsx'),
  },
  {
    ...at(sitePaths.broken),
    guard: 'any',
    bar: false,
    title: 'titles:error',
    texts: [],
    load: () => import('../screens/BrokenScreen.tsx'),
  },
  {
    path: '*',
    aliases: [],
    guard: 'any',
    bar: false,
    title: 'titles:notFound',
    texts: [],
    load: () => import('../screens/NotFoundScreen.tsx'),
  },
];
