import { expect, it } from 'vitest';
import { recordAccess } from './record-access.ts';

const lost = new Error('no answer');

it.each([
  ['taken at once', [true], [], 'held', ['save']],
  ['taken, but the answer is lost', [false], [true], 'held', ['save', 'view']],
  ['taken the second time', [false, true], [false], 'held', ['save', 'view', 'save']],
  ['never taken', [false, false], [false, false], 'missing', ['save', 'view', 'save', 'view']],
  ['not known, and so not sent again', [false], [lost], 'unknown', ['save', 'view']],
  ['not known after the second time', [false, false], [false, lost], 'unknown', ['save', 'view', 'save', 'view']],
] as const)('a record that is %s', async (_, saves, views, outcome, asked) => {
  const made: string[] = [];
  const [saving, viewing] = [[...saves], [...views]];
  const save = async () => {
    made.push('save');
    if (saving.shift() !== true) throw lost;
  };
  const view = async () => {
    made.push('view');
    const said = viewing.shift();
    if (typeof said !== 'boolean') throw lost;
    return said;
  };
  expect(await recordAccess({ save, view })).toBe(outcome);
  expect(made).toEqual(asked);
});
