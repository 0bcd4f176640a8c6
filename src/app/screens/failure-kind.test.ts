import { describe, expect, it } from 'vitest';
import { failureKind } from './failure-kind.ts';

describe('failure kind', () => {
  it.each([
    [new TypeError('Failed to fetch dynamically imported module: app://client/assets/a.js'), 'files'],
    [new Error('Unable to preload CSS for /assets/a.css'), 'files'],
    [new Error('chunk of /examList not loaded in 120000 ms'), 'files'],
    [new TypeError("Cannot read properties of undefined (reading 'map')"), 'screen'],
    ['thrown as text', 'screen'],
  ] as const)('%s: %s', (error, kind) => {
    expect(failureKind(error)).toBe(kind);
  });
});
