import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { send } from '#api/client.ts';
import { noBranch } from '#contract/ipc/session.ts';
import { accountSwitchBranch, type BranchEntry } from '#contract/platform/account/account.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { branchOf } from './branch-rules.ts';

/**
 * Enters a branch: in the new version the platform is notified first; then the branch is sent with every request
 * (001 §4). Null: this platform has no branches.
 */
export function useEnterBranch() {
  const store = useStore();
  return useMutation({
    mutationFn: async (entry: BranchEntry | null) => {
      const { newVersion } = store.get(tenantAtom);
      if (newVersion && entry?.ucode) await send(accountSwitchBranch, { branchUcode: entry.ucode });
      await ask(desktop.session.chooseBranch(entry ? branchOf(entry, newVersion) : noBranch));
    },
  });
}
