import { describe, expect, it } from 'vitest';
import { diskIsEnough, powerIsEnough } from './machine-rules.ts';

describe('diskIsEnough', () => {
  it.each([
    [null, null],
    [0, false],
    [999_999_999, false],
    [1_000_000_000, true],
  ])('%s bytes: %s', (freeDiskBytes, expected) => {
    expect(diskIsEnough({ freeDiskBytes, battery: null })).toBe(expected);
  });
});

describe('powerIsEnough', () => {
  it.each([
    [null, null],
    [{ charging: true, level: 0.05 }, true],
    [{ charging: false, level: 0.6 }, true],
    [{ charging: false, level: 0.59 }, false],
  ])('%j: %s', (battery, expected) => {
    expect(powerIsEnough({ freeDiskBytes: null, battery })).toBe(expected);
  });
});
