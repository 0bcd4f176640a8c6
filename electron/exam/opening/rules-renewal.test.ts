import { describe, expect, it } from 'vitest';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { openPaper } from '../testing/open-paper.ts';
import { TestTime } from '../testing/test-time.ts';
import { createRulesRenewal, renewalWaitMs } from './rules-renewal.ts';

const minute = 60_000;

it.each([
  ['told', true, 0, 48_000],
  ['told', true, 1, 72_000],
  ['not told', false, 0, 60_000],
  ['not told', false, 1, 120_000],
])('rules that were %s are read again, with chance: %s, %d, after %i ms', (_, told, random, wait) => {
  expect(renewalWaitMs(told, random)).toBeCloseTo(wait, 6);
});

describe('a paper that this clock gave its join time', () => {
  const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');

  /** On screen since it was begun, on a clock that answers may correct. */
  function onScreen(head: object, now = joinedAt) {
    const time = new TestTime(now);
    const platform = createFakePlatform({ findUserPaperSurface: [good({ duration: 60, ...head })] });
    const heard: (() => void)[] = [];
    let frame = 0;
    let attempt = openPaper();
    attempt = { ...attempt, rules: { ...attempt.rules, joinedAt, deadline: joinedAt + 60 * minute } };
    const renewal = createRulesRenewal({
      platform: platform.client,
      profile: () => ({}),
      store: {
        attempt: () => ({
          read: async () => attempt,
          async note(record) {
            if (record.type === 'rules') attempt = { ...attempt, rules: record.rules };
          },
        }),
      },
      clock: {
        now: () => time.now() + frame,
        frame: () => frame,
        unopposed: () => true,
        onChange(listener) {
          heard.push(listener);
          return () => heard.splice(heard.indexOf(listener), 1);
        },
      },
      timer: time.timer,
      random: () => 0.5,
      changed: () => undefined,
      report(what, error) {
        throw new Error(what, { cause: error });
      },
    });
    renewal.start('ann', attempt);
    return {
      time,
      platform,
      renewal,
      listeners: () => heard.length,
      rules: () => attempt.rules,
      correct(by: number) {
        frame += by;
        for (const listener of heard) listener();
      },
    };
  }

  it('follows it when answers correct it, at once and once', async () => {
    const paper = onScreen({});
    await paper.time.advance(10_000);
    paper.correct(-7 * minute);
    await paper.time.advance(2_000);
    expect(paper.rules()).toMatchObject({ joinedAt: joinedAt - 7 * minute, deadline: joinedAt + 53 * minute });
    await paper.time.advance(5 * minute);
    expect(paper.rules().deadline).toBe(joinedAt + 53 * minute);
    expect(paper.platform.sent.length).toBeLessThanOrEqual(7);
    paper.renewal.stop();
    expect([paper.listeners(), paper.time.planned]).toEqual([0, 0]);
  });

  it('stays where the platform told the join time in its own time', async () => {
    const paper = onScreen({ joinTime: '2026-03-02 09:00:00' });
    paper.correct(-7 * minute);
    await paper.time.advance(3 * minute);
    expect(paper.rules()).toMatchObject({ joinedAt, deadline: joinedAt + 60 * minute });
  });

  it('stays where it was begun in another run, by a clock that nobody knows here', async () => {
    const paper = onScreen({}, joinedAt + 20 * minute);
    paper.correct(-7 * minute);
    await paper.time.advance(3 * minute);
    expect(paper.rules()).toMatchObject({ joinedAt, deadline: joinedAt + 60 * minute });
  });
});
