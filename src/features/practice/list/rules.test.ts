import { describe, expect, it } from 'vitest';
import { businessIdOf, doneShare } from './rules.ts';

describe('the course of a practice', () => {
  it.each([
    [{ businessId: 'a', bussinessId: '' }, 'a'],
    [{ businessId: '', bussinessId: 'b' }, 'b'],
    [{ businessId: 'a', bussinessId: 'b' }, 'a'],
    [{ businessId: '', bussinessId: '' }, ''],
  ])('%j is %j', (item, expected) => expect(businessIdOf(item)).toBe(expected));
});

describe('how much of a practice is done', () => {
  it.each([
    [{ doneCount: 0, questionCount: 0 }, 0],
    [{ doneCount: 3, questionCount: 12 }, 0.25],
    [{ doneCount: 20, questionCount: 12 }, 1],
    [{ doneCount: null, questionCount: 12 }, null],
    [{ doneCount: 3, questionCount: null }, null],
  ])('%j is %j', (item, expected) => expect(doneShare(item)).toBe(expected));
});
