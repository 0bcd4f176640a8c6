import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

const whole = {
  status: 200,
  type: 'video/webm',
  bytes: Buffer.from('0123456789'),
  code: null,
  brokenAfter: null,
  headers: {},
};

it.each([
  [undefined, 200, '0123456789', undefined],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-', 200, '0123456789', undefined],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
])('%j gives %i', (header, status, bytes, range) => {
  const reply = rangeOf(whole, header);
  expect(reply.status).toBe(status);
  expect(Buffer.from(reply.bytes).toString()).toBe(bytes);
  expect(reply.headers['content-range']).toBe(range);
  expect(reply.headers['accept-ranges']).toBe('bytes');
});
