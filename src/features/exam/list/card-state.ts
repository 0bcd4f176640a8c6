import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { daysBetween, opennessOf, windowOf } from '#rules/exam/exam-window.ts';
import { lockOf } from './rules.ts';

/** The word at the right of a card: a key below `exam-list:state`, its facts, its weight. */
export interface CardState {
  key: string;
  look: 'quiet' | 'good';
  score: number | null;
  days: number;
  /** A moment to write; null: none. */
  at: number | null;
}

/** What a card says first: locked, passed, coming, open, over, or the last score. */
export function cardStateOf(item: ExamListItem, now: number, timeShiftMs: number): CardState {
  const nothing: CardState = { key: 'open', look: 'quiet', score: item.lastScore, days: 0, at: null };
  if (item.passed && item.lastScore !== null) return { ...nothing, key: 'passed', look: 'good' };
  if (lockOf(item)) return { ...nothing, key: 'locked' };
  const window = windowOf(item, timeShiftMs);
  const openness = opennessOf(window, now);
  if (openness.state === 'unknown') return { ...nothing, key: 'timeUnknown' };
  if (openness.state === 'over') return { ...nothing, key: 'over' };
  if (openness.state === 'before') {
    const { next } = openness;
    if (next === null) return { ...nothing, key: 'notOpen' };
    if (window.kind === 'monthly') return { ...nothing, key: 'next', at: next };
    const days = daysBetween(now, next);
    return days === 0
      ? { ...nothing, key: 'startsToday', look: 'quiet', at: next }
      : { ...nothing, key: 'startsIn', look: 'quiet', days };
  }
  if (item.lastScore !== null) return { ...nothing, key: 'lastScore' };
  if (window.kind === 'monthly') return { ...nothing, key: 'openToday', look: 'good' };
  if (openness.until === null) return { ...nothing, key: 'open', look: 'good' };
  return { ...nothing, key: 'openUntil', look: 'good', at: openness.until };
}
