import { dayOfMonth, minute } from '../../server/clock.ts';

/** An exam's window: fixed (1), on days of the month (2), or long-term (3) (002 §3, isLimitTime). */
export interface ExamWindow {
  isLimitTime: 1 | 2 | 3;
  startAt: number | null;
  endAt: number | null;
  /** Days of the month. */
  days: readonly number[];
}

export type WindowState = 'open' | 'not-yet' | 'not-today' | 'ended';

/** Where the moment lies in the window [exam-limit-time, exam-monthly-days]. */
export function windowState(window: ExamWindow, now: number): WindowState {
  if (window.isLimitTime === 2) return window.days.includes(dayOfMonth(now)) ? 'open' : 'not-today';
  if (window.isLimitTime === 3) return 'open';
  if (window.startAt !== null && now < window.startAt) return 'not-yet';
  return window.endAt !== null && now >= window.endAt ? 'ended' : 'open';
}

/** What a lock asks for and what of it the learner has. `null` parts are not asked for. */
export interface LockFacts {
  rate: number | null;
  currentRate: number;
  examPassed: boolean | null;
  formDone: boolean | null;
}

/** Locked while the course is not far enough, the prior exam not passed or the form not sent [exam-availability]. */
export function isLocked({ rate, currentRate, examPassed, formDone }: LockFacts): boolean {
  return (rate !== null && currentRate < rate) || examPassed === false || formDone === false;
}

export interface Attempts {
  handedIn: number;
  /** null: as often as one likes. */
  allowed: number | null;
  passed: boolean;
  ended: boolean;
  open: boolean;
}

/** 1 start, 2 re-exam, 3 view [exam-button]. */
export function buttonStatus({ handedIn, allowed, passed, ended, open }: Attempts): 1 | 2 | 3 {
  if (ended && !open) return 3;
  if (handedIn === 0 || open) return 1;
  return passed || (allowed !== null && handedIn >= allowed) ? 3 : 2;
}

/** The earlier of the window's end and the start plus the duration; null: neither. */
export function deadlineOf(joinedAt: number, minutes: number | null, window: ExamWindow): number | null {
  const limits = [
    ...(minutes === null ? [] : [joinedAt + minutes * minute]),
    ...(window.isLimitTime === 1 && window.endAt !== null ? [window.endAt] : []),
  ];
  return limits.length === 0 ? null : Math.min(...limits);
}

/** A paper is taken up to two minutes after its deadline. */
export const lateBy = 120_000;
