import { expect, it } from 'vitest';
import { afterFailure, untried } from './stream-failure.ts';

const part = { start: 40, end: 44 };
it.each([
  ['a broken part', { kind: 'media', status: null, part }, {}, 'recover'],
  ['a broken part again', { kind: 'media', status: null, part }, { recovered: true }, 'pass'],
  ['the fifth one after another', { kind: 'media', status: null, part }, { recovered: true, passed: 5 }, 'renew'],
  ['a part that is not there', { kind: 'network', status: 404, part }, {}, 'renew'],
  ['the same part under a new address', { kind: 'network', status: 404, part }, { partStart: 40 }, 'pass'],
  ['another part under a new address', { kind: 'network', status: 404, part }, { partStart: 8 }, 'renew'],
  ['a part that breaks off twice', { kind: 'network', status: 200, part }, { partStart: 40.2 }, 'pass'],
  ['an address that has ended', { kind: 'network', status: 403, part }, { partStart: 40 }, 'renew'],
  ['a playlist that is not there', { kind: 'network', status: 404, part: null }, { partStart: 40 }, 'renew'],
  ['anything else', { kind: 'other', status: null, part }, { partStart: 40 }, 'renew'],
] as const)('%s', (_, failure, tried, act) => {
  expect(afterFailure(failure, { ...untried, ...tried })).toBe(act);
});
