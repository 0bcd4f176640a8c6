import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { BranchEntry } from '../../../contract/platform/account/account.ts';
import { BranchDialog } from '../../../features/account/shared/branch/BranchDialog.tsx';
import { useEnterBranch } from '../../../features/account/shared/branch/use-enter-branch.ts';
import { reload } from '../../../lib/reload.ts';
import { sessionAtom, tenantAtom } from '../../../domain/session/state.ts';

/** After a branch switch of the old version the page is loaded anew, so late (001 §9). */
export const reloadDelay = 500;

interface SwitchBranchProps {
  branches: readonly BranchEntry[];
  /** A branch has to be chosen: the one of before is gone. */
  required?: boolean;
  onDone: () => void;
}

/**
 * Another branch (001 §4). Old version: its values are kept and the page reloads after 0.5 s. New version: the platform
 * is told, the dialog closes when it agreed, and what the screens show is read anew.
 */
export function SwitchBranch({ branches, required = false, onDone }: SwitchBranchProps) {
  const queries = useQueryClient();
  const { branch } = useAtomValue(sessionAtom);
  const { newVersion } = useAtomValue(tenantAtom);
  const { mutate: enter, isPending } = useEnterBranch();
  const choose = (entry: BranchEntry) => {
    enter(entry, {
      onSuccess: () => {
        onDone();
        // What the other branch answered counts no more, whatever of it is kept for the next start.
        void queries.invalidateQueries({ refetchType: newVersion ? 'active' : 'none' });
        if (!newVersion) setTimeout(reload.page, reloadDelay);
      },
    });
  };
  return (
    <BranchDialog
      branches={branches}
      newVersion={newVersion}
      current={branch?.code ?? null}
      busy={isPending}
      onChoose={choose}
      {...(required ? {} : { onClose: onDone })}
    />
  );
}
