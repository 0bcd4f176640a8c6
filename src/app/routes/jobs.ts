import { jobPaths } from '#contract/paths/job.ts';
import { at, type RouteRow } from './route-row.ts';

/** Job board (002 §2). */
export const jobRoutes: readonly RouteRow[] = [
  {
    ...at(jobPaths.board),
    guard: 'learner',
    bar: true,
    title: 'titles:jobs',
    texts: ['jobs'],
    load: () => import('#features/jobs/board/BoardScreen.tsx'),
  },
  {
    ...at(jobPaths.position),
    guard: 'learner',
    bar: true,
    title: 'titles:job',
    texts: ['jobs'],
    load: () => import('#features/jobs/detail/PositionScreen.tsx'),
  },
  {
    ...at(jobPaths.morePositions),
    guard: 'learner',
    bar: true,
    title: 'titles:jobs',
    texts: ['jobs'],
    load: () => import('#features/jobs/more/MoreScreen.tsx'),
  },
];
