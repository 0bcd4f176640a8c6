import { expect, it } from 'vitest';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { openPaper } from '../testing/open-paper.ts';
import { TestTime } from '../testing/test-time.ts';
import { createAnswerCopies } from './answer-copies.ts';

function createSeat({ enabled = true } = {}) {
  const time = new TestTime(1_000_000);
  const platform = createFakePlatform({ saveAnswerCopies: [good({})], findAnswerCopies: [good({ list: [] })] });
  const attempt = openPaper();
  const [question] = attempt.paper.questions;
  const questionId = question?.id ?? '';
  const answered = {
    ...attempt,
    answers: { [questionId]: { value: { kind: 'text' as const, text: '断电' }, savedAt: 1, sequence: 2 } },
  };
  const said: string[] = [];
  const seat = { account: 'lm' as string | null };
  const copies = createAnswerCopies({
    platform: platform.client,
    store: {
      attempt: () => ({ read: async () => answered, change: async () => ({ sequence: 1, savedAt: 1, copies: 2 }) }),
    },
    enabled: () => enabled,
    account: () => seat.account,
    now: time.now,
    timer: time.timer,
    report: (what) => void said.push(what),
  });
  const sent = () => platform.calls().filter((id) => id === 'saveAnswerCopies').length;
  const save = () => copies.saved('lm', attempt.attemptId, questionId);
  return { time, platform, copies, sent, save, said, attempt, seat };
}

it('go within 5 s after the disk, several answers in one call', async () => {
  const { time, sent, save } = createSeat();
  for (let turn = 0; turn < 5; turn += 1) save();
  await time.advance(4_900);
  expect(sent()).toBe(1);
  await time.advance(60_000);
  expect(sent()).toBe(1);
});

it('wait for the network without a rush, and for a paper that is being handed in', async () => {
  const { time, platform, copies, sent, save } = createSeat();
  platform.restart('saveAnswerCopies', { kind: 'unreachable' });
  save();
  await time.advance(60_000);
  expect(sent()).toBeLessThan(5);
  platform.restart('saveAnswerCopies', good({}));
  copies.hold(true);
  const before = sent();
  await time.advance(60_000);
  expect(sent() - before).toBeLessThanOrEqual(1);
  copies.hold(false);
  await time.advance(30_000);
  const after = sent();
  await time.advance(60_000);
  expect(sent()).toBe(after);
});

it.each([
  ['a busy platform', 500, '系统繁忙，请稍后再试'],
  ['a session that has ended', 303, ''],
  ['a session that is not known', 602, ''],
])('wait past %s', async (_, code, message) => {
  const { time, platform, sent, save } = createSeat();
  platform.restart('saveAnswerCopies', refusal(code, message), good({}));
  save();
  await time.advance(30_000);
  expect(sent()).toBe(2);
  await time.advance(60_000);
  expect(sent()).toBe(2);
});

it.each([
  ['nobody is signed in', null],
  ['another learner sits there', 'hh'],
])('go out in the name of their learner alone: not while %s', async (_, account) => {
  const { time, seat, sent, save } = createSeat();
  save();
  seat.account = account;
  await time.advance(60_000);
  expect(sent()).toBe(0);
  seat.account = 'lm';
  await time.advance(30_000);
  expect(sent()).toBe(1);
});

it('are given up when the platform refuses them, and never sent or asked for where the tenant has no such calls', async () => {
  const refused = createSeat();
  refused.platform.restart('saveAnswerCopies', refusal(40901, '试卷已提交'));
  refused.save();
  await refused.time.advance(60_000);
  expect(refused.sent()).toBe(1);
  expect(refused.said).toEqual(['copies of answers were refused: 40901 试卷已提交']);
  const off = createSeat({ enabled: false });
  off.save();
  expect(await off.copies.inspect(off.attempt.exam, 'p1')).toBeNull();
  await off.time.advance(60_000);
  expect(off.platform.sent).toEqual([]);
});
