import * as calls from '#contract/platform/learning/course.ts';
import { courses } from '../../content/courses.ts';
import { courseItemNumbers, type CourseTree, type LessonContent } from '../../content/learning/course-content.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { lives } from '../../content/live/classes.ts';
import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import { type Context, handle } from '../../server/handle.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { courseOfTime } from '../live/classes.ts';
import { courseCodes } from './codes.ts';
import { courseOf } from './lesson.ts';
import { courseFile, mediaHandlers, vodFile } from './media.ts';
import { courseRate, lessonsOf, lockedLessons, progressOf, startRates } from './progress.ts';
import { sampleFile } from './sample-files.ts';
import { savedHandlers, seedSaved } from './saved.ts';
import { shelfHandlers } from './shelf.ts';
import { studyLogHandlers } from './study-log.ts';
import { itemInfoHandlers } from './valid-item.ts';

/**
 * How far each learner is in each item of a course: `learn_rate` in percent, `last_play` in seconds; what was last; what
 * is saved, `item_id` '' for a course as a whole.
 */
const courseTables = `
CREATE TABLE IF NOT EXISTS course_lesson (
  account_id TEXT NOT NULL REFERENCES account(id), item_id TEXT NOT NULL, learn_rate INTEGER NOT NULL,
  last_play INTEGER NOT NULL, PRIMARY KEY (account_id, item_id)
) STRICT;
CREATE TABLE IF NOT EXISTS course_last (
  account_id TEXT PRIMARY KEY REFERENCES account(id), task_id TEXT NOT NULL, item_id TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS course_saved (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), course_id TEXT NOT NULL, item_id TEXT NOT NULL,
  at INTEGER NOT NULL, UNIQUE (account_id, course_id, item_id)
) STRICT;
`;

const expired = 2;

function itemsOf(tree: CourseTree, context: Context) {
  const progress = progressOf(context);
  const locked = lockedLessons(tree, progress);
  const { courseId, lockCourseRate } = tree;
  return tree.chapters.map((chapter) => ({
    id: chapter.id,
    name: chapter.name,
    type: courseItemNumbers.chapter,
    parentId: '0',
    courseId,
    childrenList: chapter.lessons.map((lesson) => {
      const { rate, lastPlay } = progress(lesson);
      return {
        id: lesson.id,
        name: lesson.name,
        type: courseItemNumbers[lesson.kind],
        parentId: chapter.id,
        courseId,
        detailId: lesson.detailId,
        studyInfo: { learnRate: rate, lastPlay },
        lock: locked.has(lesson.id),
        lockCourseRate,
        dateExpireStatus: lesson.expired ? expired : 1,
        duration: lesson.seconds,
        ...liveFacts(lesson, context),
        childrenList: [],
      };
    }),
  }));
}

/** What the tree tells of a live class (002 §3); nothing of another item, or of a class that is not linked yet. */
function liveFacts({ kind, detailId }: LessonContent, { store, clock }: Context) {
  const found = kind === 'live' ? lives.find(({ id }) => id === detailId) : undefined;
  if (!found) return {};
  const { status } = courseOfTime(found, store, clock.now());
  return { isLiveReplay: found.replay, liveStatus: status, liveRoomId: found.roomId };
}

/** Every learner with exams has begun the courses as far as `courses` says; later starts change nothing of it. */
function seed(moment: SeedMoment): void {
  const { store } = moment;
  seedSaved(moment);
  for (const person of [...people, demoVisitor, ...spareLearners].filter(({ exams }) => exams !== 'none')) {
    for (const tree of courseTrees) {
      const mean = tree.startRate ?? courses.find(({ id }) => id === tree.courseId)?.rate ?? 0;
      for (const { lesson, rate } of startRates(lessonsOf(tree), mean)) {
        const lastPlay = rate === 100 ? 0 : (lesson.lastPlay ?? Math.round(((lesson.seconds ?? 0) * rate) / 100));
        store.run(
          'INSERT OR IGNORE INTO course_lesson (account_id, item_id, learn_rate, last_play) VALUES (?, ?, ?, ?)',
          seededId(person),
          lesson.id,
          rate,
          lastPlay,
        );
      }
    }
  }
}

/** Courses with their items and media, how far the learner is, and what that locks (002 §3, 002 §4). */
export const courseService: Service = {
  name: 'course',
  handlers: [
    handle(calls.findCourseItemWithResourceListByCourseId, ({ courseId }, context) =>
      itemsOf(courseOf(courseId).tree, context),
    ),
    handle(calls.studentFindCourseById, ({ id }, context) => {
      const { name, tree } = courseOf(id);
      return {
        id,
        name,
        label: tree.label,
        coverUrl: '',
        description: tree.description,
        cycleType: 3,
        userLearnInfo: { learnRate: courseRate(tree, progressOf(context)) },
      };
    }),
    ...mediaHandlers,
    ...studyLogHandlers,
    ...savedHandlers,
    ...shelfHandlers,
    ...itemInfoHandlers,
  ],
  tables: courseTables,
  codes: courseCodes,
  seed,
  file: (pathname, _, now) => vodFile(pathname) ?? sampleFile(pathname) ?? courseFile(pathname, now),
};
