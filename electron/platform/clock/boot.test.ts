import path from 'node:path';
import { expect, it } from 'vitest';
import { bootMoment, createBootReader, isSameBoot } from './boot.ts';

const noon = Date.parse('2026-03-02T12:00:00+08:00');
const hour = 3_600_000;

it.each([
  ['a later moment of the same start', bootMoment(null, noon + hour, 2 * hour), true],
  ['the same start after a time service corrected the clock', bootMoment(null, noon + hour + 900, 2 * hour), true],
  ['another start', bootMoment(null, noon + hour, hour / 2), false],
  ['a clock that was set back', bootMoment(null, noon - hour, 2 * hour), false],
  ['a start that the system names', bootMoment('4f1c', noon + hour, 2 * hour), false],
])('%s', (_, { boot }, same) => expect(isSameBoot(bootMoment(null, noon, hour).boot, boot)).toBe(same));

it('a start that the system names is the same whatever the clock says', () => {
  expect(isSameBoot(bootMoment('4f1c', noon, hour).boot, bootMoment('4f1c', 0, 2 * hour).boot)).toBe(true);
  expect(isSameBoot(bootMoment('4f1c', noon, hour).boot, bootMoment('88aa', noon, hour).boot)).toBe(false);
});

it('reads this machine, with and without a name for its start', () => {
  const moment = createBootReader()();
  expect(isSameBoot(moment.boot, createBootReader()().boot)).toBe(true);
  const without = createBootReader(path.join(import.meta.dirname, 'nothing'))();
  expect(Math.abs(Number(without.boot.slice(1)) + without.upMs - Date.now())).toBeLessThan(hour);
});
