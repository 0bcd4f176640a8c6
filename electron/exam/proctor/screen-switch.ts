import type { Timer } from '../clock/timer.ts';

/** Where the keyboard focus is, as the shell sees it. */
export interface FocusWatch {
  /** `blur`: no window of ours has the focus any more; `focus`: one has it again. Returns the way to stop. */
  onFocusChange(listener: (change: 'blur' | 'focus') => void): () => void;
  /** A dialog that we opened (save, message) is up: it takes the focus, and that is no switch. */
  ownDialogOpen(): boolean;
}

/** `gone`: the focus left at `since`, not known yet where to. `away`: this absence is counted. */
export type SwitchState = { at: 'here' } | { at: 'gone'; since: number } | { at: 'away' };
export type SwitchEvent = { type: 'blur' | 'focus'; now: number } | { type: 'look'; now: number; ownDialog: boolean };

/** Candidate windows of input methods take the focus for moments. */
export const absenceThreshold = 300;

/** One absence is one switch, once it has lasted and none of our own dialogs explains it. */
export function afterFocus(state: SwitchState, event: SwitchEvent): { state: SwitchState; counted: boolean } {
  if (event.type !== 'look') {
    const leaves = event.type === 'blur';
    if (leaves && state.at !== 'here') return { state, counted: false };
    return { state: leaves ? { at: 'gone', since: event.now } : { at: 'here' }, counted: false };
  }
  if (state.at !== 'gone') return { state, counted: false };
  // Time under our own dialog does not count; when it closes without the focus coming back, the learner did leave.
  if (event.ownDialog) return { state: { at: 'gone', since: event.now }, counted: false };
  if (event.now - state.since < absenceThreshold) return { state, counted: false };
  return { state: { at: 'away' }, counted: true };
}

export interface SwitchWatchOptions {
  focus: FocusWatch;
  timer: Timer;
  /** Monotonic ms. */
  monotonic: () => number;
  onSwitch: () => void;
}

/** Watches until the answer is called. */
export function watchScreenSwitches({ focus, timer, monotonic, onSwitch }: SwitchWatchOptions): () => void {
  let state: SwitchState = { at: 'here' };
  let cancelLook: (() => void) | null = null;

  function take(event: SwitchEvent): void {
    const next = afterFocus(state, event);
    state = next.state;
    cancelLook?.();
    cancelLook = state.at === 'gone' ? timer(look, absenceThreshold) : null;
    if (next.counted) onSwitch();
  }

  function look(): void {
    take({ type: 'look', now: monotonic(), ownDialog: focus.ownDialogOpen() });
  }

  const stop = focus.onFocusChange((type) => take({ type, now: monotonic() }));
  return () => {
    stop();
    cancelLook?.();
  };
}
