import type { LockdownStep } from '../../src/contract/ipc/lockdown.ts';

/** Undoes what a step did; must work after its window is gone. */
export type Undo = () => Promise<void> | void;

/** One reversible effect of a lockdown level. A start that throws has changed nothing. */
export interface Step {
  name: LockdownStep;
  start: () => Promise<Undo> | Undo;
}
