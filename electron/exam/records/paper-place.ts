import type { Branch } from '#contract/ipc/session.ts';

/** Where a paper was begun, and where calls of a session arrive: the platform, and the branch that goes with each call. */
export interface PaperPlace {
  origin: string;
  /** Null: none was chosen. */
  branch: Branch | null;
}

/**
 * Whether calls from `here` reach a paper that was begun at `place`. A place that an older version did not note forbids
 * nothing, nor does a branch that nobody had chosen, nor an organisation that one of the two does not name.
 */
export function reaches(here: PaperPlace, place: PaperPlace | undefined): boolean {
  if (!place) return true;
  if (here.origin !== place.origin) return false;
  if (!place.branch) return true;
  const { code, organ } = here.branch ?? { code: '', organ: null };
  const organs = [organ, place.branch.organ].filter(Boolean);
  return code === place.branch.code && new Set(organs).size < 2;
}

/** What a person calls the branch of a paper; null: nobody has chosen one. */
export function branchName(place: PaperPlace | undefined): string | null {
  return place?.branch ? place.branch.name || place.branch.code || null : null;
}
