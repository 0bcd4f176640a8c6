import { expect, it } from 'vitest';
import { phaseOf } from './form-phase.ts';

const now = Date.parse('2026-11-23T09:00+08:00');
const form = { startTime: null, endTime: null, isOnce: false, isSubmitted: false };

it.each([
  [{}, 'open'],
  [{ startTime: now + 1 }, 'early'],
  [{ startTime: now }, 'open'],
  [{ endTime: now - 1 }, 'late'],
  [{ endTime: now }, 'open'],
  [{ isSubmitted: true }, 'open'],
  [{ isOnce: true }, 'open'],
  [{ isOnce: true, isSubmitted: true }, 'once'],
  [{ endTime: 'unread' }, 'unknown'],
  [{ startTime: 'unread' }, 'unknown'],
  [{ startTime: now + 1, endTime: 'unread' }, 'early'],
  [{ startTime: 'unread', endTime: now - 1 }, 'late'],
  // What was sent can still be read.
  [{ isOnce: true, isSubmitted: true, endTime: now - 1 }, 'once'],
] as const)('%j is %s [form-once] [form-late]', (change, phase) => {
  expect(phaseOf({ ...form, ...change }, now, 0)).toBe(phase);
});
