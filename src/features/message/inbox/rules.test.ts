import { describe, expect, it } from 'vitest';
import { ageOf, kindOf, targetOf, titleOf } from './rules.ts';

describe('kind', () => {
  it.each([
    ['exam', 'exam'],
    ['EXAM ', 'exam'],
    ['certificate', 'certificate'],
    ['', 'other'],
    ['toString', 'other'],
  ])('%j is %s', (type, kind) => expect(kindOf(type)).toBe(kind));
});

describe('target', () => {
  it.each([
    ['/examList', { to: 'page', address: '/examList' }],
    [' /personalCenter?tab=orders ', { to: 'page', address: '/personalCenter?tab=orders' }],
    ['https://example.cn/a', { to: 'web', address: 'https://example.cn/a' }],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['examList', null],
    ['', null],
  ])('%j', (link, target) => expect(targetOf(link)).toEqual(target));
});

describe('age', () => {
  const now = new Date(2026, 10, 21, 15, 0).getTime();
  it.each([
    [null, { kind: 'unknown' }],
    [new Date(2026, 10, 21, 14, 50).getTime(), { kind: 'minutes', minutes: 10 }],
    [new Date(2026, 10, 21, 15, 5).getTime(), { kind: 'minutes', minutes: 0 }],
    [new Date(2026, 10, 21, 8, 15).getTime(), { kind: 'today' }],
    [new Date(2026, 10, 20, 23, 59).getTime(), { kind: 'yesterday' }],
    [new Date(2026, 10, 19, 23, 59).getTime(), { kind: 'day' }],
    [new Date(2026, 0, 1, 0, 0).getTime(), { kind: 'day' }],
    [new Date(2025, 11, 31, 12, 0).getTime(), { kind: 'date' }],
  ])('%j', (at, age) => expect(ageOf(at, now)).toEqual(age));

  it('just after midnight the last hour still counts in minutes', () => {
    const midnight = new Date(2026, 10, 21, 0, 5).getTime();
    expect(ageOf(midnight - 10 * 60_000, midnight)).toEqual({ kind: 'minutes', minutes: 10 });
  });
});

describe('title', () => {
  it('falls back to how the text begins', () => {
    expect(titleOf(' 通知 ', '正文')).toBe('通知');
    expect(titleOf('', '只有正文')).toBe('只有正文');
    expect(titleOf('', '长'.repeat(61))).toBe(`${'长'.repeat(60)}…`);
    expect(titleOf('', '')).toBe('');
  });
});
