import { examPaths } from '../../contract/paths/exam.ts';
import { at, type RouteRow } from './route-row.ts';

/** Exams (002 §2). */
export const examRoutes: readonly RouteRow[] = [
  {
    ...at(examPaths.list),
    guard: 'learner',
    bar: true,
    title: 'titles:examList',
    texts: ['exam'],
    load: () => import('../../features/exam/list/ExamListScreen.tsx'),
  },
  {
    ...at(examPaths.prepare),
    guard: 'learner',
    bar: true,
    title: 'titles:prepareExam',
    texts: ['exam', 'domain'],
    load: () => import('../screens/PrepareExamScreen.tsx'),
  },
  {
    ...at(examPaths.testPaper),
    guard: 'learner',
    bar: false,
    title: 'titles:testPaper',
    texts: ['exam'],
    load: () => import('../screens/TestPaperScreen.tsx'),
  },
  {
    ...at(examPaths.handPaper),
    guard: 'learner',
    bar: true,
    title: 'titles:handPaper',
    texts: ['exam'],
    load: () => import('../../features/exam/hand-in/HandInScreen.tsx'),
  },
  {
    ...at(examPaths.details),
    guard: 'learner',
    bar: true,
    title: 'titles:examDetails',
    texts: ['exam'],
    load: () => import('../../features/exam/list/details/ExamDetailsScreen.tsx'),
  },
  {
    ...at(examPaths.results),
    guard: 'learner',
    bar: true,
    title: 'titles:examResults',
    texts: ['exam'],
    load: () => import('../../features/exam/results/ResultsScreen.tsx'),
  },
  {
    ...at(examPaths.oldTestPaper),
    guard: 'learner',
    bar: false,
    title: 'titles:testPaper',
    texts: [],
    redirect: true,
    load: async () => ({ Component: (await import('./redirect-to.tsx')).redirectTo(examPaths.testPaper.pattern) }),
  },
];
