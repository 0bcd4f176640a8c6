import { expect, it } from 'vitest';
import { reachOf } from './reach.ts';

const node = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });

it.each([
  [node('ECONNREFUSED'), 'unreachable'],
  [node('ENOTFOUND'), 'unreachable'],
  [new TypeError('fetch failed', { cause: new AggregateError([node('EHOSTUNREACH')]) }), 'unreachable'],
  [new Error('net::ERR_INTERNET_DISCONNECTED'), 'unreachable'],
  [new Error('net::ERR_NAME_NOT_RESOLVED'), 'unreachable'],
  [new Error('net::ERR_CERT_AUTHORITY_INVALID'), 'unreachable'],
  [node('ECONNRESET'), 'unknown'],
  [node('UND_ERR_SOCKET'), 'unknown'],
  [new Error('net::ERR_EMPTY_RESPONSE'), 'unknown'],
  [new Error('net::ERR_CONNECTION_RESET'), 'unknown'],
  ['anything', 'unknown'],
])('%s', (error, reach) => {
  expect(reachOf(error)).toBe(reach);
});
