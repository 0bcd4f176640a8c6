import { expect, it } from 'vitest';
import { asksFaceAgain, faceAsked, readFaceAgainRule } from './face-again.ts';

it.each([
  ['{"afterCrash":true,"afterMinutes":10}', { afterCrash: true, afterMinutes: 10 }],
  ['{"afterCrash":"1"}', { afterCrash: true, afterMinutes: null }],
  ['{"afterMinutes":"0"}', { afterCrash: false, afterMinutes: 0 }],
  [
    { afterCrash: 1, afterMinutes: '5' },
    { afterCrash: true, afterMinutes: 5 },
  ],
  ['{"afterMinutes":-1}', null],
  ['{"afterCrash":false}', null],
  ['{}', null],
  ['true', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('the tenant’s value %j: %j', (value, rule) => {
  expect(readFaceAgainRule(value)).toEqual(rule);
});

const minute = 60_000;
const both = { afterCrash: true, afterMinutes: 10 };
const crash = { afterCrash: true, afterMinutes: null };
const absence = { afterCrash: false, afterMinutes: 10 };

it.each([
  ['a beginning', both, { recovered: false, awayMs: null }, null],
  ['no rule', null, { recovered: true, awayMs: 60 * minute }, null],
  ['a crash', both, { recovered: true, awayMs: 1_000 }, 'crash'],
  ['a long absence after leaving', both, { recovered: false, awayMs: 10 * minute }, 'absence'],
  ['a short absence after leaving', both, { recovered: false, awayMs: 10 * minute - 1 }, null],
  ['a long absence, where only crashes count', crash, { recovered: false, awayMs: 60 * minute }, null],
  ['a crash, where only absences count', absence, { recovered: true, awayMs: minute }, null],
  [
    'a long time after a crash, where only absences count',
    absence,
    { recovered: true, awayMs: 11 * minute },
    'absence',
  ],
  ['a clock that was set back', absence, { recovered: false, awayMs: -minute }, 'absence'],
  ['any absence', { afterCrash: false, afterMinutes: 0 }, { recovered: false, awayMs: 1 }, 'absence'],
] as const)('%s, %j, %j: %s', (_, rule, back, why) => {
  expect(asksFaceAgain(rule, back)).toBe(why);
});

const asked = { event: 'asked', why: 'crash', at: 1 } as const;

it.each([
  [[], null],
  [[asked], 'crash'],
  [[asked, { event: 'passed', at: 2 }], null],
  [[asked, { event: 'skipped', at: 2 }], null],
  [[asked, { event: 'skipped', at: 2 }, { event: 'asked', why: 'absence', at: 3 }], 'absence'],
] as const)('after %j it is still asked for: %s', (notes, why) => {
  expect(faceAsked(notes)).toBe(why);
});
