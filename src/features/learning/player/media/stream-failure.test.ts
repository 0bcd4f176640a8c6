import { expect, it } from 'vitest';
import { afterFailure, problemOf, untried } from './stream-failure.ts';

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

it.each([
  ['networkError', 'fragLoadError', 404, 'unreached'],
  ['networkError', 'manifestLoadTimeOut', null, 'unreached'],
  ['networkError', 'manifestLoadError', 415, 'form'],
  ['networkError', 'manifestParsingError', 200, 'damaged'],
  ['networkError', 'levelEmptyError', 200, 'damaged'],
  ['mediaError', 'manifestIncompatibleCodecsError', null, 'form'],
  ['mediaError', 'bufferAddCodecError', null, 'form'],
  ['mediaError', 'fragParsingError', null, 'damaged'],
  ['muxError', 'remuxAllocError', null, 'damaged'],
  ['keySystemError', 'keySystemNoAccess', null, 'protected'],
])('%s, %s, %s is %s', (type, details, status, problem) => expect(problemOf(type, details, status)).toBe(problem));
