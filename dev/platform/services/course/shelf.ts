import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/course-shelf.ts';
import { courses } from '../../content/courses.ts';
import type { CourseTree } from '../../content/learning/course-content.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { counts, courseRate, lessonsOf, progressOf } from './progress.ts';

const begunRow = z.object({ account_id: z.string(), item_id: z.string() });

/** How many learners have begun each course, by its id. */
function learnersOf({ store }: Pick<Context, 'store'>): Map<string, number> {
  const courseOfItem = new Map(courseTrees.flatMap((tree) => lessonsOf(tree).map(({ id }) => [id, tree.courseId])));
  const learners = new Map<string, Set<string>>();
  for (const row of store.all(begunRow, 'SELECT account_id, item_id FROM course_lesson WHERE learn_rate > 0')) {
    const courseId = courseOfItem.get(row.item_id);
    if (courseId === undefined) continue;
    learners.set(courseId, (learners.get(courseId) ?? new Set()).add(row.account_id));
  }
  return new Map([...learners].map(([courseId, who]) => [courseId, who.size]));
}

/** The courses that have content, in the order of the catalogue. */
function shelfOf(context: Context) {
  const progress = progressOf(context);
  const learners = learnersOf(context);
  return courses.flatMap(({ id, name }) => {
    const tree = courseTrees.find(({ courseId }) => courseId === id);
    return tree ? [cardOf(tree, name, courseRate(tree, progress), learners.get(id) ?? 0)] : [];
  });
}

function cardOf(tree: CourseTree, name: string, learnRate: number, learnCount: number) {
  return {
    id: tree.courseId,
    name,
    label: tree.label,
    coverUrl: '',
    learnCount,
    itemCount: lessonsOf(tree).filter(counts).length,
    recommendReason: '',
    userLearnInfo: { learnRate },
  };
}
type Card = ReturnType<typeof cardOf>;

/** Unfinished courses for the same job as one that the learner has begun; what is not begun comes first. */
export function recommended(cards: readonly Card[]): Card[] {
  const found = cards.flatMap((card) => {
    if (card.userLearnInfo.learnRate >= 100) return [];
    const like = cards.find(
      ({ id, label, userLearnInfo }) => id !== card.id && label === card.label && userLearnInfo.learnRate > 0,
    );
    return like ? [{ ...card, recommendReason: `与您学过的《${like.name}》同属“${card.label}”` }] : [];
  });
  return found.toSorted((a, b) => Number(a.userLearnInfo.learnRate > 0) - Number(b.userLearnInfo.learnRate > 0));
}

const named = (cards: readonly Card[], name = '') => cards.filter((card) => card.name.includes(name.trim()));

/** Courses to choose from: all, those that most have begun, those that suit (002 §7; how they are chosen is assumed). */
export const shelfHandlers = [
  handle(calls.studentFindCourseList, ({ name, ...paging }, context) => pageOf(named(shelfOf(context), name), paging)),
  handle(calls.studentFindHotCourse, ({ name, ...paging }, context) =>
    pageOf(
      named(shelfOf(context), name)
        .filter(({ learnCount }) => learnCount > 0)
        .toSorted((a, b) => b.learnCount - a.learnCount),
      paging,
    ),
  ),
  handle(calls.studentFindRecommendCourse, ({ name, ...paging }, context) =>
    pageOf(named(recommended(shelfOf(context)), name), paging),
  ),
];
