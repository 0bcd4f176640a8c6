import { describe, expect, it } from 'vitest';
import type { BranchEntry } from '#contract/platform/account/account.ts';
import { branchAfter, branchOf, maySwitchBranch } from './branch-rules.ts';

const entry = (id: string, more: Partial<BranchEntry> = {}): BranchEntry => ({
  id,
  name: id,
  actor: 'student',
  organ: 'o-1',
  userId: '7',
  code: `c-${id}`,
  ucode: `u-${id}`,
  ...more,
});

describe('the branch code for the wire', () => {
  it.each([
    ['the id in the old version', entry('b-1'), false, 'b-1'],
    ['the ucode in the new version', entry('b-1'), true, 'u-b-1'],
    ['the code without an id', entry('', { code: 'c-1' }), false, 'c-1'],
    ['the id without a ucode', entry('b-1', { ucode: '' }), true, 'b-1'],
  ])('is %s', (_, given, newVersion, code) => {
    expect(branchOf(given, newVersion)).toEqual({ code, name: given.name, actor: 'student', organ: 'o-1' });
  });
});

describe('switching branches', () => {
  it.each([
    [0, true, true, false],
    [1, true, true, false],
    [2, false, true, true],
    [2, false, false, false],
    [2, true, false, true],
  ])('%i branches, new version %s, switch %s: %s [switch-branch-offer]', (count, newVersion, switchShown, offered) => {
    expect(maySwitchBranch(count, { newVersion, switchShown })).toBe(offered);
  });
});

describe('the branch after a switch of tenant or identity', () => {
  const before = { code: 'b-1', name: '', actor: null, organ: null };
  it.each([
    ['is the previous one', [entry('b-2'), entry('b-1')], 'b-1'],
    ['is the previous one under its other code', [entry('b-2'), entry('x', { ucode: 'b-1' })], 'x'],
    ['is the only one', [entry('b-2')], 'b-2'],
  ])('%s', (_, list, id) => {
    expect(branchAfter(list, before)).toMatchObject({ kind: 'entry', entry: { id } });
  });

  it('is chosen by the learner among several, and none without any', () => {
    expect(branchAfter([entry('b-2'), entry('b-3')], before)).toEqual({ kind: 'ask' });
    expect(branchAfter([entry('b-2'), entry('b-3')], null)).toEqual({ kind: 'ask' });
    expect(branchAfter([], before)).toEqual({ kind: 'none' });
  });
});
