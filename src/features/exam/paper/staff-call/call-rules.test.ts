import { expect, it } from 'vitest';
import { callStanding } from './call-rules.ts';

const call = { id: 'c1', status: 0, createTime: 1000, answerTime: null, staffName: '', before: 2 };
const seen = { ...call, id: 'c2', status: 1, createTime: 500, answerTime: 800, staffName: '王监考', before: 0 };

it.each([
  ['none', [], null],
  ['one that waits', [call], { step: 'waiting', at: 1000, before: 2 }],
  ['one that was seen', [seen], { step: 'seen', id: 'c2', at: 800, by: '王监考' }],
  ['the latest of two, whatever their order', [seen, call], { step: 'waiting', at: 1000, before: 2 }],
  ['an unknown status', [{ ...call, status: null }], { step: 'waiting', at: 1000, before: 2 }],
  ['an unknown status with an answer', [{ ...seen, status: null }], { step: 'seen', id: 'c2', at: 800, by: '王监考' }],
] as const)('of %s', (_, calls, standing) => {
  expect(callStanding(calls)).toEqual(standing);
});
