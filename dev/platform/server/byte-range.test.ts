import { expect, it } from 'vitest';
import { limitedRange, limitOf, rangeOf } from './byte-range.ts';

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

it.each([
  ['/media/a.mp4', '/media/a.mp4', 206],
  ['/media/whole/a.mp4', '/media/a.mp4', 200],
  ['/media/short-parts/a.mp4', '/media/a.mp4', 206],
  ['/media/without-length/a.mp4', '/media/a.mp4', 200],
  ['/media/paced/a.mp4', '/media/a.mp4', 206],
])('the host at %s gives %s with %i', (address, file, status) => {
  const { file: named, limit } = limitOf(address);
  expect(named).toBe(file);
  expect(limitedRange({ ...whole, bytes: Buffer.alloc(60_000) }, 'bytes=50000-', limit).status).toBe(status);
});

it('gives short parts, never more than was asked for', () => {
  const film = { ...whole, bytes: Buffer.alloc(1_200_000) };
  const part = (header: string) => limitedRange(film, header, 'short-parts').headers['content-range'];
  expect(part('bytes=0-')).toBe('bytes 0-499999/1200000');
  expect(part('bytes=1000000-')).toBe('bytes 1000000-1199999/1200000');
  expect(part('bytes=10-19')).toBe('bytes 10-19/1200000');
});
