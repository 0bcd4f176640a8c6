import type { Saved } from '#contract/ipc/exam.ts';

/**
 * How a question's last change stands. `retrying`: it is not on disk yet, the page keeps it and tries again. `ended`: it is
 * not on disk, and nothing is saved here any more.
 */
export interface SaveState {
  phase: 'none' | 'saving' | 'saved' | 'retrying' | 'ended';
  /** Epoch ms (this machine) of the last time it was on disk; null: never. */
  savedAt: number | null;
  sequence: number;
  /** Failed tries of the change that is waiting. */
  tries: number;
}

export type SaveEvent =
  | { type: 'saving' }
  | { type: 'saved'; saved: Saved; more: boolean }
  | { type: 'failed'; tries: number }
  | { type: 'ended' };

export const notSaved: SaveState = { phase: 'none', savedAt: null, sequence: 0, tries: 0 };

/** What was on disk when the paper was opened. */
export function savedBefore(savedAt: number, sequence: number): SaveState {
  return { phase: 'saved', savedAt, sequence, tries: 0 };
}

/** The save state of one question after something happened to it. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'saving':
      // A retry under way is still a change that is not on disk: the line stays, it does not flicker.
      return state.phase === 'retrying' ? state : { ...state, phase: 'saving' };
    case 'failed':
      return { ...state, phase: 'retrying', tries: event.tries };
    case 'ended':
      return { ...state, phase: 'ended' };
    case 'saved':
      return {
        phase: event.more ? 'saving' : 'saved',
        savedAt: event.saved.savedAt,
        sequence: Math.max(state.sequence, event.saved.sequence),
        tries: 0,
      };
  }
}

/** Numbers of writes that are not on disk, by how they stand. */
export function unsaved(states: Iterable<SaveState>): { saving: number; retrying: number; ended: number } {
  const count = { saving: 0, retrying: 0, ended: 0 };
  for (const { phase } of states) if (phase !== 'none' && phase !== 'saved') count[phase] += 1;
  return count;
}
