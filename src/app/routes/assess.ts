import { assessPaths } from '#contract/paths/assess.ts';
import { at, type RouteRow } from './route-row.ts';

/** Assessments (000 §2). */
export const assessRoutes: readonly RouteRow[] = [
  {
    ...at(assessPaths.list),
    guard: 'learner',
    bar: true,
    texts: ['assess'],
    title: 'titles:assessList',
    load: () => import('#features/assess/list/AssessListScreen.tsx'),
  },
  {
    ...at(assessPaths.assess),
    guard: 'learner',
    bar: true,
    // The texts of the question parts are those of exams.
    texts: ['assess', 'exam'],
    title: 'titles:assess',
    load: () => import('#features/assess/run/AssessScreen.tsx'),
  },
  {
    ...at(assessPaths.answers),
    guard: 'learner',
    bar: true,
    texts: ['assess'],
    title: 'titles:assessResults',
    load: () => import('#features/assess/result/ResultScreen.tsx'),
  },
  {
    ...at(assessPaths.report),
    guard: 'learner',
    bar: true,
    texts: ['assess'],
    title: 'titles:assessReport',
    load: () => import('#features/assess/report/ReportScreen.tsx'),
  },
];
