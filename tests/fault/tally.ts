import * as z from 'zod/mini';

const answer = z.object({ type: z.literal('answer'), questionId: z.string() });

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

/** An answer of which the learner was told that it is saved. */
export interface Answered {
  sequence: number;
  questionId: string;
  text: string;
}

/** A record as a journal gives it back. */
interface ReadRecord {
  sequence: number;
  text: string;
}

/**
 * Counts the acknowledged answers (in their order) that do not count any more: they cannot be read back, and no later
 * answer to their question stands in for them; or an older one to their question does.
 */
export function countLost(acknowledged: readonly Answered[], records: readonly ReadRecord[]): number {
  const read = new Map(records.map(({ sequence, text }) => [sequence, text]));
  const latest = new Map<string, ReadRecord>();
  for (const record of records) {
    const known = z.safeParse(answer, JSON.parse(record.text));
    if (known.success) latest.set(known.data.questionId, record);
  }
  const ended = new Set<string>();
  const lost = acknowledged.toReversed().filter(({ sequence, questionId, text }) => {
    const counting = latest.get(questionId);
    // A later answer was acknowledged, and this one is taken for the latest.
    if (ended.has(questionId) && counting?.sequence === sequence && counting.text.includes(text)) return true;
    ended.add(questionId);
    const found = read.get(sequence);
    return found === undefined ? (counting?.sequence ?? 0) < sequence : !found.includes(text);
  });
  return lost.length;
}

export function addRun(tally: Tally, run: { acknowledged: number; lost: number; note: string }): void {
  tally.runs += 1;
  tally.acknowledged += run.acknowledged;
  tally.lost += run.lost;
  if (run.lost > 0) tally.notes.push(run.note);
}

/** Notes what made a run useless. */
export function addUnusable(tally: Tally, error: unknown): void {
  tally.runs += 1;
  tally.unusable += 1;
  tally.notes.push(
    `${tally.fault}, run ${tally.runs}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
}

/** Everything that must not happen; the goal is 0. */
export function harmOf({ lost, twice, never, falseClaims, unusable }: Tally): number {
  return lost + twice + never + falseClaims + unusable;
}
