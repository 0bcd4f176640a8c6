import type { Tally } from '../tally.ts';
import { evidenceOf, type HeldPaper } from './held.ts';
import type { readLine } from './protocol.ts';

interface Written {
  userPaperId: string | null;
  /** By question: the last value that main said is on disk. */
  saved: Map<string, string>;
  /** By question: the values written after it, of which any may have reached the disk. */
  unsure: Map<string, string[]>;
  /** Pictures and notes that main said are on disk. */
  captured: string[];
  sealed: boolean;
  claimedDelivered: boolean;
}

/** What the clients of a series were told, over all their lives. */
export type Told = Map<string, Written>;

export function hear(told: Told, event: ReturnType<typeof readLine>): void {
  const [kind, attemptId] = event;
  if (attemptId === undefined || kind === 'trouble' || kind === 'closed') return;
  const written: Written = told.get(attemptId) ?? {
    userPaperId: null,
    saved: new Map(),
    unsure: new Map(),
    captured: [],
    sealed: false,
    claimedDelivered: false,
  };
  told.set(attemptId, written);
  if (event[0] === 'opened') [, , written.userPaperId] = event;
  if (event[0] === 'writes') written.unsure.set(event[2], [...(written.unsure.get(event[2]) ?? []), event[3]]);
  if (event[0] === 'saved') {
    const values = written.unsure.get(event[2]) ?? [];
    written.saved.set(event[2], event[3]);
    written.unsure.set(event[2], values.slice(values.lastIndexOf(event[3]) + 1));
  }
  if (event[0] === 'captured') written.captured.push(event[2]);
  if (event[0] === 'sealed') written.sealed = true;
  if (event[0] === 'claims' && event[2] === 'delivered') written.claimedDelivered = true;
}

/**
 * Compares what clients were told with what the platform holds. `accepted`: commits that succeeded, by paper.
 * `evidence`: what arrived of pictures and notes.
 */
export function countHarm(
  tally: Tally,
  told: Told,
  held: ReadonlyMap<string, HeldPaper>,
  accepted: ReadonlyMap<string, number>,
  evidence: ReadonlySet<string>,
): void {
  for (const { userPaperId, saved, unsure, captured, claimedDelivered } of told.values()) {
    const paper = userPaperId === null ? undefined : held.get(userPaperId);
    const handedIn = paper?.handedIn === true;
    if (!handedIn) tally.never += 1;
    if (claimedDelivered && !handedIn) tally.falseClaims += 1;
    if ((accepted.get(userPaperId ?? '') ?? 0) > 1) tally.twice += 1;
    tally.acknowledged += captured.length;
    tally.lost += captured.filter((item) => !evidence.has(evidenceOf(userPaperId, item))).length;
    for (const [questionId, value] of saved) {
      tally.acknowledged += 1;
      const arrived = (paper?.answers[questionId] ?? []).join(' ');
      if (arrived !== value && unsure.get(questionId)?.includes(arrived) !== true) tally.lost += 1;
    }
  }
}
