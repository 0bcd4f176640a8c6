import { describe, expect, it } from 'vitest';
import type { Branch } from '#contract/ipc/session.ts';
import { branchName, reaches, type PaperPlace } from './paper-place.ts';

const origin = 'https://learn.example';
const branchA: Branch = { code: 'a', name: '总校', actor: 'x', organ: 'o' };
const none: Branch = { code: '', name: '', actor: null, organ: null };
const at = (branch: Branch | null, of = origin): PaperPlace => ({ origin: of, branch });

describe('where a paper is reached from', () => {
  it.each<[string, PaperPlace, PaperPlace | undefined, boolean]>([
    ['the same platform and branch', at(branchA), at(branchA), true],
    ['the same branch under a new name', at({ ...branchA, name: '本部' }), at(branchA), true],
    ['another branch', at({ ...branchA, code: 'b' }), at(branchA), false],
    ['the same number at another tenant', at({ ...branchA, organ: 'p' }), at(branchA), false],
    ['the same number, where only one names its organisation', at({ ...branchA, organ: null }), at(branchA), true],
    ['the same, the other way', at(branchA), at({ ...branchA, organ: null }), true],
    ['another platform', at(branchA, 'https://uat.example'), at(branchA), false],
    ['no branch yet', at(null), at(branchA), false],
    ['a platform without branches', at(null), at(none), true],
    ['a branch, for a paper that was begun before one was chosen', at(branchA), at(null), true],
    ['another platform, for such a paper', at(branchA, 'https://uat.example'), at(null), false],
    ['anywhere, for a paper whose place no version noted', at(branchA), undefined, true],
  ])('%s', (_, here, place, expected) => {
    expect(reaches(here, place)).toBe(expected);
  });

  it('is said by the name of the branch, else by its code', () => {
    expect([at(branchA), at({ ...branchA, name: '' }), at(none), at(null), undefined].map(branchName)).toEqual([
      '总校',
      'a',
      null,
      null,
      null,
    ]);
  });
});
