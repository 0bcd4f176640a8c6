import { describe, expect, it } from 'vitest';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { chooseArea, choiceOf, codeOfArea, isCompleteArea, noArea, offeredAreas } from './area.ts';

const leaf = (code: string): Region => ({ code, name: code, children: [] });
const tree: Region[] = [
  {
    code: '33',
    name: '浙江省',
    children: [
      { code: '3301', name: '杭州市', children: [leaf('330102'), leaf('330105')] },
      { code: '3302', name: '宁波市', children: [leaf('330203')] },
    ],
  },
  { code: '44', name: '广东省', children: [leaf('4419')] },
];

describe('area', () => {
  it.each([
    ['330203', { province: '33', city: '3302', district: '330203' }],
    ['3302', { province: '33', city: '3302', district: '' }],
    ['33', { province: '33', city: '', district: '' }],
    ['999999', noArea],
    ['', noArea],
  ])('%j leads to %o', (code, choice) => expect(choiceOf(tree, code)).toEqual(choice));

  const whole = { province: '33', city: '3302', district: '330203' };
  it.each([
    ['province', '44', { province: '44', city: '', district: '' }],
    ['city', '3301', { province: '33', city: '3301', district: '' }],
    ['district', '330203', whole],
  ] as const)('another %s clears the levels below', (level, code, next) => {
    expect(chooseArea(whole, level, code)).toEqual(next);
  });

  it.each([
    [noArea, true],
    [{ province: '33', city: '', district: '' }, false],
    [{ province: '33', city: '3302', district: '' }, false],
    [whole, true],
    [{ province: '44', city: '4419', district: '' }, true],
    [{ province: '44', city: '', district: '' }, false],
  ])('%o is complete: %s', (choice, expected) => expect(isCompleteArea(tree, choice)).toBe(expected));

  it('offers the regions of the choice and sends the smallest', () => {
    const { cities, districts } = offeredAreas(tree, whole);
    expect([cities.length, districts.length]).toEqual([2, 1]);
    expect(codeOfArea(whole)).toBe('330203');
    expect(codeOfArea({ province: '44', city: '4419', district: '' })).toBe('4419');
    expect(codeOfArea(noArea)).toBe('');
  });
});
