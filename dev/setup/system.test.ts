import { expect, it } from 'vitest';
import { planFor, type SystemFacts } from './system.mjs';

const debian: SystemFacts = { linux: true, chromium: true, font: true, apt: true, root: false, ubuntu: false };
const nothing = { install: [], stop: null, hint: null };

it.each<[string, Partial<SystemFacts>, boolean, object]>([
  ['a machine with everything', {}, true, nothing],
  ['Electron on a machine without Chromium', { chromium: false }, false, nothing],
  ['root of Debian without Chromium', { chromium: false, root: true }, true, { ...nothing, install: ['chromium'] }],
  ['anybody on Debian', { chromium: false }, true, { stop: expect.stringContaining('sudo apt-get install chromium') }],
  [
    'root of Ubuntu, whose Chromium is a snap',
    { chromium: false, root: true, ubuntu: true },
    true,
    { install: [], stop: expect.stringMatching(/Google Chrome .* playwright install/) },
  ],
  ['macOS', { linux: false, chromium: false, apt: false }, true, { stop: expect.stringContaining('Google Chrome') }],
  ['anybody without the font', { font: false }, true, { stop: null, hint: expect.stringContaining('fonts-noto-cjk') }],
  ['root without the font', { font: false, root: true }, false, { ...nothing, install: ['fonts-noto-cjk'] }],
])('%s', (_, changed, needed, expected) => {
  expect(planFor({ ...debian, ...changed }, needed)).toMatchObject(expected);
});
