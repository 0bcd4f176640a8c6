import { expect, it } from 'vitest';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { openCodeTries, pauseAfter } from './code-tries.ts';

function memoryFile(values: Record<string, unknown> = {}): KeyValueFile {
  let stored: Readonly<Record<string, unknown>> = values;
  return { read: () => stored, write: (next) => void (stored = next) };
}

it.each([
  [0, 0],
  [2, 0],
  [3, 30_000],
  [4, 60_000],
  [7, 480_000],
  [8, 900_000],
  [5000, 900_000],
])('after %i wrong tries in a row: %i ms', (wrong, pause) => {
  expect(pauseAfter(wrong)).toBe(pause);
});

it('a restart counts on and begins the pause anew; a right try ends both', () => {
  const file = memoryFile();
  let now = 0;
  const first = openCodeTries(file, () => now);
  first.begin();
  first.begin();
  expect(first.waitMs()).toBe(0);
  first.begin();
  expect(first.waitMs()).toBe(30_000);
  now = 29_000;
  expect(first.waitMs()).toBe(1_000);
  const second = openCodeTries(file, () => now);
  expect(second.waitMs()).toBe(30_000);
  now += 30_000;
  second.begin();
  expect(second.waitMs()).toBe(60_000);
  second.right();
  expect(second.waitMs()).toBe(0);
  expect(openCodeTries(file, () => now).waitMs()).toBe(0);
});

it.each([{ wrong: 'many' }, { wrong: -5 }, {}])('reads a count that is none as no try: %j', (values) => {
  expect(openCodeTries(memoryFile(values), () => 0).waitMs()).toBe(0);
});

it('hears of the tries in the journal of a paper once a run, and never counts fewer by it', () => {
  const tries = openCodeTries(memoryFile({ wrong: 3 }), () => 0);
  tries.heard('a1', 1);
  expect(tries.waitMs()).toBe(30_000);
  tries.heard('a2', 5);
  expect(tries.waitMs()).toBe(120_000);
  tries.right();
  tries.heard('a2', 5);
  expect(tries.waitMs()).toBe(0);
  tries.heard('a3', 4);
  expect(tries.waitMs()).toBe(60_000);
});
