import { describe, expect, it } from 'vitest';
import { isDay, joinDay, partOrder, splitDay } from './day-parts.ts';

describe('a day in parts', () => {
  it.each([
    ['1992-03-08', { year: '1992', month: '3', day: '8' }],
    ['2000-12-31', { year: '2000', month: '12', day: '31' }],
    ['', { year: '', month: '', day: '' }],
    ['1992--08', { year: '1992', month: '', day: '8' }],
    ['-03-', { year: '', month: '3', day: '' }],
  ])('%s', (value, parts) => {
    expect(splitDay(value)).toEqual(parts);
    expect(joinDay(parts)).toBe(value);
  });

  it.each([
    ['1992-03-08', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1992-04-31', false],
    ['1992--08', false],
    ['92-03-08', false],
    ['', false],
  ])('%s is a day: %s', (value, expected) => expect(isDay(value)).toBe(expected));

  it.each([
    ['zh-CN', ['year', 'month', 'day']],
    ['en-US', ['month', 'day', 'year']],
    ['fr-FR', ['day', 'month', 'year']],
  ])('%s writes %j', (locale, order) => expect(partOrder(locale)).toEqual(order));
});
