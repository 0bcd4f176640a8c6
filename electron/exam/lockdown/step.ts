import type { LockdownStep } from '#contract/ipc/lockdown.ts';

/** Undoes what a step did; must work after its window is gone. */
export type Undo = () => Promise<void> | void;

/** One reversible effect of a lockdown level. A start that throws has changed nothing. */
export interface Step {
  name: LockdownStep;
  /** `lost`: the step is no longer in force, and nothing of it is left to undo. */
  start: (lost: () => void) => Promise<Undo> | Undo;
}
