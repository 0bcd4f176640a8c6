import { describe, expect, it } from 'vitest';
import { assessUserAnswerSaveUserAnswer } from '#contract/platform/assess/answers.ts';
import { saveLog } from '#contract/platform/learning/course-log.ts';
import { placeOrder } from '#contract/platform/market/orders.ts';
import { userPracticeCommitPaper } from '#contract/platform/practice/user-practice.ts';
import { refusalTables } from '#contract/platform/profile/code-tables.ts';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { eachOf, saveVerdict, type Went } from './save-verdict.ts';

const answered = (code: number, status = 200) => ({
  kind: 'answered' as const,
  status,
  code,
  message: '',
  data: null,
});
const bare = (status: number | null): PlatformAnswer => ({ kind: 'unknown', status });

describe('what an answer says of something that was sent to be kept', () => {
  const calls = [userPracticeCommitPaper, assessUserAnswerSaveUserAnswer, saveLog, placeOrder];
  it.each([
    ['a success', answered(0), 'done'],
    ['a success inside a failed response', answered(0, 502), 'later'],
    ['no connection', { kind: 'unreachable' }, 'later'],
    ['a lost answer', bare(null), 'later'],
    ['602', answered(602), 'later'],
    ['303', answered(303), 'later'],
    ['a busy platform', answered(1), 'later'],
    ['a failing platform', answered(500), 'later'],
    ['the 503 of a proxy', bare(503), 'later'],
    ['the 407 of a proxy', bare(407), 'later'],
    ['the 404 of a proxy', bare(404), 'not-taken'],
    ['the 413 of a proxy', bare(413), 'not-taken'],
    ['the code 404', answered(404), 'not-taken'],
    ...[2, 400, 1001, 40_000, 40_001, 50_001, -2].map((code) => [`code ${code}`, answered(code), 'not-taken'] as const),
  ] as const)('%s: %s', (_, answer, verdict) => {
    for (const call of calls) expect([call.id, saveVerdict(call, answer)]).toEqual([call.id, verdict]);
  });

  it.each([
    [userPracticeCommitPaper, 40_911],
    [assessUserAnswerSaveUserAnswer, 42_101],
    [saveLog, 40_975],
    [placeOrder, 42_122],
  ])('$id refuses by the codes of its own table alone, and not beside words of a busy platform', (call, code) => {
    expect(saveVerdict(call, answered(code))).toBe('refused');
    expect(saveVerdict(call, { ...answered(code), message: '系统繁忙，请稍后再试' })).toBe('not-taken');
    for (const other of calls.filter(({ id }) => refusalTables[id] !== refusalTables[call.id]))
      expect(saveVerdict(other, answered(code))).toBe('not-taken');
  });
});

it.each([
  [['all', 'all'], 'all', 2],
  [['some', 'all'], 'some', 2],
  [['none', 'all'], 'none', 1],
  [['some', 'none', 'all'], 'none', 2],
] as const)('of %j a round comes to %s', async (each, expected, asked) => {
  const seen: Went[] = [];
  const went = await eachOf(each, async (one) => {
    seen.push(one);
    return one;
  });
  expect([went, seen.length]).toEqual([expected, asked]);
});
