import type { Timer } from '#electron/kernel/timer.ts';

/** Where the keyboard focus is, as the shell sees it. */
export interface FocusWatch {
  /** `blur`: no window of ours has the focus any more; `focus`: one has it again. Returns the way to stop. */
  onFocusChange(listener: (change: 'blur' | 'focus') => void): () => void;
  /** A dialog that the paper's own window opened during this paper is up, and not for too long: that is no switch. */
  ownDialogOpen(): boolean;
}

/**
 * `gone`: the focus left at `since`, not known yet where to; `dialogSince`: from when on a dialog of ours explains it, null:
 * none does. `away`: an absence since then, which is counted.
 */
export type SwitchState =
  | { at: 'here' }
  | { at: 'gone'; since: number; dialogSince: number | null }
  | { at: 'away'; since: number };
export type SwitchEvent =
  | { type: 'blur'; now: number }
  | { type: 'focus'; now: number }
  | { type: 'look'; now: number; ownDialog: boolean };

/** What is told of the focus: an absence that is counted begins or ends, or a dialog of ours had the focus until now. */
export type SwitchFact =
  | { fact: 'left'; since: number }
  | { fact: 'back'; since: number; until: number }
  | { fact: 'dialog'; since: number; until: number };

interface SwitchStep {
  state: SwitchState;
  facts: readonly SwitchFact[];
}

/** Candidate windows of input methods take the focus for moments. */
export const absenceThreshold = 300;

/** One absence is one switch, once it has lasted and none of our own dialogs explains it. */
export function afterFocus(state: SwitchState, event: SwitchEvent): SwitchStep {
  if (event.type === 'blur') {
    if (state.at !== 'here') return { state, facts: [] };
    return { state: { at: 'gone', since: event.now, dialogSince: null }, facts: [] };
  }
  if (event.type === 'focus') return { state: { at: 'here' }, facts: endOf(state, event.now) };
  if (state.at !== 'gone') return { state, facts: [] };
  const { now, ownDialog } = event;
  // Time under our own dialog does not count; when it closes without the focus coming back, the learner did leave.
  if (ownDialog) return { state: { at: 'gone', since: now, dialogSince: state.dialogSince ?? state.since }, facts: [] };
  if (now - state.since < absenceThreshold) return { state, facts: [] };
  return {
    state: { at: 'away', since: state.since },
    facts: [...endOf(state, state.since), { fact: 'left', since: state.since }],
  };
}

function endOf(state: SwitchState, until: number): readonly SwitchFact[] {
  if (state.at === 'away') return [{ fact: 'back', since: state.since, until }];
  if (state.at === 'gone' && state.dialogSince !== null) return [{ fact: 'dialog', since: state.dialogSince, until }];
  return [];
}

export interface SwitchWatchOptions {
  focus: FocusWatch;
  timer: Timer;
  /** Monotonic ms. */
  monotonic: () => number;
  onFact: (fact: SwitchFact) => void;
}

/** Watches until the answer is called. */
export function watchScreenSwitches({ focus, timer, monotonic, onFact }: SwitchWatchOptions): () => void {
  let state: SwitchState = { at: 'here' };
  let cancelLook: (() => void) | null = null;

  function take(event: SwitchEvent): void {
    const next = afterFocus(state, event);
    state = next.state;
    cancelLook?.();
    cancelLook = state.at === 'gone' ? timer(look, absenceThreshold) : null;
    for (const fact of next.facts) onFact(fact);
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
