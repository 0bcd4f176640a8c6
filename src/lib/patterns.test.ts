import { describe, expect, it } from 'vitest';
import { isPassword } from './patterns.ts';

describe('password', () => {
  it.each([
    ['abcd1234', true],
    ['abcd!@#$', true],
    ['1234!@#$', true],
    ['abcdefgh', false],
    ['12345678', false],
    ['abc1234', false],
    ['abcdefghij1234567890', true],
    ['abcdefghij12345678901', false],
    ['abcd 1234', false],
  ])('%j: %s [pattern-password]', (text, good) => {
    expect(isPassword(text)).toBe(good);
  });
});
