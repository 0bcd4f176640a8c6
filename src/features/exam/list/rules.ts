import { shifted } from '../../../contract/exam/zone-shift.ts';
import type { ExamListItem } from '../../../contract/platform/exam/exam.ts';

/** The platform's days are those of its zone (UTC+8), wherever this machine stands. */
const platformZone = 8 * 3_600_000;
const day = 86_400_000;

/** When an exam can be taken (002 §3, isLimitTime). */
export type ExamWindow =
  | { kind: 'fixed'; from: number | null; to: number | null }
  /** `zoneMs`: where its days begin, as an offset from UTC. */
  | { kind: 'monthly'; days: readonly number[]; zoneMs: number }
  | { kind: 'long-term' };

type WindowFields = Pick<ExamListItem, 'isLimitTime' | 'startTime' | 'endTime' | 'regularDate'>;

/** 1 is a fixed window, 2 is monthly on given days, anything else is long-term. `timeShiftMs`: see ClockState. */
export function windowOf(
  { isLimitTime, startTime, endTime, regularDate }: WindowFields,
  timeShiftMs: number,
): ExamWindow {
  if (isLimitTime === 1)
    return { kind: 'fixed', from: shifted(startTime, timeShiftMs), to: shifted(endTime, timeShiftMs) };
  if (isLimitTime === 2) return { kind: 'monthly', days: daysIn(regularDate), zoneMs: platformZone - timeShiftMs };
  return { kind: 'long-term' };
}

function daysIn(regularDate: string): number[] {
  const days = regularDate
    .split(',')
    .map((text) => Number(text.trim()))
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= 31);
  return [...new Set(days)].sort((a, b) => a - b);
}

/** Where a moment lies in a window; `next` is the moment it opens, when that is known. */
export type Openness =
  | { state: 'open'; until: number | null }
  | { state: 'before'; next: number | null }
  | { state: 'over'; at: number };

/** Whether a window is open at a moment of the platform's clock. */
export function opennessOf(window: ExamWindow, now: number): Openness {
  if (window.kind === 'long-term') return { state: 'open', until: null };
  if (window.kind === 'monthly') return monthlyOpenness(window, now);
  if (window.from !== null && now < window.from) return { state: 'before', next: window.from };
  if (window.to !== null && now > window.to) return { state: 'over', at: window.to };
  return { state: 'open', until: window.to };
}

/** The next moment at which the window opens or closes; null: none is known. */
export function nextChangeOf(window: ExamWindow, now: number): number | null {
  const openness = opennessOf(window, now);
  if (openness.state === 'open') return openness.until;
  return openness.state === 'before' ? openness.next : null;
}

// On every day that is not listed the exam is not open.
function monthlyOpenness({ days, zoneMs }: { days: readonly number[]; zoneMs: number }, now: number): Openness {
  const today = Math.floor((now + zoneMs) / day) * day - zoneMs;
  for (let ahead = 0; ahead <= 62; ahead += 1) {
    const start = today + ahead * day;
    if (days.includes(new Date(start + zoneMs).getUTCDate())) {
      return ahead === 0 ? { state: 'open', until: start + day } : { state: 'before', next: start };
    }
  }
  return { state: 'before', next: null };
}

type LockFields = Pick<
  ExamListItem,
  | 'showLock'
  | 'lockCourseRate'
  | 'currentCourseRate'
  | 'lockExamCondition'
  | 'isExamPassed'
  | 'isFormCommit'
  | 'lockSourceName'
>;

/** The sentence of a locked exam: a key below `exam-list:lock` and what it tells. */
export interface LockSentence {
  key: string;
  facts: { name: string; needed: number; current: number };
}

/**
 * Why an exam is locked; null: it is not. The platform decides by showLock, the rest only makes the sentence
 *: learning progress, earlier exam, form, in any combination.
 */
export function lockOf(item: LockFields): LockSentence | null {
  if (!item.showLock) return null;
  const needed = item.lockCourseRate ?? 0;
  const open = [
    item.currentCourseRate < needed && 'progress',
    item.lockExamCondition && !item.isExamPassed && 'exam',
    !item.isFormCommit && 'form',
  ].filter((condition) => condition !== false);
  const named = item.lockSourceName !== '' && open.includes('progress') ? 'named' : 'plain';
  const key = open.length === 0 ? 'unknown' : `${open.join('-')}.${named}`;
  return { key, facts: { name: item.lockSourceName, needed, current: item.currentCourseRate } };
}

/** What the button of an exam does (002 §3): 1 starts, 2 starts again, anything else views. */
export type ExamAction = 'start' | 'again' | 'view';

export function actionOf(buttonStatus: number): ExamAction {
  if (buttonStatus === 1) return 'start';
  return buttonStatus === 2 ? 'again' : 'view';
}

/** What a click on the button comes to. */
export type ClickOutcome =
  | { go: 'prepare' | 'result' }
  | { warn: 'locked'; lock: LockSentence }
  | { warn: 'not-open' | 'over' };

/** A result can always be viewed; a locked, unopened or ended exam says why it does not start (002 §4). */
export function clickOutcome(
  item: LockFields & WindowFields & { buttonStatus: number },
  now: number,
  timeShiftMs: number,
): ClickOutcome {
  if (actionOf(item.buttonStatus) === 'view') return { go: 'result' };
  const lock = lockOf(item);
  if (lock) return { warn: 'locked', lock };
  const { state } = opennessOf(windowOf(item, timeShiftMs), now);
  if (state === 'before') return { warn: 'not-open' };
  return state === 'over' ? { warn: 'over' } : { go: 'prepare' };
}

/** What the button of an exam says: what a click does, or what it tells of an exam that cannot start. */
export type ExamLabel = ExamAction | 'conditions' | 'opening' | 'closing';

export function labelOf(buttonStatus: number, outcome: ClickOutcome): ExamLabel {
  if ('go' in outcome) return actionOf(buttonStatus);
  if (outcome.warn === 'locked') return 'conditions';
  return outcome.warn === 'not-open' ? 'opening' : 'closing';
}

/** Whole days of the platform's calendar from one moment to another: 0 is today, 1 tomorrow. */
export function daysBetween(from: number, to: number): number {
  const dayOf = (at: number) => Math.floor((at + platformZone) / day);
  return dayOf(to) - dayOf(from);
}
