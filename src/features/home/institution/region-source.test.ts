import { expect, it } from 'vitest';
import { regionCallOf } from './region-source.ts';

it.each([
  ['gm', 'gmBranchFindRegion'],
  ['GM', 'gmBranchFindRegion'],
  ['common', 'commonBranchFindRegion'],
  ['something', 'commonBranchFindRegion'],
])('branches by %s have the regions of %s', (source, id) => {
  expect(regionCallOf({ options: { branch_region_source: source } }).id).toBe(id);
});

it('without a setting it is the common one', () => {
  expect(regionCallOf({ options: {} }).id).toBe('commonBranchFindRegion');
});
