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
    ...at(learningPaths.bookings),
    guard: 'learner',
    bar: true,
    title: 'titles:bookings',
    texts: ['learning', 'reminders'],
    load: () => import('../../features/learning/bookings/BookingListScreen.tsx'),
  },
  {
    ...at(learningPaths.homework),
    guard: 'learner',
    bar: true,
    title: 'titles:homework',
    texts: ['learning', 'domain'],
    load: () => import('../../features/learning/homework/HomeworkScreen.tsx'),
  },
  {
    ...at(learningPaths.agenda),
    guard: 'learner',
    bar: true,
    title: 'titles:agenda',
    texts: ['learning', 'reminders'],
    load: () => import('../../features/learning/agenda/AgendaScreen.tsx'),
  },
  ...[learningPaths.form, learningPaths.checkForm, learningPaths.lowCodeForm].map((path): RouteRow => ({
    ...at(path),
    // A public form is open to visitors (002 §1).
    guard: path === learningPaths.lowCodeForm ? 'any' : 'learner',
    bar: true,
    title: 'titles:form',
    texts: ['learning', 'domain'],
    load: () => import('../../features/learning/form/FormScreen.tsx'),
  })),
  ...[learningPaths.play, learningPaths.video].map((path): RouteRow => ({
    ...at(path),
    guard: 'learner',
    bar: false,
    title: 'titles:player',
    texts: ['learning'],
    load: () => import('../../features/learning/player/PlayerScreen.tsx'),
  })),
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
