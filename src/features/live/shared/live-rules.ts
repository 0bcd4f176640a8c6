import type { LiveClass } from '#contract/platform/live/live.ts';
import { stateOf, type Stated } from '#domain/lives/live-state.ts';

/** What the previous course and the exam demand of a locked class; `other`: the platform gives no reason. */
export type Lock = { kind: 'course' | 'both'; rate: number; current: number | null } | { kind: 'exam' | 'other' };

type Lockable = Pick<
  LiveClass,
  'isLocked' | 'lockCourseRate' | 'lockExamCondition' | 'currentCourseRate' | 'isExamPassed'
>;

/** Why a class is locked (002 §4); null: it is open. What is met is not asked for again. */
export function lockOf(live: Lockable): Lock | null {
  const { lockCourseRate: rate, currentCourseRate: current } = live;
  const short = rate !== null && rate > 0 && !(current !== null && current >= rate);
  const failed = live.lockExamCondition && live.isExamPassed !== true;
  // Without the platform's word only what is certainly not met locks.
  const certain = (short && current !== null) || (failed && live.isExamPassed === false);
  if (!(live.isLocked ?? certain)) return null;
  if (short) return { kind: failed ? 'both' : 'course', rate, current };
  return { kind: failed ? 'exam' : 'other' };
}

/** What a press on the button of a class comes to. */
export type Opening = { go: 'room' | 'replay' } | { warn: 'notStarted' | 'ended' | 'notLinked' | 'locked' };

/** A class that is over and was not recorded says so before anything else: no lock would change that. */
export function openingOf(live: Stated & Lockable & Pick<LiveClass, 'liveRoomId'>, now: number): Opening {
  const state = stateOf(live, now);
  if (state === 'ended') return { warn: 'ended' };
  if (lockOf(live) !== null) return { warn: 'locked' };
  if (state === 'replay') return { go: 'replay' };
  if (state === 'notStarted') return { warn: 'notStarted' };
  return live.liveRoomId === '' ? { warn: 'notLinked' } : { go: 'room' };
}
