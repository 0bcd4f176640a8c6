import { describe, expect, it } from 'vitest';
import { isCreditCode, isCreditOrRegister, isMobile, isWholeNumber } from './organisation-patterns.ts';

describe('credit code', () => {
  it.each([
    ['91330203MA2AG7X23K', true],
    ['911101085923662400', true],
    ['91330203ma2ag7x23k', false],
    ['91330203MA2AG7X23', false],
    ['91330203MA2AG7X23KA', false],
    ['91330203MA2AG7X2-K', false],
    ['', false],
  ])('%j: %s [pattern-credit-code]', (text, good) => {
    expect(isCreditCode(text)).toBe(good);
  });
});

describe('credit code or registration number', () => {
  it.each([
    ['330203000012345', true],
    ['91330203MA2AG7X23K', true],
    ['3302030000123456', false],
    ['33020300001234', false],
    ['33020300001234567', false],
    ['3302030000-2345', false],
  ])('%j: %s [pattern-credit-or-register]', (text, good) => {
    expect(isCreditOrRegister(text)).toBe(good);
  });
});

describe('mobile of a contact', () => {
  it.each([
    ['13800017719', true],
    ['14500000000', true],
    ['19900000000', true],
    ['16600000000', true],
    ['12345678901', false],
    ['15400000000', false],
    ['17900000000', false],
    ['19400000000', false],
    ['1380001771', false],
    ['138000177190', false],
  ])('%j: %s', (text, good) => {
    expect(isMobile(text)).toBe(good);
  });
});

describe('whole number', () => {
  it.each([
    ['0', true],
    ['12', true],
    ['1.5', false],
    ['-3', false],
    ['+3', false],
    ['', false],
  ])('%j: %s', (text, good) => {
    expect(isWholeNumber(text)).toBe(good);
  });
});
