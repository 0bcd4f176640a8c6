import { describe, expect, it } from 'vitest';
import { chosenRegions, missingRegions, withRegion } from './region-choice.ts';

const tree = [
  {
    code: '42',
    name: '湖北省',
    children: [
      { code: '4201', name: '武汉市', children: [{ code: '420102', name: '江岸区', children: [] }] },
      { code: '4290', name: '仙桃市', children: [] },
    ],
  },
];
const codes = (province: string, city: string, district: string) => ({ province, city, district });

it.each([
  [codes('', '', ''), []],
  [codes('42', '', ''), ['湖北省']],
  [codes('42', '4201', '420102'), ['湖北省', '武汉市', '江岸区']],
  [codes('42', 'none', '420102'), ['湖北省']],
])('%j names %j', (chosen, names) => {
  expect(chosenRegions(tree, chosen).map(({ name }) => name)).toEqual(names);
});

it.each([
  [codes('', '', ''), [true, true, true]],
  [codes('42', '', ''), [false, true, true]],
  [codes('42', '4201', ''), [false, false, true]],
  [codes('42', '4201', '420102'), [false, false, false]],
  [codes('42', '4290', ''), [false, false, false]],
])('of %j is missing: %j [settle-region-required]', (chosen, missing) => {
  expect(Object.values(missingRegions(chosen, tree))).toEqual(missing);
});

describe('a choice clears what lies below it', () => {
  const full = codes('42', '4201', '420102');
  it.each([
    ['province', codes('11', '', '')],
    ['city', codes('42', '11', '')],
    ['district', codes('42', '4201', '11')],
  ] as const)('%s [settle-region-cascade]', (step, after) => {
    expect(withRegion(full, step, '11')).toEqual(after);
  });
});
