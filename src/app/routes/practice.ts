import { practicePaths } from '#contract/paths/practice.ts';
import { at, type RouteRow } from './route-row.ts';

const shared = { guard: 'learner', bar: true, texts: ['practice', 'exam'] } as const;

/** Practice (002 §2); the texts of the question parts are those of exams. */
export const practiceRoutes: readonly RouteRow[] = [
  {
    ...at(practicePaths.list),
    ...shared,
    title: 'titles:practiceList',
    load: () => import('#features/practice/list/PracticeListScreen.tsx'),
  },
  {
    ...at(practicePaths.trainingTask),
    ...shared,
    title: 'titles:practiceTask',
    load: () => import('#features/practice/list/TrainingTaskScreen.tsx'),
  },
  {
    ...at(practicePaths.pattern),
    ...shared,
    title: 'titles:practicePattern',
    load: () => import('#features/practice/pattern/PatternScreen.tsx'),
  },
  {
    ...at(practicePaths.practice),
    ...shared,
    title: 'titles:practice',
    load: () => import('#features/practice/run/PracticeScreen.tsx'),
  },
  {
    ...at(practicePaths.result),
    ...shared,
    title: 'titles:practiceResult',
    load: () => import('#features/practice/result/ResultScreen.tsx'),
  },
  {
    ...at(practicePaths.wrongAnswers),
    ...shared,
    title: 'titles:wrongTopic',
    load: () => import('#features/practice/wrong/WrongScreen.tsx'),
  },
];
