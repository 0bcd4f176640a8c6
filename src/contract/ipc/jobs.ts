import { call, event } from './ipc-types.ts';

/** A position that the learner has saved on this computer. */
export interface SavedPosition {
  id: string;
  positionName: string;
  companyName: string;
  cityName: string;
  /** Epoch ms of this computer. */
  savedAt: number;
}

/** What this computer keeps of the job board for the account that is signed in, the latest first. */
export interface JobNotes {
  saved: readonly SavedPosition[];
  searches: readonly string[];
}

/** Fail with the codes of a journal. */
export const jobsDomain = {
  notes: call<[], JobNotes>(),
  /** Saves a position, or replaces the one with the same id. */
  save: call<[position: Omit<SavedPosition, 'savedAt'>], void>(),
  remove: call<[id: string], void>(),
  /** Remembers what was searched for; the oldest search makes room. */
  searched: call<[text: string], void>(),
  forgetSearches: call<[], void>(),
  changed: event<null>(),
};
