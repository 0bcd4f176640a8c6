import * as z from 'zod/mini';
import { courses } from '../../content/courses.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { lives, type LiveContent, type LiveLock } from '../../content/live/classes.ts';
import { demoVisitor, people, spareLearners } from '../../content/people.ts';
import type { Account } from '../../server/account.ts';
import { minute, wireTime } from '../../server/clock.ts';
import type { OpenContext } from '../../server/handle.ts';
import type { Store } from '../../server/store.ts';
import { accountOf } from '../account/session.ts';
import { courseRate, progressOf } from '../course/progress.ts';

const anchorRow = z.object({ at: z.number() });

/** Status of a class (002 §3). */
export const liveStatuses = { before: 0, running: 1, over: 2 } as const;

function anchorOf(store: Store): number {
  return store.one(anchorRow, 'SELECT at FROM live_anchor WHERE id = 1')?.at ?? 0;
}

/** When a class takes place, in epoch ms, and how it stands at `now`. */
export function courseOfTime(live: LiveContent, store: Store, now: number) {
  const begin = anchorOf(store) + live.from * minute;
  const end = begin + live.minutes * minute;
  const status = now < begin ? liveStatuses.before : now < end ? liveStatuses.running : liveStatuses.over;
  return { begin, end, status };
}

/** Who asks; null: a visitor. Throws a `Refusal` for a session that ended. */
export function learnerOf({ store, token, clock }: OpenContext): Account | null {
  return token === '' ? null : accountOf(store, token, clock.now());
}

/** The classes of this learner: none for one without exams; a visitor sees all of them. */
export function classesOf(account: Account | null): readonly LiveContent[] {
  const person = [...people, demoVisitor, ...spareLearners].find(({ phone }) => phone === account?.phone);
  return person?.exams === 'none' ? [] : lives;
}

function rateOf(courseId: string, store: Store, account: Account): number {
  const tree = courseTrees.find((one) => one.courseId === courseId);
  return tree
    ? courseRate(tree, progressOf({ store, account }))
    : (courses.find(({ id }) => id === courseId)?.rate ?? 0);
}

/** How a lock stands for a learner (002 §4): the course must reach its rate, an exam before it must be passed. */
export function lockFacts(lock: LiveLock | null, store: Store, account: Account) {
  const current = lock?.courseId ? rateOf(lock.courseId, store, account) : null;
  const short = lock?.rate != null && (current ?? 0) < lock.rate;
  return { current, locked: short || lock?.examPassed === false };
}

/** A class as it travels; a visitor is told of no lock and of no room. */
export function wireClass(live: LiveContent, { store, clock }: OpenContext, account: Account | null) {
  const { begin, end, status } = courseOfTime(live, store, clock.now());
  const { lock } = live;
  const facts = account && lockFacts(lock, store, account);
  return {
    id: live.id,
    title: live.title,
    propagatePic: '',
    showNew: live.isNew,
    sourceName: live.sourceName,
    beginTime: wireTime(begin),
    planEndTime: wireTime(end),
    status,
    liveStatus: status,
    isLiveReplay: live.replay,
    isRecord: live.replay,
    ...(facts && {
      isLocked: facts.locked,
      lockCourseRate: lock?.rate ?? null,
      lockExamCondition: lock != null && lock.examPassed !== null ? 1 : 0,
      currentCourseRate: facts.current,
      isExamPassed: lock?.examPassed ?? null,
      liveId: live.id,
      liveRoomId: live.roomId,
    }),
  };
}
