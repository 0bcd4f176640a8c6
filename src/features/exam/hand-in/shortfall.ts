import type { BasicExam } from '#contract/platform/exam/exam.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import type { Result } from '../shared/result.ts';

/** What a learner who did not pass is told; a null fact is one that the platform does not tell. */
export interface Shortfall {
  passMark: number;
  /** Points below the pass mark; always positive. */
  missing: number;
  attemptsLeft: number | null;
  /** True: the exam may be taken again now, as far as its facts say. */
  mayRetry: boolean;
}

type ExamTerms = Pick<BasicExam, 'passScore' | 'attemptsLeft' | 'startTime' | 'endTime'>;

/** How far a marked paper is below the pass mark; null: it is not, or the platform names no pass mark. */
export function shortfallOf(
  result: Pick<Result, 'step' | 'score' | 'passed'>,
  terms: ExamTerms,
  clock: { now: number; timeShiftMs: number },
): Shortfall | null {
  const missing = terms.passScore - result.score;
  if (result.step !== 'marked' || result.passed || terms.passScore <= 0 || missing <= 0) return null;
  const from = shifted(terms.startTime, clock.timeShiftMs);
  const to = shifted(terms.endTime, clock.timeShiftMs);
  const open = (typeof from !== 'number' || clock.now >= from) && (typeof to !== 'number' || clock.now <= to);
  const attemptsLeft = terms.attemptsLeft === null ? null : Math.max(0, terms.attemptsLeft);
  return { passMark: terms.passScore, missing, attemptsLeft, mayRetry: open && attemptsLeft !== 0 };
}
