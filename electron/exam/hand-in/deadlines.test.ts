import { beforeEach, describe, expect, it } from 'vitest';
import type { DueAttempt } from '../records/attempt-store.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { TestTime } from '../testing/test-time.ts';
import { Deadlines, timeLeft } from './deadlines.ts';

const minute = 60_000;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
/** Two answers agreed on the time. */
let known: boolean;
/** Platform clock minus this machine's. */
let offset: number;
let papers: DueAttempt[];
let sealed: string[];
let noted: string[];
let failing: number;
let hear: () => void;
/** False: the platform told nothing. */
let confirm: () => boolean;

function watch(): Deadlines {
  const clock = {
    earliest: () => time.now() + offset,
    known: () => known,
    onChange(listener: () => void) {
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
    noteAssumedEnd: (attemptId, note) => noted.push(`${attemptId} ${note}`) > 0,
    report: () => {},
  });
}

beforeEach(() => {
  time = new TestTime();
  session = createFakeSession(account('ann'));
  known = true;
  offset = 5 * minute;
  papers = [{ attemptId: 'p', deadline: time.now() + 10 * minute }];
  sealed = [];
  noted = [];
  failing = 0;
  confirm = () => true;
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
    confirm = () => {
      papers = papers.map((paper) => ({ ...paper, deadline: paper.deadline + 5 * minute }));
      return true;
    };
    watch().start();
    await time.advance(9 * minute);
    expect(sealed).toEqual([]);
    confirm = () => true;
    await time.advance(minute);
    expect(sealed).toEqual(['p']);
  });

  it('of an end that is assumed seals nothing, and staff are told once; their order seals', async () => {
    papers = papers.map((paper) => ({ ...paper, endBasis: 'assumed' }));
    watch().start();
    await time.advance(5 * minute - 1);
    expect(noted).toEqual([]);
    await time.advance(60 * minute);
    expect({ sealed, noted }).toEqual({ sealed: [], noted: ['p end-assumed'] });
    papers = [{ attemptId: 'p', deadline: time.now() + offset, byStaff: true }];
    await time.advance(minute);
    expect(sealed).toEqual(['p']);
  });

  it('of an earlier end that is assumed is told, and the one that was shown seals', async () => {
    const shownEnd = time.now() + offset + 30 * minute;
    papers = papers.map((paper) => ({ ...paper, endBasis: 'assumed', shownEnd }));
    watch().start();
    await time.advance(10 * minute);
    expect({ sealed, noted }).toEqual({ sealed: [], noted: ['p end-assumed'] });
    await time.advance(20 * minute);
    expect({ sealed, noted }).toEqual({ sealed: ['p'], noted: ['p end-assumed'] });
  });

  it('of a later end that is assumed seals then, and staff are told before the one that was shown', async () => {
    const shownEnd = time.now() + offset + 5 * minute;
    papers = papers.map((paper) => ({ ...paper, shownEnd, deadline: shownEnd + 10 * minute }));
    watch().start();
    await time.advance(3 * minute - 1);
    expect(noted).toEqual([]);
    await time.advance(1_001);
    expect(noted).toEqual(['p later-end-assumed']);
    await time.advance(11 * minute);
    expect(sealed).toEqual([]);
    await time.advance(minute);
    expect({ sealed, noted }).toEqual({ sealed: ['p'], noted: ['p later-end-assumed'] });
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

  it('asks a platform that tells nothing three times whether it still stands, and then goes by what was said before', async () => {
    let asked = 0;
    confirm = () => {
      asked += 1;
      return false;
    };
    watch().start();
    await time.advance(5 * minute - 1);
    expect([asked, sealed]).toEqual([3, []]);
    await time.advance(1);
    expect([asked, sealed]).toEqual([3, ['p']]);
  });

  it('that came while the client was off is asked about as often before it seals', async () => {
    let asked = 0;
    confirm = () => {
      asked += 1;
      return false;
    };
    await time.advance(60 * minute);
    watch().start();
    await time.advance(1_500);
    expect([asked, sealed]).toEqual([2, []]);
    await time.advance(1_000);
    expect([asked, sealed]).toEqual([3, ['p']]);
  });

  it('hears of extra time by the second try when the first one failed', async () => {
    confirm = () => {
      confirm = () => {
        papers = papers.map((paper) => ({ ...paper, deadline: paper.deadline + 5 * minute }));
        return true;
      };
      return false;
    };
    watch().start();
    await time.advance(9 * minute);
    expect(sealed).toEqual([]);
  });

  it('is never told by this machine’s clock, however late it says it is', async () => {
    known = false;
    watch().start();
    time.sleep(48 * 60 * minute);
    await time.advance(minute);
    expect(sealed).toEqual([]);
    known = true;
    hear();
    await time.advance(0);
    expect(sealed).toEqual(['p']);
  });

  it('is not now when the answer that confirms the deadline says that it is earlier', async () => {
    confirm = () => {
      offset = -60 * minute;
      return true;
    };
    watch().start();
    await time.advance(30 * minute);
    expect(sealed).toEqual([]);
  });

  it('an order of staff is followed after its notice by a client that does not know the time', async () => {
    known = false;
    papers = [{ attemptId: 'p', deadline: time.now() + 600 * minute, byStaff: true }];
    watch().start();
    await time.advance(9_000);
    expect(sealed).toEqual([]);
    await time.advance(2_000);
    expect(sealed).toEqual(['p']);
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
  [{ deadline: 1000 }, { sure: true, earliest: 900, sinceOrder: 0 }, 100],
  [{ deadline: 1000 }, { sure: true, earliest: 1200, sinceOrder: 0 }, -200],
  [{ deadline: 1000 }, { sure: false, earliest: 1200, sinceOrder: 0 }, null],
  [{ deadline: 1000, byStaff: true as const }, { sure: false, earliest: 1200, sinceOrder: 4_000 }, 6_000],
  [{ deadline: 1000, byStaff: true as const }, { sure: true, earliest: 900, sinceOrder: 4_000 }, 100],
  [{ deadline: 99_000, byStaff: true as const }, { sure: true, earliest: 900, sinceOrder: 4_000 }, 6_000],
])('%j with %j has %s ms left', (due, time, left) => {
  expect(timeLeft(due, time)).toBe(left);
});
