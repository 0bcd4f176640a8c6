import { assessPaths } from '../../contract/paths/assess.ts';
import { at, type RouteRow } from './route-row.ts';

/** Assessments (000 §2). */
export const assessRoutes: readonly RouteRow[] = [
  {
    ...at(assessPaths.list),
    guard: 'learner',
    bar: true,
    texts: ['assess'],
    title: 'titles:assessList',
    load: () => import('../../features/assess/list/AssessListScreen.tsx'),
  },
];
