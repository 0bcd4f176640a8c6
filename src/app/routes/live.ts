import { livePaths } from '../../contract/paths/live.ts';
import { at, type RouteRow } from './route-row.ts';

/** Live classes (002 §2). */
export const liveRoutes: readonly RouteRow[] = [
  {
    ...at(livePaths.list),
    guard: 'learner',
    bar: true,
    title: 'titles:lives',
    texts: ['live', 'reminders'],
    load: () => import('../../features/live/list/LiveListScreen.tsx'),
  },
];
