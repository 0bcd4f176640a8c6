import type { ClassExam } from '#contract/platform/offline-training/class-exam.ts';

/** Tasks may be drawn so long before the exam begins: the learner is in the room by then. */
const drawAheadMs = 20 * 60_000;

/**
 * Where a learner stands with a practical exam. `draw`: the tasks can be drawn. `drawn`: they are there, the exam is not
 * marked. `missed`: it ended before they were drawn. `unknown`: when it takes
 * place cannot be read. `untold`: nobody says whether they were drawn.
 */
export type ClassExamStep = 'before' | 'draw' | 'unknown' | 'drawn' | 'missed' | 'marked' | 'untold';

type Facts = Pick<ClassExam, 'startTime' | 'endTime' | 'isExtracted' | 'isMarked'>;

/** The step at a moment of the platform's clock; a missing time limits nothing, the platform decides in the end. */
export function stepOf({ startTime, endTime, isExtracted, isMarked }: Facts, now: number): ClassExamStep {
  if (isMarked === true) return 'marked';
  if (isExtracted === true) return 'drawn';
  if (typeof startTime === 'number' && now < startTime - drawAheadMs) return 'before';
  if (isExtracted === null) return 'untold';
  if (typeof endTime === 'number' && now > endTime) return 'missed';
  return startTime === 'unread' || endTime === 'unread' ? 'unknown' : 'draw';
}

/** When the step changes by itself; null: never. */
export function nextStepAt({ startTime, endTime, isExtracted, isMarked }: Facts, now: number): number | null {
  if (isMarked === true || isExtracted === true) return null;
  const moments = [
    typeof startTime === 'number' ? startTime - drawAheadMs : null,
    typeof endTime === 'number' ? endTime + 1 : null,
  ];
  return moments.find((at) => at !== null && at > now) ?? null;
}

/** The number of a task in an address, within 1 and the number of tasks; 1 for anything else. */
export function taskNumber(given: string | null, count: number): number {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : 1;
}
