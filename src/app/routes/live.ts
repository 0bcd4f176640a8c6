import { livePaths } from '#contract/paths/live.ts';
import { at, type RouteRow } from './route-row.ts';

/** Live classes and hands-on labs (002 §2). */
export const liveRoutes: readonly RouteRow[] = [
  {
    ...at(livePaths.list),
    guard: 'learner',
    bar: true,
    title: 'titles:lives',
    texts: ['live', 'reminders'],
    load: () => import('#features/live/list/LiveListScreen.tsx'),
  },
  {
    ...at(livePaths.attend),
    guard: 'learner',
    bar: false,
    notices: true,
    title: 'titles:liveRoom',
    texts: ['live', 'learning'],
    load: () => import('../screens/LiveRoomScreen.tsx'),
  },
  {
    ...at(livePaths.hostedRoom),
    guard: 'learner',
    bar: true,
    title: 'titles:liveRoom',
    texts: ['live', 'learning'],
    load: () => import('../screens/LiveRoomScreen.tsx'),
  },
  {
    ...at(livePaths.replay),
    guard: 'learner',
    bar: false,
    notices: true,
    title: 'titles:liveReplay',
    texts: ['live', 'learning'],
    load: () => import('../screens/ReplayScreen.tsx'),
  },
  {
    ...at(livePaths.hostedReplay),
    guard: 'learner',
    bar: true,
    title: 'titles:liveReplay',
    texts: ['live', 'learning'],
    load: () => import('../screens/ReplayScreen.tsx'),
  },
  {
    ...at(livePaths.lab),
    guard: 'learner',
    bar: false,
    notices: true,
    title: 'titles:lab',
    texts: ['live'],
    load: () => import('#features/live/lab/LabScreen.tsx'),
  },
];
