import { describe, expect, it } from 'vitest';
import { positions } from '../../content/jobs/positions.ts';
import { fits, similarTo } from './find-positions.ts';

const electrician = positions.find(({ name }) => name === '低压电工')!;
const unpaid = positions.find(({ pay }) => pay === null)!;

describe('fits', () => {
  it.each([
    [{}, true],
    [{ name: '电工' }, true],
    [{ name: '五险' }, true],
    [{ name: '焊' }, false],
    [{ cityCode: electrician.cityCode }, true],
    [{ cityCode: 'x' }, false],
    [{ salaryMin: electrician.pay![1] }, false],
    [{ salaryMin: electrician.pay![1] - 1 }, true],
    [{ salaryMax: electrician.pay![0] }, false],
    [{ experience: 2, education: 2, companyId: 'huadian' }, true],
    [{ experience: 1 }, false],
  ])('%j: %s', (wanted, expected) => {
    expect(fits(electrician, wanted)).toBe(expected);
  });

  it('without pay only where none is asked for', () => {
    expect([fits(unpaid, {}), fits(unpaid, { salaryMin: 1 })]).toEqual([true, false]);
  });
});

it('similar ones are of the trade first, then of the company, open, and never the same', () => {
  const found = similarTo(positions, electrician.id);
  expect(found[0]?.name).toBe('低压电工');
  expect(found.some(({ id, closed }) => id === electrician.id || closed)).toBe(false);
  expect(found.at(-1)?.company).toBe('huadian');
  expect(similarTo(positions, 'none')).toEqual([]);
});

it('there are enough of them', () => {
  expect(positions.length).toBeGreaterThanOrEqual(60);
  expect(positions.some(({ closed }) => closed)).toBe(true);
});
