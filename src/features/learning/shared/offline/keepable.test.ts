import { describe, expect, it } from 'vitest';
import type { KeptItem } from '#contract/ipc/offline.ts';
import { isOpen } from '../outline/outline-rules.ts';
import { byCourse, keepRequestOf, keptRows, sumOf } from './keepable.ts';

const kept = (itemId: string, values: Partial<KeptItem> = {}): KeptItem => ({
  courseId: 'c',
  courseName: '课程',
  itemId,
  resId: `r-${itemId}`,
  kind: 'document',
  name: itemId,
  phase: 'kept',
  receivedBytes: 5,
  size: 5,
  why: null,
  keptUntil: 1,
  ...values,
});
const course = { courseId: 'c', courseName: '课程' };
const [row] = keptRows([kept('i')], 'c');

describe('what can be kept', () => {
  it.each([
    ['a document', {}, true],
    ['a practice', { kind: 'practice' as const }, false],
    ['an item without content', { detailId: '' }, false],
    ['an item without an id', { id: '' }, false],
    ['a locked item', { lock: true }, false],
    ['an expired item', { dateExpireStatus: 2 }, false],
  ])('%s', (_, values, can) => {
    const request = row && keepRequestOf(course, { ...row, node: { ...row.node, ...values } });
    expect(request !== null).toBe(can);
  });

  it('is asked for with what the platform calls it', () => {
    expect(row && keepRequestOf(course, row)).toEqual({
      ...course,
      itemId: 'i',
      resId: 'r-i',
      kind: 'document',
      name: 'i',
    });
  });
});

it.each([
  [[], 0, 0],
  [[1, 2], 3, 0],
  [[1, null], 1, 1],
])('sizes %j are %d bytes, %d unknown', (sizes, bytes, unknown) => {
  expect(sumOf(sizes)).toEqual({ bytes, unknown });
});

it('kept items lie under their courses, by the last name that is known', () => {
  const items = [kept('1', { courseName: '' }), kept('2', { courseId: 'd', courseName: 'D' }), kept('3')];
  expect(byCourse(items).map(({ courseId, name, items: list }) => [courseId, name, list.length])).toEqual([
    ['c', '课程', 2],
    ['d', 'D', 1],
  ]);
});

it('the kept items of a course are an outline of open items', () => {
  const rows = keptRows([kept('1'), kept('2', { phase: 'loading' }), kept('3', { courseId: 'd' })], 'c');
  expect(rows.map(({ node }) => node.id)).toEqual(['1']);
  expect(rows.every(isOpen)).toBe(true);
});
