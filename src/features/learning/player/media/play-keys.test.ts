import { expect, it } from 'vitest';
import { playActOf, speedAfter } from './play-keys.ts';

const plain = { code: '', shift: false, ctrl: false, alt: false, meta: false, composing: false };

it.each([
  [' ', {}, { act: 'toggle' }],
  ['K', {}, { act: 'toggle' }],
  ['ArrowRight', {}, { act: 'skip', seconds: 5 }],
  ['j', {}, { act: 'skip', seconds: -10 }],
  ['7', {}, { act: 'part', tenths: 7 }],
  ['0', {}, { act: 'part', tenths: 0 }],
  ['7', { ctrl: true }, null],
  ['12', {}, null],
  ['ArrowLeft', { alt: true }, null],
  ['f', { ctrl: true }, null],
  ['m', { composing: true }, null],
  ['?', {}, null],
  ['à', { code: 'Digit0' }, { act: 'part', tenths: 0 }],
  ['7', { code: 'Digit7', shift: true }, { act: 'part', tenths: 7 }],
  ['/', { code: 'Digit7', shift: true }, null],
  ['７', {}, { act: 'part', tenths: 7 }],
  ['л', { code: 'KeyK' }, { act: 'toggle' }],
  ['Process', { code: 'KeyM' }, { act: 'mute' }],
  ['m', { code: 'Semicolon' }, { act: 'mute' }],
])('%s with %j is %j', (key, more, act) => expect(playActOf({ ...plain, key, ...more })).toEqual(act));

it.each([
  [1, 1, 1.25],
  [2, 1, 2],
  [0.75, -1, 0.75],
  [1.1, -1, 1],
] as const)('from %d by %d to %d', (from, by, to) => expect(speedAfter(from, by)).toBe(to));
