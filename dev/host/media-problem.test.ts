import { expect, it } from 'vitest';
import { asPart, mediaProblem } from './media-problem.ts';

it.each([
  ['bytes=0-', 200, { 'content-length': '10' }, ''],
  ['bytes=0-', 200, {}, 'without Content-Length'],
  ['bytes=0-', 206, { 'content-range': 'bytes 0-9/10' }, 'without Content-Length'],
  ['bytes=4-', 200, { 'content-length': '10' }, 'from 4 on'],
  ['bytes=4-', 206, { 'content-length': '6', 'content-range': 'bytes 4-9/10' }, ''],
  ['bytes=4-', 206, { 'content-length': '10', 'content-range': 'bytes 0-9/10' }, 'bytes from 0 on'],
  ['bytes=4-', 206, { 'content-length': '3', 'content-range': 'bytes 4-6/10' }, 'end at byte 7 of 10'],
  ['bytes=4-6', 206, { 'content-length': '3', 'content-range': 'bytes 4-6/10' }, ''],
  ['bytes=10-', 416, { 'content-length': '0' }, ''],
  ['bytes=4-', 404, { 'content-length': '9' }, 'status 404'],
] as const)('%s answered %i with %j: %s', (range, status, headers, problem) => {
  const response = new Response(null, { status, headers });
  const found = mediaProblem({ range, 'sec-fetch-dest': 'video' }, response);
  expect(found === null).toBe(problem === '');
  expect(found ?? '').toContain(problem);
  expect(mediaProblem({ range, 'sec-fetch-dest': 'empty' }, response)).toBeNull();
});

it('a whole film is taken for its first part', () => {
  const whole = () => new Response('0123', { headers: { 'content-length': '4' } });
  const taken = asPart({ range: 'bytes=0-', 'sec-fetch-dest': 'audio' }, whole());
  expect([taken.status, taken.headers.get('content-range')]).toEqual([206, 'bytes 0-3/4']);
  expect(asPart({ range: 'bytes=0-', 'sec-fetch-dest': 'empty' }, whole()).status).toBe(200);
});
