import { learningPaths } from '#contract/paths/learning.ts';
import { at, type RouteRow } from './route-row.ts';

/** Learning (002 §2). */
export const learningRoutes: readonly RouteRow[] = [
  {
    ...at(learningPaths.center),
    guard: 'learner',
    bar: true,
    title: 'titles:learningCenter',
    texts: ['learning', 'domain'],
    load: () => import('#features/learning/center/LearningCenterScreen.tsx'),
  },
  {
    ...at(learningPaths.task),
    // 000 §2 opens it to visitors, 002 §2 to learners: without a sign-in only open classes are shown, and all else asks
    // for one (G-057, G-064).
    guard: 'any',
    bar: true,
    title: 'titles:taskDetail',
    texts: ['learning', 'domain'],
    load: () => import('../screens/TaskScreen.tsx'),
  },
  {
    ...at(learningPaths.courseDetails),
    guard: 'learner',
    bar: true,
    title: 'titles:courseDetails',
    texts: ['learning', 'domain'],
    load: () => import('../screens/CourseScreen.tsx'),
  },
  {
    ...at(learningPaths.bookings),
    guard: 'learner',
    bar: true,
    title: 'titles:bookings',
    texts: ['learning', 'domain', 'reminders'],
    load: () => import('#features/learning/bookings/BookingListScreen.tsx'),
  },
  {
    ...at(learningPaths.homework),
    guard: 'learner',
    bar: true,
    title: 'titles:homework',
    texts: ['learning', 'domain'],
    load: () => import('#features/learning/homework/HomeworkScreen.tsx'),
  },
  {
    ...at(learningPaths.agenda),
    guard: 'learner',
    bar: true,
    title: 'titles:agenda',
    texts: ['learning', 'domain', 'reminders'],
    load: () => import('#features/learning/agenda/AgendaScreen.tsx'),
  },
  {
    ...at(learningPaths.courses),
    guard: 'learner',
    bar: true,
    title: 'titles:courses',
    texts: ['learning', 'domain'],
    load: () => import('#features/learning/courses/CoursesScreen.tsx'),
  },
  ...[learningPaths.form, learningPaths.checkForm, learningPaths.lowCodeForm].map((path): RouteRow => ({
    ...at(path),
    // A public form is open to visitors (002 §1).
    guard: path === learningPaths.lowCodeForm ? 'any' : 'learner',
    bar: true,
    title: 'titles:form',
    texts: ['learning', 'domain'],
    load: () => import('#features/learning/form/FormScreen.tsx'),
  })),
  {
    ...at(learningPaths.course),
    guard: 'learner',
    bar: true,
    title: 'titles:camps',
    texts: ['learning', 'domain'],
    load: () => import('#features/learning/camp/CampListScreen.tsx'),
  },
  {
    ...at(learningPaths.catalog),
    guard: 'learner',
    bar: true,
    title: 'titles:camp',
    texts: ['learning', 'domain'],
    load: () => import('#features/learning/camp/CampCatalogScreen.tsx'),
  },
  ...[learningPaths.play, learningPaths.video].map((path): RouteRow => ({
    ...at(path),
    guard: 'learner',
    bar: false,
    notices: true,
    title: 'titles:player',
    texts: ['learning', 'domain'],
    load: () => import('../screens/PlayScreen.tsx'),
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
