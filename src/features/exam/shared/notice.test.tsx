import { expect, it } from 'vitest';
import { noticeBelow } from './notice.ts';

it.each([
  ['<h2>考试须知</h2><ol><li>一</li></ol>', '<ol><li>一</li></ol>'],
  ['<h3> 考试须知 </h3><p>一</p>', '<p>一</p>'],
  ['<h2>考试须知（复审）</h2><p>一</p>', '<h2>考试须知（复审）</h2><p>一</p>'],
  ['<p>考试须知</p>', '<p>考试须知</p>'],
  ['<p>一</p><h2>考试须知</h2>', '<p>一</p><h2>考试须知</h2>'],
  ['请按时参加。', '请按时参加。'],
  ['', ''],
])('%s is shown as %s', (html, shown) => {
  expect(noticeBelow('考试须知', html)).toBe(shown);
});
