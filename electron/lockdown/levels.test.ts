import { expect, it } from 'vitest';
import { levelOf, stepsOf } from './levels.ts';

it.each([
  [{ policy: 'lab', configured: 'none', formal: false }, 'lab'],
  [{ policy: 'none', configured: 'lab', formal: true }, 'none'],
  [{ policy: null, configured: 'lab', formal: false }, 'lab'],
  [{ policy: null, configured: 'fortress', formal: true }, 'standard'],
  [{ policy: null, configured: undefined, formal: true }, 'standard'],
  [{ policy: null, configured: undefined, formal: false }, 'none'],
] as const)('takes the level from %o: %s', (sources, level) => {
  expect(levelOf(sources)).toBe(level);
});

const page = ['shortcuts', 'developer-tools', 'context-menu', 'printing', 'drag-and-drop', 'clipboard', 'signals'];

it.each([
  ['none', 'windows', []],
  ['none', 'linux', []],
  ['standard', 'windows', ['full-screen', 'content-protection', ...page]],
  ['standard', 'mac', ['full-screen', 'content-protection', ...page]],
  ['standard', 'linux', ['full-screen', ...page]],
  ['lab', 'windows', ['watchdog', 'kiosk', 'always-on-top', 'content-protection', ...page]],
  ['lab', 'mac', ['watchdog', 'kiosk', 'always-on-top', 'content-protection', ...page]],
  ['lab', 'linux', ['watchdog', 'full-screen', ...page]],
] as const)('has for %s on %s the steps %j', (level, os, steps) => {
  expect(stepsOf(level, os)).toEqual(steps);
});
