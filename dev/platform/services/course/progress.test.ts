import { describe, expect, it } from 'vitest';
import { courseTree } from '../../content/learning/course-content.ts';
import { counts, courseRate, lessonsOf, lockedLessons, startRates } from './progress.ts';

const tree = (lockCourseRate: number | null) =>
  courseTree('c-x', { description: '', label: '', lockCourseRate }, [
    [
      '一',
      [
        ['video', 'a'],
        ['live', 'b', { detailId: '' }],
      ],
    ],
    [
      '二',
      [
        ['video', 'c'],
        ['document', 'd', { expired: true }],
        ['video', 'e'],
      ],
    ],
  ]);
const rates = (...list: number[]) => {
  const counted = lessonsOf(tree(80)).filter(counts);
  return ({ id }: { id: string }) => ({
    rate: list[counted.findIndex((lesson) => lesson.id === id)] ?? 0,
    lastPlay: 0,
  });
};

describe('a course', () => {
  it.each([
    [
      [0, 0, 0],
      ['ci-x-1-2', 'ci-x-2-1', 'ci-x-2-2', 'ci-x-2-3'],
    ],
    [
      [79, 100, 0],
      ['ci-x-1-2', 'ci-x-2-1', 'ci-x-2-2', 'ci-x-2-3'],
    ],
    [
      [80, 0, 0],
      ['ci-x-2-2', 'ci-x-2-3'],
    ],
    [[100, 80, 0], []],
  ])('with rates %j locks %j [course-tree-lock]', (list, locked) => {
    expect([...lockedLessons(tree(80), rates(...list))]).toEqual(locked);
  });

  it('without a rate locks nothing', () => expect(lockedLessons(tree(null), rates(0, 0, 0)).size).toBe(0));

  it('has the mean of the lessons that count', () => expect(courseRate(tree(80), rates(100, 50, 0))).toBe(50));

  it.each([
    [0, [0, 0, 0]],
    [50, [100, 50, 0]],
    [58, [100, 74, 0]],
    [100, [100, 100, 100]],
  ])('that starts at %d %% starts with %j', (mean, expected) => {
    expect(startRates(lessonsOf(tree(80)), mean).map(({ rate }) => rate)).toEqual(expected);
  });
});
