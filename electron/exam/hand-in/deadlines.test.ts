import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformClock } from '../../gateway/platform-client.ts';
import type { DueAttempt } from '../attempts/attempt-store.ts';
import { Deadlines, timeLeft } from './deadlines.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { TestTime } from '../testing/test-time.ts';

const minute = 60_000;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
let trusted: boolean;
/** Platform clock minus this machine's. */
let offset: number;
let papers: DueAttempt[];
let sealed: string[];
let failing: number;
let hear: () => void;
let confirm: () => void;

function watch(): Deadlines {
  const clock: PlatformClock = {
    now: () => time.now() + offset,
    trusted: () => trusted,
    observe: () => {},
    onChange(listener) {
      hear = listener;
      return () => {};
    },
  };
  return new Deadlines({
    store: { due: async (accountId) => (accountId === 'ann' ? papers : []) },
    clock,
    session: session.watch,
    now: time.now,
    timer: time.timer,
    confirm: async () => confirm(),
    timeUp: async (_, attemptId) => {
      if (failing-- > 0) throw new Error('disk full');
      sealed.push(attemptId);
      papers = papers.filter((paper) => paper.attemptId !== attemptId);
    },
    report: () => {},
  });
}

beforeEach(() => {
  time = new TestTime();
  session = createFakeSession(account('ann'));
  trusted = true;
  offset = 5 * minute;
  papers = [{ attemptId: 'p', deadline: time.now() + 10 * minute, clockOffset: offset }];
  sealed = [];
  failing = 0;
  confirm = () => {};
});

describe('time up', () => {
  it('is told by the platform clock, to the moment', async () => {
    watch().start();
    await time.advance(5 * minute - 1);
    expect(sealed).toEqual([]);
    await time.advance(1);
    expect(sealed).toEqual(['p']);
  });

  it('came while the client was off', async () => {
    await time.advance(60 * minute);
    watch().start();
    await time.advance(0);
    expect(sealed).toEqual(['p']);
  });

  it('is not now when the platform has granted more time meanwhile', async () => {
    confirm = () => void (papers = papers.map((paper) => ({ ...paper, deadline: paper.deadline + 5 * minute })));
    watch().start();
    await time.advance(9 * minute);
    expect(sealed).toEqual([]);
    confirm = () => {};
    await time.advance(minute);
    expect(sealed).toEqual(['p']);
  });

  it('is tried again when the seal did not reach the disk', async () => {
    failing = 2;
    watch().start();
    await time.advance(6 * minute);
    expect(sealed).toEqual(['p']);
  });

  it('waits for the account that owns the paper', async () => {
    session.become(account('bob'));
    watch().start();
    await time.advance(60 * minute);
    expect(sealed).toEqual([]);
    session.become(account('ann'));
    await time.advance(0);
    expect(sealed).toEqual(['p']);
  });

  it('gives a platform that has not answered yet a minute before it takes this machine’s time', async () => {
    trusted = false;
    await time.advance(60 * minute);
    watch().start();
    await time.advance(minute - 1);
    expect(sealed).toEqual([]);
    await time.advance(1000);
    expect(sealed).toEqual(['p']);
  });

  it('is not now when the platform says so, whatever this machine’s clock says', async () => {
    await time.advance(24 * 60 * minute);
    offset = -24 * 60 * minute;
    trusted = false;
    watch().start();
    trusted = true;
    hear();
    await time.advance(minute);
    expect(sealed).toEqual([]);
  });

  it('seals nothing any more after a stop', async () => {
    const deadlines = watch();
    deadlines.start();
    await deadlines.stop();
    await time.advance(60 * minute);
    expect(sealed).toEqual([]);
  });
});

it.each([
  [{ platform: 900, machine: 0 }, 100],
  [{ platform: null, machine: 700 }, 50],
  [{ platform: 1200, machine: 0 }, -200],
])('time left with %j is %i', (times, left) => {
  expect(timeLeft({ deadline: 1000, clockOffset: 250 }, times)).toBe(left);
});
