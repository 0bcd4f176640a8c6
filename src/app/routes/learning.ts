import { learningPaths } from '../../contract/paths/learning.ts';
import { at, type RouteRow } from './route-row.ts';

/** Learning (002 §2). */
export const learningRoutes: readonly RouteRow[] = [
  {
    ...at(learningPaths.center),
    guard: 'learner',
    bar: true,
    title: 'titles:learningCenter',
    texts: ['learning'],
    load: () => import('../../features/learning/center/LearningCenterScreen.tsx'),
  },
  {
    ...at(learningPaths.task),
    guard: 'learner',
    bar: true,
    title: 'titles:taskDetail',
    texts: ['learning'],
    load: () => import('../../features/learning/task/TaskDetailScreen.tsx'),
  },
  {
    ...at(learningPaths.courseDetails),
    guard: 'learner',
    bar: true,
    title: 'titles:courseDetails',
    texts: ['learning'],
    load: () => import('../../features/learning/course/CourseDetailsScreen.tsx'),
  },
  {
    ...at(learningPaths.oldPlay),
    guard: 'learner',
    bar: false,
    title: 'titles:notFound',
    texts: [],
    redirect: true,
    load: async () => ({ Component: (await import('./redirect-to.tsx')).redirectTo(learningPaths.play.pattern) }),
  },
];
