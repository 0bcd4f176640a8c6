import { describe, expect, it } from 'vitest';
import { practiceModes } from '#contract/ipc/practice.ts';
import { modeOf, modeRules, modelOf } from './modes.ts';
import { shuffledIds } from './order.ts';

describe('the modes', () => {
  it.each(practiceModes)('%s has a number of its own', (mode) => expect(modeOf(modelOf(mode))).toBe(mode));
  it('an unknown number is no mode', () => expect(modeOf(99)).toBeNull());
  it('differ from each other', () =>
    expect(new Set(Object.values(modeRules).map((rules) => JSON.stringify(rules))).size).toBeGreaterThanOrEqual(4));
  it('only the mock exam is timed, and tells what is right at its end', () =>
    expect(practiceModes.filter((mode) => modeRules[mode].timed && modeRules[mode].feedback === 'at-end')).toEqual([
      'mock',
    ]));
});

describe('a shuffled order', () => {
  const alone = Array.from({ length: 20 }, (_, at) => ({ id: `q${at}`, materialId: null }));
  const ofCase = ['c1', 'c2', 'c3'].map((id) => ({ id, materialId: 'm' }));
  const ids = shuffledIds([...alone, ...ofCase], 'seed');

  it('has every question once, in another order', () => {
    expect([...ids].sort()).toEqual([...alone, ...ofCase].map(({ id }) => id).sort());
    expect(ids).not.toEqual([...alone, ...ofCase].map(({ id }) => id));
  });
  it('follows from its seed', () => {
    expect(shuffledIds([...alone, ...ofCase], 'seed')).toEqual(ids);
    expect(shuffledIds([...alone, ...ofCase], 'other')).not.toEqual(ids);
  });
  it('leaves a case together', () => {
    const at = ids.indexOf('c1');
    expect(ids.slice(at, at + 3)).toEqual(['c1', 'c2', 'c3']);
  });
});
