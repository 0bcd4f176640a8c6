import type { LockdownLevel, LockdownState } from '#contract/ipc/lockdown.ts';
import type { Step, Undo } from './step.ts';

export interface LockdownOptions {
  changed: (state: LockdownState) => void;
  report: (what: string, error: unknown) => void;
}

/** Runs the steps of one level at a time. */
export interface Lockdown {
  /** Stops what runs, then starts the steps in order; a step that fails stops the others. Never throws. */
  start: (level: LockdownLevel, steps: readonly Step[]) => Promise<LockdownState>;
  /** Stops the steps in reverse. Never throws: a step that cannot be undone must not hold the others. */
  stop: () => Promise<void>;
  state: () => LockdownState;
}

const unlocked: LockdownState = { level: 'none', active: [], failed: null };

export function createLockdown({ changed, report }: LockdownOptions): Lockdown {
  const started: { of: Step; name: Step['name']; undo: Undo }[] = [];
  let state = unlocked;
  let last: Promise<unknown> = Promise.resolve();

  function set(next: LockdownState): void {
    if (next === state) return;
    state = next;
    changed(state);
  }

  /** One change after the other: a paper that is left while it is being locked must end unlocked. */
  function inOrder<Value>(change: () => Promise<Value>): Promise<Value> {
    const done = last.then(change);
    last = done.catch(() => undefined); // The caller of this change gets its error.
    return done;
  }

  async function undoAll(): Promise<void> {
    for (let step = started.pop(); step; step = started.pop()) {
      try {
        await step.undo();
      } catch (error) {
        report(`lockdown: ${step.name} did not stop`, error);
      }
    }
  }

  function lose(step: Step): void {
    const at = started.findIndex(({ of }) => of === step);
    if (at === -1) return;
    started.splice(at, 1);
    report(`lockdown: ${step.name} ended`, null);
    set({ ...state, active: state.active.filter((name) => name !== step.name) });
  }

  async function startAll(level: LockdownLevel, steps: readonly Step[]): Promise<LockdownState> {
    await undoAll();
    for (const step of steps) {
      const { name, start } = step;
      try {
        started.push({ of: step, name, undo: await start(() => lose(step)) });
      } catch (error) {
        report(`lockdown: ${name} did not start`, error);
        await undoAll();
        set({ level, active: [], failed: name });
        return state;
      }
    }
    set(level === 'none' ? unlocked : { level, active: started.map(({ name }) => name), failed: null });
    return state;
  }

  async function stopAll(): Promise<void> {
    await undoAll();
    set(unlocked);
  }

  return {
    start: (level, steps) => inOrder(() => startAll(level, steps)),
    stop: () => inOrder(stopAll),
    state: () => state,
  };
}
