import { describe, expect, it } from 'vitest';
import { previousReport } from './rules.ts';

const report = (id: string, createTime: number | null, assessId = 'fire') => ({ id, assessId, createTime });
const reports = [report('c', 30), report('x', 25, 'power'), report('a', 10), report('b', 20), report('?', null)];

describe('the report before', () => {
  it.each([
    ['c', 30, 'b'],
    ['b', 20, 'a'],
    ['a', 10, undefined],
    ['c', null, undefined],
  ])('%s at %s is %s', (id, createTime, before) =>
    expect(previousReport(reports, report(id, createTime))?.id).toBe(before),
  );

  it('is of the same assessment', () => {
    expect(previousReport(reports, report('y', 40, 'power'))?.id).toBe('x');
    expect(previousReport(reports, report('y', 40, ''))).toBeNull();
  });
});
