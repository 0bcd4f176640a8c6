import type { Branch } from '../../../../electron/contract/session.ts';
import type { BranchEntry } from '../../../api/account.ts';

/** A branch entry as the session keeps it: new version by ucode, old version by code or id (001 §3). */
export function branchOf(entry: BranchEntry): Branch {
  return {
    code: entry.ucode || entry.code || entry.id,
    name: entry.name,
    actor: entry.actor || null,
    organ: entry.organ || null,
  };
}
