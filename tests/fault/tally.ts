/** What a series of faults came to. */
export interface Tally {
  fault: string;
  runs: number;
  /** Records that were acknowledged to the learner. */
  acknowledged: number;
  lost: number;
  /** Papers that the platform accepted more than once. */
  twice: number;
  /** Papers that were begun and never arrived. */
  never: number;
  /** Papers that the client called delivered and the platform does not hold. */
  falseClaims: number;
  /** Runs after which the journal did not open or could not be written any more. */
  unusable: number;
  notes: string[];
}

export function emptyTally(fault: string): Tally {
  return { fault, runs: 0, acknowledged: 0, lost: 0, twice: 0, never: 0, falseClaims: 0, unusable: 0, notes: [] };
}

/** An acknowledged record: its sequence and what must be read at it. */
export type Acknowledged = ReadonlyMap<number, string>;

/** Counts what of the acknowledged records cannot be read back. */
export function countLost(acknowledged: Acknowledged, records: readonly { sequence: number; text: string }[]): number {
  const read = new Map(records.map(({ sequence, text }) => [sequence, text]));
  return [...acknowledged].filter(([sequence, text]) => !read.get(sequence)?.includes(text)).length;
}

export function addRun(tally: Tally, run: { acknowledged: number; lost: number; note: string }): void {
  tally.runs += 1;
  tally.acknowledged += run.acknowledged;
  tally.lost += run.lost;
  if (run.lost > 0) tally.notes.push(run.note);
}

/** Everything that must not happen; the goal is 0. */
export function harmOf({ lost, twice, never, falseClaims, unusable }: Tally): number {
  return lost + twice + never + falseClaims + unusable;
}
