import { countsOf } from '../../strangers/counts.ts';
import { worseSeeds } from '../../strangers/ranks.ts';
import { runSeeds, seedsFrom } from '../../strangers/run-seeds.ts';
import type { Bench, Measure } from '../lib/measure.ts';

const strangers = 100;

async function compare(): Promise<Measure[]> {
  const outcomes = await runSeeds({ seeds: seedsFrom(1, strangers), modes: 'both', processes: 2 });
  const share = (profiled: boolean) => {
    const { works } = countsOf(outcomes.filter((one) => one.profiled === profiled));
    return (100 * works) / strangers;
  };
  return [
    {
      name: 'platform check: platforms that its profile makes worse',
      value: worseSeeds(outcomes).length,
      unit: '',
      goal: 0,
    },
    {
      name: 'platform check: platforms at which all works without a profile',
      value: share(false),
      unit: '%',
      goal: null,
    },
    {
      name: 'platform check: platforms at which all works with its profile',
      value: share(true),
      unit: '%',
      goal: null,
    },
  ];
}

/** Exams at made-up platforms, without a profile and with the one that the check writes. */
export const platformCheck: Bench = { name: 'platform-check', withoutClient: true, run: compare };
