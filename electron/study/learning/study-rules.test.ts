import { describe, expect, it } from 'vitest';
import {
  begun,
  credited,
  fateOf,
  freshStudy,
  lastOf,
  opened,
  openLogs,
  reported,
  retried,
  settled,
  told,
  withSync,
} from './study-rules.ts';

const ref = { courseId: 'c', itemId: 'i', taskId: 't', taskType: '1' };
const fresh = freshStudy(ref);
const at = (second: number, of: number | null = 600) => ({ at: second, of });
const after = (towardsMs: number, creditMs: number, countMinutes = true) =>
  reported({ ...fresh, towardsMs }, { place: at(9), seen: 9 }, { creditMs, countMinutes, logId: 'n', now: 7 });

describe('a report', () => {
  it.each([
    [0, 5_000, 5_000, []],
    [58_000, 5_000, 3_000, ['minute']],
    [55_000, 4_999, 59_999, []],
    [55_000, 5_000, 0, ['minute']],
  ])('towards a minute: %d ms and %d ms more leave %d ms and log %j', (before, more, left, kinds) => {
    const { towardsMs, logs } = after(before, more);
    expect({ towardsMs, kinds: logs.map(({ kind }) => kind) }).toEqual({ towardsMs: left, kinds });
  });

  it('logs no minute where the platform wants the start only', () => {
    expect(after(59_000, 5_000, false)).toMatchObject({ towardsMs: 0, logs: [], place: at(9) });
  });

  it.each([
    [5_000, 5_100, 5_000],
    [60_000, 5_000, 5_000],
    [-1, 5_000, 0],
    [5_000, -3, 0],
  ])('that claims %d ms when %d ms have passed counts %d ms', (claimed, passed, counted) =>
    expect(credited(claimed, passed)).toBe(counted),
  );

  it('never takes back what was seen', () => {
    const study = reported(
      { ...fresh, seen: 300 },
      { place: at(20), seen: 20 },
      { creditMs: 0, countMinutes: true, logId: 'n', now: 7 },
    );
    expect(told(study)).toMatchObject({ place: at(20), seen: 300 });
  });
});

describe('the place', () => {
  const here = { ...fresh, place: at(40), seen: 50, platformAt: 10 };
  it.each([
    ['of this computer counts while the platform says what it said', here, 10, 40, 50],
    ['of this computer counts when the platform says nothing', here, null, 40, 50],
    ['of the platform counts when it has changed', here, 90, 90, 90],
    ['of the platform counts when it went back', here, 5, 5, 50],
    ['of the platform counts on a new computer', fresh, 90, 90, 90],
    ['stays while minutes of it are on their way', begun(here, 'x', 7), 5, 40, 50],
  ] as const)('%s', (_, study, platformAt, place, seen) => {
    const { place: found, seen: furthest } = opened(study, platformAt);
    expect([found?.at, furthest]).toEqual([place, seen]);
  });
});

describe('a log', () => {
  const one = begun(fresh, 'a', 7);
  it('waits until its fate is decided', () => expect(told(one)).toMatchObject({ waiting: 1, taken: 0 }));
  it.each(['taken', 'unsure'] as const)('is %s once', (as) => {
    const twice = settled(settled(one, 'a', as), 'a', as);
    expect(told(twice)).toMatchObject({ waiting: 0, [as]: 1 });
  });
  it('that was refused is kept, and goes out again when the learner asks, with what an earlier version dropped', () => {
    const refused = withSync({ ...one, refused: 2 }, 'a', { sync: 'refused' });
    expect(told(refused)).toMatchObject({ waiting: 0, refused: 3 });
    expect(openLogs(refused)).toEqual([]);
    let last = 0;
    const again = retried(refused, () => `again-${(last += 1)}`);
    expect(told(again)).toMatchObject({ waiting: 3, refused: 0 });
    expect(again.logs.map(({ logId, kind }) => [logId, kind])).toEqual([
      ['a', 'start'],
      ['again-1', 'minute'],
      ['again-2', 'minute'],
    ]);
  });
  it('keeps its neighbours', () => {
    const two = withSync(begun(one, 'b', 7), 'b', { sync: 'sending' });
    expect(two.logs.map(({ sync }) => sync)).toEqual(['waiting', 'sending']);
  });
});

describe('a log without an answer', () => {
  it.each([
    ['minute', 20, 30, 600, 'arrived'],
    ['minute', 20, 20, 600, 'repeat'],
    ['minute', 20, 20, 6_001, 'unsure'],
    ['minute', 100, 100, 600, 'unsure'],
    ['minute', null, 30, 600, 'unsure'],
    ['minute', 20, null, 600, 'unsure'],
    ['minute', 20, 20, null, 'unsure'],
    ['start', 0, 0, null, 'repeat'],
    ['start', 0, 100, null, 'arrived'],
    ['start', 0, 0, 6_001, 'unsure'],
  ] as const)('%s at %s %%, then %s %%, of %s s: %s', (kind, rateBefore, now, of, fate) =>
    expect(fateOf({ kind, rateBefore }, now, of === null ? null : at(1, of))).toBe(fate),
  );
});

describe('the item that was studied last', () => {
  const other = freshStudy({ ...ref, itemId: 'j' });
  const report = { place: at(9), seen: 9 };
  it.each([
    ['is the one that was begun last', [begun(other, 'a', 5), begun(fresh, 'b', 6)], 'i'],
    [
      'is the one that was played last',
      [reported(other, report, { creditMs: 0, countMinutes: true, logId: 'n', now: 9 }), begun(fresh, 'b', 6)],
      'j',
    ],
    ['is not one that was only opened', [begun(other, 'a', 5), opened(fresh, 40)], 'j'],
    ['is none where nobody knows when', [{ ...fresh, place: at(3) }], undefined],
  ])('%s', (_, studies, itemId) => expect(lastOf(studies)?.ref.itemId).toBe(itemId));
});
