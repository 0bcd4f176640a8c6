import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { accountSwitchBranch, type BranchEntry } from '../../../../contract/platform/account/account.ts';
import { send } from '../../../../api/client.ts';
import { ask, desktop } from '../../../../lib/desktop.ts';
import { tenantAtom } from '../../../../domain/session/state.ts';
import { branchOf } from './choice.ts';

/** Enters a branch: the new version tells the platform first, then it is sent with every request (001 §4). */
export function useEnterBranch() {
  const store = useStore();
  return useMutation({
    mutationFn: async (entry: BranchEntry) => {
      const { newVersion } = store.get(tenantAtom);
      if (newVersion && entry.ucode) await send(accountSwitchBranch, { branchUcode: entry.ucode });
      await ask(desktop.session.chooseBranch(branchOf(entry, newVersion)));
    },
  });
}
