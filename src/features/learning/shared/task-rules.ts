import { shifted } from '#rules/exam/zone-shift.ts';

/** When a task can be studied; `timeShiftMs`: see ClockState. */
export interface TaskDates {
  /** 1 date range, 2 end date only, 0 not told, else long-term. */
  cycleType: number;
  startTime: number | null;
  endTime: number | null;
}

/** True for a task that ends. */
export const isLimited = ({ cycleType }: Pick<TaskDates, 'cycleType'>): boolean => cycleType === 1 || cycleType === 2;

/** Start and end in epoch ms as far as the cycle has them (002 §3). */
export function datesOf({ cycleType, startTime, endTime }: TaskDates, timeShiftMs: number) {
  return {
    from: cycleType === 1 ? shifted(startTime, timeShiftMs) : null,
    until: isLimited({ cycleType }) ? shifted(endTime, timeShiftMs) : null,
  };
}

/** `unknown`: a beginning or an end that decides is not told, or cannot be read. */
export type TaskPhase = 'before' | 'running' | 'over' | 'unknown';

/** Where a moment lies in the dates of a task (G-104). */
export function phaseOf(task: TaskDates, now: number, timeShiftMs: number): TaskPhase {
  const { from, until } = datesOf(task, timeShiftMs);
  if (from !== null && now < from) return 'before';
  if (until !== null && now > until) return 'over';
  const told = (task.cycleType !== 1 || from !== null) && (!isLimited(task) || until !== null);
  return told ? 'running' : 'unknown';
}

/** The next moment at which the phase changes; null: it does not. */
export function nextPhaseAt(task: TaskDates, now: number, timeShiftMs: number): number | null {
  const { from, until } = datesOf(task, timeShiftMs);
  return [from, until].find((at) => at !== null && at > now) ?? null;
}

/** 1 required, 2 elective, else open class; null: the platform does not say. */
export function taskTypeOf(taskType: number | null): 'required' | 'elective' | 'open' | null {
  if (taskType === null) return null;
  if (taskType === 1) return 'required';
  return taskType === 2 ? 'elective' : 'open';
}
