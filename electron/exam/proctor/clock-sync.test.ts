import { expect, it } from 'vitest';
import { createPlatformClock } from '#electron/platform/clock/clock.ts';
import type { JournalClock } from '../records/attempt-store.ts';
import { noTimeYet } from '../records/record-time.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { openPaper } from '../testing/open-paper.ts';
import { TestTime } from '../testing/test-time.ts';
import { createClockSync, storedTime } from './clock-sync.ts';

const here = { boot: 'here', upMs: 60_000 };
const journal = (change: Partial<JournalClock> = {}): JournalClock => ({
  ...noTimeYet,
  offset: 0,
  latest: 5,
  ...change,
});

it.each([
  ['nothing', [], null],
  ['the latest one', [journal(), journal({ latest: 9, offset: 2 })], { offset: 2, latest: 9, carried: null }],
  [
    'the one of this start of the machine',
    [journal({ relation: { boot: 'here', base: 100 } }), journal({ latest: 9 })],
    { offset: 0, latest: 5, carried: 60_100 },
  ],
])('of several journals: %s', (_, journals, stored) => expect(storedTime(journals, here)).toEqual(stored));

function seat(wallAhead = 0) {
  const time = new TestTime(1_700_000_000_000);
  const clock = createPlatformClock(time.now, () => time.now() + wallAhead);
  const said = { asked: 0, told: [] as string[] };
  const sync = createClockSync({
    clock,
    session: createFakeSession(account('ann')).watch,
    store: { clocks: async () => [] },
    bootMoment: () => here,
    activeAttempt: { attemptId: () => 'a1', noteSeat: async (_, note) => void said.told.push(note) },
    access: { shown: () => ({ account: account('ann'), attempt: openPaper() }) },
    monitor: { beatNow: () => void (said.asked += 1) },
    timer: time.timer,
    report: () => {},
  });
  sync.start();
  return { time, said, hear: (off = 0) => clock.observe(new Date(time.now() + off).toUTCString(), 0) };
}

it('staff hear that a seat does not know the time, once, and that it does again', async () => {
  const { time, said, hear } = seat();
  await time.advance(30_000);
  expect(said).toEqual({ asked: 0, told: ['time-unknown'] });
  hear();
  await time.advance(4_000);
  hear();
  await time.advance(30_000);
  expect(said.told).toEqual(['time-unknown', 'time-known']);
});

it('a platform that answered once is asked again, and a few seconds are no news', async () => {
  const { time, said, hear } = seat();
  hear();
  await time.advance(5_000);
  expect(said).toEqual({ asked: 1, told: [] });
  hear();
  await time.advance(30_000);
  expect(said).toEqual({ asked: 1, told: [] });
});

it('staff hear that the platform’s answers disagree', async () => {
  const { time, said, hear } = seat();
  hear();
  await time.advance(4_000);
  hear();
  for (let turn = 0; turn < 2; turn += 1) {
    await time.advance(4_000);
    hear(3_600_000);
  }
  await time.advance(15_000);
  expect(said.told).toEqual(['time-disputed']);
});
