import { expect, it } from 'vitest';
import { sleepNote, watchSleep, type PowerChange } from './sleep-watch.ts';

it.each<[what: string, told: readonly [at: number, change: PowerChange][], slept: (number | null)[]]>([
  [
    'a sleep',
    [
      [1_000, 'suspend'],
      [61_000, 'resume'],
    ],
    [60_000],
  ],
  [
    'two sleeps',
    [
      [0, 'suspend'],
      [5, 'resume'],
      [10, 'suspend'],
      [30, 'resume'],
    ],
    [5, 20],
  ],
  [
    'a sleep that was announced twice',
    [
      [0, 'suspend'],
      [10, 'suspend'],
      [30, 'resume'],
    ],
    [30],
  ],
  ['an awakening that nobody announced', [[30, 'resume']], [null]],
  ['a machine that did not fall asleep', [[30, 'suspend']], []],
])('%s', (_, told, slept) => {
  let now = 0;
  let tell = (_change: PowerChange) => {};
  const heard: (number | null)[] = [];
  watchSleep({
    onPower: (listener) => (tell = listener),
    monotonic: () => now,
    woke: (sleptMs) => heard.push(sleptMs),
  });
  for (const [at, change] of told) {
    now = at;
    tell(change);
  }
  expect(heard).toEqual(slept);
});

it('the note says how long, where it is known', () => {
  expect([sleepNote(90_400), sleepNote(null)]).toEqual(['slept:90', 'slept']);
});
