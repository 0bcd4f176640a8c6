import type { PrepareStep } from '../prepare-flow.ts';

/** A check that lies behind the learner; `open` says how many things of it could be better. */
export interface PassedCheck {
  step: Exclude<PrepareStep, 'enter'>;
  open: number;
}

/** What is checked already when the learner waits to enter: each step of this exam that came before. */
export function passedChecks(steps: readonly PrepareStep[], camerasToAdjust: number): PassedCheck[] {
  return steps.flatMap((step) => (step === 'enter' ? [] : [{ step, open: step === 'devices' ? camerasToAdjust : 0 }]));
}
