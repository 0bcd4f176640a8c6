import { expect, it } from 'vitest';
import { createCrashLimit } from './crash-limit.ts';

it('stops reloading at the third crash within a minute', () => {
  let now = 0;
  const mayReload = createCrashLimit(() => now);
  expect([mayReload(), mayReload(), mayReload()]).toEqual([true, true, false]);
  expect(mayReload()).toBe(true);
  now = 61_000;
  expect([mayReload(), mayReload()]).toEqual([true, true]);
});
