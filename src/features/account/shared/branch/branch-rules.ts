import type { Branch } from '#contract/ipc/session.ts';
import type { BranchEntry } from '#contract/platform/account/account.ts';

/** Converts a branch entry for the session: its code is the ucode in the new version, the id in the old. */
export function branchOf(entry: BranchEntry, newVersion: boolean): Branch {
  const { id, code, ucode } = entry;
  return {
    code: newVersion ? ucode || id || code : id || code || ucode,
    name: entry.name,
    actor: entry.actor || null,
    organ: entry.organ || null,
  };
}

/** What follows a switch of tenant or identity: a branch, a choice, or no branch at all. */
export type BranchAfter = { kind: 'entry'; entry: BranchEntry } | { kind: 'ask' } | { kind: 'none' };

/** The previous branch if it still exists, else the only one, else a choice. */
export function branchAfter(branches: readonly BranchEntry[], before: Branch | null): BranchAfter {
  const same = branches.find(({ id, code, ucode }) => before !== null && [id, code, ucode].includes(before.code));
  const entry = same ?? (branches.length === 1 ? branches[0] : undefined);
  if (entry) return { kind: 'entry', entry };
  return { kind: branches.length === 0 ? 'none' : 'ask' };
}

/** True with more than one branch and, in the old version, the tenant's switch (001 §2). */
export function maySwitchBranch(count: number, tenant: { newVersion: boolean; switchShown: boolean }): boolean {
  return count > 1 && (tenant.newVersion || tenant.switchShown);
}
