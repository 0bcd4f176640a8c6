import type { LockdownLevel, LockdownState } from '../../src/contract/ipc/lockdown.ts';
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
  const started: { name: Step['name']; undo: Undo }[] = [];
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

  async function startAll(level: LockdownLevel, steps: readonly Step[]): Promise<LockdownState> {
    await undoAll();
    for (const { name, start } of steps) {
      try {
        started.push({ name, undo: await start() });
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
