import { describe, expect, it } from 'vitest';
import type { BootMoment } from '#electron/platform/clock/boot.ts';
import { carriedTime, noTimeYet, timeAfter, timeStamp, unknownAtSeal } from './record-time.ts';

/** Platform time at which the machine started. */
const started = 1_000_000;
const first = (upMs: number): BootMoment => ({ boot: 'first', upMs });
const second = (upMs: number): BootMoment => ({ boot: 'second', upMs });

/** Records of these moments; `at`: the platform's time where it was known. */
function after(...records: readonly { at: number | null; moment: BootMoment; type?: 'answer' | 'alive' }[]) {
  let state = { time: noTimeYet, lastAnswerAt: 0 };
  for (const { at, moment, type = 'answer' } of records)
    state = timeAfter(state, { type, ...timeStamp(state.time, type, at, moment) });
  return state;
}

describe('a record', () => {
  it('names the start of the machine once, and again when the relation of the clocks changed', () => {
    const one = timeStamp(noTimeYet, 'alive', started + 5_000, first(5_000));
    expect(one).toEqual({ platformAt: started + 5_000, clock: { boot: 'first', base: started } });
    const { time } = timeAfter({ time: noTimeYet, lastAnswerAt: 0 }, { type: 'alive', ...one });
    expect(timeStamp(time, 'alive', started + 9_500, first(9_000))).toEqual({ platformAt: started + 9_500 });
    expect(timeStamp(time, 'alive', started + 19_000, first(9_000)).clock).toEqual({
      boot: 'first',
      base: started + 10_000,
    });
    expect(timeStamp(time, 'alive', started + 9_000, second(1_000)).clock).toEqual({
      boot: 'second',
      base: started + 8_000,
    });
  });

  it('of an answer or a seal says when it was by the machine’s start while nobody knows the time; no other does', () => {
    expect(timeStamp(noTimeYet, 'answer', null, first(7))).toEqual({ untimed: first(7) });
    expect(timeStamp(noTimeYet, 'sealed', null, first(7))).toEqual({ untimed: first(7) });
    expect(timeStamp(noTimeYet, 'alive', null, first(7))).toEqual({});
  });
});

describe('the latest answer', () => {
  it('without a time has one as soon as its start of the machine learns it', () => {
    const { time, lastAnswerAt } = after(
      { at: null, moment: first(60_000) },
      { at: started + 500_000, moment: first(500_000), type: 'alive' },
    );
    expect(lastAnswerAt).toBe(started + 60_000);
    expect(time).toMatchObject({ untimed: null, unknown: null });
  });

  it('of a start that never learned it was given at the latest when the next one did', () => {
    const { time, lastAnswerAt } = after(
      { at: started + 1_000, moment: first(1_000) },
      { at: null, moment: second(60_000) },
      { at: started + 900_000, moment: { boot: 'third', upMs: 5_000 }, type: 'alive' },
    );
    expect(lastAnswerAt).toBe(started + 900_000);
    expect(time.unknown).toEqual({ from: started + 1_000, until: started + 900_000 });
  });
});

describe('the time of a journal', () => {
  const { time } = after({ at: started + 60_000, moment: first(60_000) });
  it.each([
    ['goes on with the same start of the machine', first(600_000), started + 600_000],
    ['is not known with another start', second(600_000), null],
    ['never runs back', first(10_000), null],
  ])('%s', (_, moment, known) => expect(carriedTime(time, moment)).toBe(known));
});

it.each([
  ['nothing is unknown', after({ at: 100, moment: first(1) }), 500, 400, null],
  ['the seal itself', after({ at: 100, moment: first(1) }), 500, null, { from: 100, until: null }],
  ['an answer, and it is before the deadline', after({ at: null, moment: first(1) }), 500, 400, null],
  ['an answer, and it is after the deadline', after({ at: null, moment: first(1) }), 500, 600, { from: 0, until: 600 }],
  [
    'an answer of a paper without a deadline',
    after({ at: null, moment: first(1) }),
    null,
    600,
    { from: 0, until: 600 },
  ],
])('a seal says what is not known: %s', (_, { time }, deadline, now, told) => {
  expect(unknownAtSeal(time, deadline, now)).toEqual(told);
});
