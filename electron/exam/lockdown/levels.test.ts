import { expect, it } from 'vitest';
import { levelOf, stepsOf } from './levels.ts';

it.each([
  [{ policy: 'lab', configured: 'none', formal: false }, 'lab'],
  [{ policy: 'none', configured: 'lab', formal: true }, 'none'],
  [{ policy: null, configured: 'lab', formal: false }, 'lab'],
  [{ policy: null, configured: 'fortress', formal: true }, 'standard'],
  [{ policy: null, configured: undefined, formal: true }, 'standard'],
  [{ policy: null, configured: undefined, formal: false }, 'none'],
  [{ policy: null, configured: 'none', formal: true }, 'none'],
] as const)('takes the level from %o: %s', (sources, level) => {
  expect(levelOf({ ...sources, vouched: true })).toBe(level);
});

it.each([
  [{ policy: null, configured: 'none', formal: true }, 'standard'],
  [{ policy: null, configured: 'lab', formal: true }, 'lab'],
  [{ policy: null, configured: 'none', formal: true, begunAt: 'lab' }, 'lab'],
  [{ policy: null, configured: undefined, formal: false, begunAt: 'standard' }, 'standard'],
  [{ policy: 'none', configured: 'lab', formal: true, begunAt: 'lab' }, 'none'],
] as const)('takes nothing looser from %o, of which nobody knows who wrote it: %s', (sources, level) => {
  expect(levelOf({ ...sources, vouched: false })).toBe(level);
});

const page = ['shortcuts', 'developer-tools', 'context-menu', 'printing', 'drag-and-drop', 'clipboard', 'signals'];

it.each([
  ['none', 'windows', []],
  ['none', 'linux', []],
  ['standard', 'windows', ['full-screen', 'content-protection', ...page]],
  ['standard', 'mac', ['full-screen', 'content-protection', ...page]],
  ['standard', 'linux', ['full-screen', ...page]],
  ['lab', 'windows', ['kiosk', 'always-on-top', 'content-protection', ...page, 'watchdog']],
  ['lab', 'mac', ['kiosk', 'always-on-top', 'content-protection', ...page, 'watchdog']],
  ['lab', 'linux', ['full-screen', ...page, 'watchdog']],
] as const)('has for %s on %s the steps %j', (level, os, steps) => {
  expect(stepsOf(level, os)).toEqual(steps);
});

it.each(['remote-session', 'virtual-machine'] as const)(
  'leaves the window unprotected where the learner sees it through a capture: %s',
  (signal) => {
    expect(stepsOf('standard', 'windows', [signal])).toEqual(['full-screen', ...page]);
    expect(stepsOf('lab', 'windows', ['second-display', signal])).not.toContain('content-protection');
    expect(stepsOf('standard', 'windows', ['second-display'])).toContain('content-protection');
  },
);
