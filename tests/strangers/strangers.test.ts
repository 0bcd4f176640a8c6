import { beforeAll, describe, expect, it, vi } from 'vitest';
import { controls } from './controls.ts';
import { countsOf } from './counts.ts';
import { worseSeeds } from './ranks.ts';
import { runSeeds, seedsFrom } from './run-seeds.ts';
import type { Outcome } from './story.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 600_000 });

/** Seeds that once failed, and what the client did there. */
const kept: Readonly<Record<number, string>> = {
  4: 'an open paper whose number means handed in elsewhere: it was never sent, and called handed in',
  9: 'joining that is answered without the paper: joined again, and "the platform cannot be reached"',
  10: '"the platform has not taken the paper yet" after code 0',
  15: 'calls that are not there, answered by the website: "the platform cannot be reached"',
  16: 'a count of blanks: "the platform has another paper" of its own commit',
  18: 'a record that lags: committed again and again after code 0',
  20: 'an open paper that reads as handed in: never sent',
  22: 'a count of blanks, as 16',
  23: 'calls that are not there, as 15',
  25: 'a paper of an earlier attempt with a number that nobody knows: opened as the one to sit',
  26: 'an open paper that reads as handed in, as 4',
  27: 'calls that are not there, as 15',
  39: 'an open paper that reads as handed in: "handed in", and nothing there',
  41: 'a busy moment under the number of an ended exam: "this exam is over"',
  43: 'times of another clock: "time was up" before the end',
  44: 'a paper of an earlier attempt: delivered to it, and "handed in"',
  48: 'a record that lags for hours: committed two hundred times',
  49: 'a count of right answers: "the platform has another paper"',
  53: 'handed in, by its words under the number of an absence: "the platform did not take the paper"',
  62: 'an assumed call that the website answers: signed in, and nobody known',
  81: 'an earlier attempt with a number that nobody knows, alone in the list: "handed in", and nothing there',
  124: 'a record that the list stood in for at one look: nothing compared, and never sent again',
  137: 'busy under the number of an unknown paper: "the platform did not take the paper"',
  141: 'a sign-in whose branches could not be read: "this paper belongs to another branch"',
  311: 'power lost before the seal was acknowledged, at a session that ended: a paper that nobody handed in',
  201: 'an end a day beside the true one, or not, as the rounds of the event loop fell',
  366: 'a result, or a paper still sealed, by the hour at which the story began',
  247: 'a session that ended before the network did: the learner has to try on',
  347: 'a Date of a wrong node beside times that name their zone: an end eight hours late',
  500: 'a commit that the network repeated: "the platform did not take the paper"',
  542: 'taken after nobody knew: "nobody knows whether the platform has it"',
  772: 'a node seven minutes ahead: the profile made it worse',
  887: 'a node seven minutes ahead that spoke first: an end seven minutes short after a power cut',
  931: 'two nodes that take turns, a year apart: "time was up" at once',
  510: 'an earlier attempt whose number means open here: "handed in", and nothing there',
};

/** Seeds at which everything works, from the sign-in to the result, with the profile of the check. */
const works = [2, 3, 4, 18, 19];

const none = { lost: 0, twice: 0, falsehoods: [], deadEnds: [] };

function harm({ lost, twice, falsehoods, deadEnds }: Outcome) {
  return { lost, twice, falsehoods, deadEnds };
}

/** The small edition of `npm run strangers`. */
describe('a platform that somebody else wrote from the documents', () => {
  const ours = seedsFrom(1, 30);
  const seeds = [...new Set([...ours, ...Object.keys(kept).map(Number), ...controls.map(({ seed }) => seed)])];
  let outcomes: Outcome[];
  const of = (seed: number) => outcomes.filter((one) => one.seed === seed);
  beforeAll(async () => {
    outcomes = await runSeeds({ seeds, modes: 'both', processes: 2 });
  });

  it('is sat at, with answers that count', () => {
    expect(outcomes).toHaveLength(2 * seeds.length);
    expect(countsOf(outcomes).acknowledged).toBeGreaterThan(200);
  });

  it.each(seeds.map((seed) => [seed, kept[seed] ?? 'as it comes'] as const))('seed %s: %s', (seed) => {
    expect(of(seed).map(harm)).toEqual([none, none]);
  });

  it.each([201, 366])('comes out the same alone as among others: seed %s', async (seed) => {
    expect(await runSeeds({ seeds: [seed], modes: 'both', processes: 1 })).toEqual(of(seed));
  });

  it('is never made worse by what the check writes', () => {
    expect(worseSeeds(outcomes)).toEqual([]);
  });

  it.each(works)('works as a whole with what the check writes: seed %s', (seed) => {
    expect(of(seed).find(({ profiled }) => profiled)?.stopped).toBeNull();
  });

  it.each(controls)('shows $count where the guard is out: $guard', async ({ count, guard, seed }) => {
    const broken = await runSeeds({ seeds: [seed], modes: 'plain', processes: 1, broken: guard });
    expect(countsOf(broken)[count]).toBeGreaterThan(0);
    expect(countsOf(of(seed))[count]).toBe(0);
  });
});
