import type { Outcome } from './story.ts';

/** What a series came to. */
export interface Counts {
  strangers: number;
  /** Strangers at which everything worked, from the sign-in to the result. */
  works: number;
  acknowledged: number;
  lost: number;
  twice: number;
  /** No harm: nobody could have known that the platform had the paper, and what it has is the same. */
  blindly: number;
  falsehoods: number;
  deadEnds: number;
}

export function countsOf(outcomes: readonly Outcome[]): Counts {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    strangers: outcomes.length,
    works: sum(({ stopped }) => (stopped === null ? 1 : 0)),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost),
    twice: sum(({ twice }) => twice),
    blindly: sum(({ blindly }) => blindly),
    falsehoods: sum(({ falsehoods }) => falsehoods.length),
    deadEnds: sum(({ deadEnds }) => deadEnds.length),
  };
}

/** Everything that must not happen; the goal is 0. */
export function harmOf({ lost, twice, falsehoods, deadEnds }: Counts): number {
  return lost + twice + falsehoods + deadEnds;
}

/** What went wrong by its kind, with the seeds that show it. */
export function kindsOf(outcomes: readonly Outcome[]): Record<string, number[]> {
  const kinds: Record<string, number[]> = {};
  for (const { seed, lost, twice, falsehoods, deadEnds, stopped } of outcomes) {
    const told = [
      ...(lost > 0 ? ['LOST'] : []),
      ...(twice > 0 ? ['TWICE'] : []),
      ...falsehoods.map((says) => `FALSE: ${says}`),
      ...deadEnds.map((what) => `DEAD END: ${what}`),
      ...(stopped === null ? [] : [`stopped: ${stopped.replaceAll(/-?\d+/g, 'N')}`]),
    ];
    for (const kind of told) (kinds[kind] ??= []).push(seed);
  }
  return kinds;
}
