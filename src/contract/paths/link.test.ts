import { expect, it } from 'vitest';
import { readLink } from '#electron/desktop/links/read-link.ts';
import { linkAt, linkedSecond } from './link.ts';

it.each([
  ['t=0', 0],
  ['id=1&t=758', 758],
  ['t=86400', 86_400],
  ['', null],
  ['t=', null],
  ['t=-5', null],
  ['t=1.5', null],
  ['t=1e3', null],
  ['t=99999', null],
  ['t=123456', null],
])('%s asks for the second %s', (query, second) => {
  expect(linkedSecond(new URLSearchParams(query))).toBe(second);
});

it('opens the screen at the second, without the way that led there', () => {
  const link = linkAt('lectern', '/course/play', '?courseId=c-1&id=i-1&backPath=%2Flearning&t=3', 758.9);
  expect(link).toBe('lectern:///course/play?courseId=c-1&id=i-1&t=758');
  expect(readLink(link, 'lectern')).toBe('/course/play?courseId=c-1&id=i-1&t=758');
});
