import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { shifted } from './zone-shift.ts';

/** The platform's days are those of its zone (UTC+8), wherever this machine stands. */
const platformZone = 8 * 3_600_000;
const day = 86_400_000;

/** When an exam can be taken (002 §3, isLimitTime). */
export type ExamWindow =
  | { kind: 'fixed'; from: number | null; to: number | null }
  /** `zoneMs`: where its days begin, as an offset from UTC. */
  | { kind: 'monthly'; days: readonly number[]; zoneMs: number }
  | { kind: 'long-term' };

export type WindowFields = Pick<ExamListItem, 'isLimitTime' | 'startTime' | 'endTime' | 'regularDate'>;

/**
 * 1 is a fixed window, 2 is monthly on given days, another number is long-term. Where none is told, the times are all that is
 * known. `timeShiftMs`: see ClockState.
 */
export function windowOf(
  { isLimitTime, startTime, endTime, regularDate }: WindowFields,
  timeShiftMs: number,
): ExamWindow {
  if (isLimitTime === 1 || isLimitTime === null)
    return { kind: 'fixed', from: shifted(startTime, timeShiftMs), to: shifted(endTime, timeShiftMs) };
  if (isLimitTime === 2) return { kind: 'monthly', days: daysIn(regularDate), zoneMs: platformZone - timeShiftMs };
  return { kind: 'long-term' };
}

function daysIn(regularDate: string): number[] {
  const days = regularDate
    .normalize('NFKC')
    .split(/[,;、\s[\]"日号]+/)
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= 31);
  return [...new Set(days)].sort((a, b) => a - b);
}

/** Where a moment lies in a window; `next` is the moment it opens, when that is known. */
export type Openness =
  | { state: 'open'; until: number | null }
  | { state: 'before'; next: number | null }
  | { state: 'over'; at: number }
  /** A beginning or an end that decides could not be read: nobody here knows, and the platform decides. */
  | { state: 'unknown' };

/** Whether a window is open at a moment of the platform's clock. */
export function opennessOf(window: ExamWindow, now: number): Openness {
  if (window.kind === 'long-term') return { state: 'open', until: null };
  if (window.kind === 'monthly') return monthlyOpenness(window, now);
  if (window.from !== null && now < window.from) return { state: 'before', next: window.from };
  if (window.to !== null && now > window.to) return { state: 'over', at: window.to };
  return window.from === null || window.to === null ? { state: 'unknown' } : { state: 'open', until: window.to };
}

/** When a window that is not open yet opens; null: it is open, over, or nobody knows. */
export function opensAtOf(window: ExamWindow, now: number): number | null {
  const openness = opennessOf(window, now);
  return openness.state === 'before' ? openness.next : null;
}

/** The next moment at which the window opens or closes; null: none is known. */
export function nextChangeOf(window: ExamWindow, now: number): number | null {
  const openness = opennessOf(window, now);
  if (openness.state === 'open') return openness.until;
  return openness.state === 'before' ? openness.next : null;
}

// On every day that is not listed the exam is not open.
function monthlyOpenness({ days, zoneMs }: { days: readonly number[]; zoneMs: number }, now: number): Openness {
  if (days.length === 0) return { state: 'unknown' };
  const today = Math.floor((now + zoneMs) / day) * day - zoneMs;
  for (let ahead = 0; ahead <= 62; ahead += 1) {
    const start = today + ahead * day;
    if (days.includes(new Date(start + zoneMs).getUTCDate())) {
      return ahead === 0 ? { state: 'open', until: start + day } : { state: 'before', next: start };
    }
  }
  return { state: 'before', next: null };
}

/** Whole days of the platform's calendar from one moment to another: 0 is today, 1 tomorrow. */
export function daysBetween(from: number, to: number): number {
  const dayOf = (at: number) => Math.floor((at + platformZone) / day);
  return dayOf(to) - dayOf(from);
}
