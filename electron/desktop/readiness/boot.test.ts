import { expect, it } from 'vitest';
import { currentBoot, restarted } from './boot.ts';

const at = Date.UTC(2026, 11, 1);
const hour = 3_600;

it.each([
  ['the same run', { id: 'a', uptime: 50, at }, { id: 'a', uptime: 10, at }, false],
  ['another run', { id: 'a', uptime: 50, at }, { id: 'b', uptime: 90, at }, true],
  ['no names, it runs for less long', { id: null, uptime: 50, at }, { id: null, uptime: 49, at }, true],
  [
    'no names, it ran all the time',
    { id: null, uptime: 50, at },
    { id: null, uptime: 50 + hour, at: at + hour * 1_000 },
    false,
  ],
  [
    'no names, it began in between',
    { id: null, uptime: 50, at },
    { id: null, uptime: hour, at: at + 2 * hour * 1_000 },
    true,
  ],
  [
    'no names, the clock was set a little',
    { id: null, uptime: 50, at },
    { id: null, uptime: 60, at: at + 60_000 },
    false,
  ],
])('%s', (_, before, after, is) => {
  expect(restarted(before, after)).toBe(is);
});

it('knows the run of this system', async () => {
  const [one, two] = [await currentBoot(), await currentBoot()];
  expect(one.uptime).toBeGreaterThan(0);
  expect(restarted(one, two)).toBe(false);
});
