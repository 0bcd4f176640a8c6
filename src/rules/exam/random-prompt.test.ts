import { expect, it } from 'vitest';
import { seatPrompts } from '#contract/ipc/exam.ts';
import { nextPromptIn, promptOf, readRandomPromptRule } from './random-prompt.ts';

it.each([
  ['{"everyMinutes": 20}', { everyMinutes: 20 }],
  ['{"everyMinutes": "15"}', { everyMinutes: 15 }],
  [{ everyMinutes: 1 }, { everyMinutes: 5 }],
  ['{"everyMinutes": 0}', null],
  ['{"everyMinutes": -3}', null],
  ['{}', null],
  ['often', null],
  [null, null],
])('%j asks for %j', (value, rule) => {
  expect(readRandomPromptRule(value)).toEqual(rule);
});

it('comes at a random moment around the average', () => {
  expect([0, 0.5, 1].map((random) => nextPromptIn({ everyMinutes: 20 }, random) / 60_000)).toEqual([10, 20, 30]);
});

it('every gesture can be asked for', () => {
  expect(new Set([0, 0.25, 0.5, 0.7, 0.99, 1].map(promptOf))).toEqual(new Set(seatPrompts));
});
