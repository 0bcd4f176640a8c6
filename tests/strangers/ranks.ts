import type { Outcome } from './story.ts';

/** How far a story came that stopped there, by how the words begin; further down is further. */
const ranks: readonly (readonly string[])[] = [
  ['the client failed'],
  ['signing in'],
  ['the list of exams'],
  ['opening'],
  ['a paper of'],
  ['a question shown as', 'an end '],
  ['a paper that is not handed in', 'receipt: sealed'],
  ['receipt: ', 'delivered, and not there'],
  ['an answer that means something else there'],
  ['the result'],
];

function rankOf({ stopped }: Outcome): number {
  if (stopped === null) return ranks.length;
  const rank = ranks.findIndex((words) => words.some((word) => stopped.startsWith(word)));
  if (rank < 0) throw new Error(`Nobody knows how far a story came that ends with "${stopped}".`);
  return rank;
}

const harmOf = ({ lost, twice, falsehoods, deadEnds }: Outcome) => lost + twice + falsehoods.length + deadEnds.length;

function isWorse(plain: Outcome, profiled: Outcome): boolean {
  const lessFar = plain.waited === profiled.waited && rankOf(profiled) < rankOf(plain);
  return lessFar || harmOf(profiled) > harmOf(plain);
}

/**
 * Seeds at which a learner comes less far with the profile of the check than without one, or to more harm. Who waits until
 * the end is past comes less far for that, with or without a profile.
 */
export function worseSeeds(outcomes: readonly Outcome[]): number[] {
  return outcomes
    .filter(({ profiled }) => profiled)
    .filter((profiled) => {
      const plain = outcomes.find((one) => one.seed === profiled.seed && !one.profiled);
      return plain !== undefined && isWorse(plain, profiled);
    })
    .map(({ seed }) => seed);
}
