import type { Branch } from '../../../../contract/ipc/session.ts';
import type { BranchEntry } from '../../../../contract/platform/account/account.ts';

/** A branch entry as the session keeps it: the header is the ucode in the new version, the id in the old (G-015). */
export function branchOf(entry: BranchEntry, newVersion: boolean): Branch {
  const { id, code, ucode } = entry;
  return {
    code: newVersion ? ucode || id || code : id || code || ucode,
    name: entry.name,
    actor: entry.actor || null,
    organ: entry.organ || null,
  };
}

/** Where a learner goes on after the tenant or the identity changed: a branch, a question, or nowhere. */
export type BranchAfter = { kind: 'entry'; entry: BranchEntry } | { kind: 'ask' } | { kind: 'none' };

/** The branch of before if it is still there, else the only one, else the learner is asked. */
export function branchAfter(branches: readonly BranchEntry[], before: Branch | null): BranchAfter {
  const same = branches.find(({ id, code, ucode }) => before !== null && [id, code, ucode].includes(before.code));
  const entry = same ?? (branches.length === 1 ? branches[0] : undefined);
  if (entry) return { kind: 'entry', entry };
  return { kind: branches.length === 0 ? 'none' : 'ask' };
}

/** Who may switch: more than one branch, and in the old version the tenant's switch for it too (001 §2). */
export function maySwitchBranch(count: number, tenant: { newVersion: boolean; switchShown: boolean }): boolean {
  return count > 1 && (tenant.newVersion || tenant.switchShown);
}
