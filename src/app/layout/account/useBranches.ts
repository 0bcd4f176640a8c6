import { useAtomValue } from 'jotai';
import { findBranchList, type BranchEntry } from '../../../api/account.ts';
import { useRead } from '../../../api/query.ts';
import { sessionAtom, tenantAtom } from '../../../lib/state.ts';
import { isOn } from '../../../lib/tenant.ts';

/** Branches that the learner may switch to; the old tenant version needs is_show_switch_branch too (001 §2). */
export function useBranches(): readonly BranchEntry[] {
  const { signedIn } = useAtomValue(sessionAtom);
  const offered = isOn(useAtomValue(tenantAtom), 'is_show_switch_branch');
  const branches = useRead(findBranchList, {}, { enabled: signedIn && offered, keep: true });
  return offered ? (branches.data ?? []) : [];
}
