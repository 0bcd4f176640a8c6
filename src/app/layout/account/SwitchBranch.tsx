import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { BranchEntry } from '#contract/platform/account/account.ts';
import { sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { BranchDialog } from '#features/account/shared/branch/BranchDialog.tsx';
import { useEnterBranch } from '#features/account/shared/branch/use-enter-branch.ts';
import { DesktopError } from '#lib/desktop.ts';
import { reload } from '#lib/reload.ts';
import { useToast } from '#lib/toast.ts';

/** Delay of the page reload after a branch switch of the old version (001 §9). */
const reloadDelayMs = 500;

interface SwitchBranchProps {
  branches: readonly BranchEntry[];
  /** A branch must be chosen, because the previous one is gone. */
  required?: boolean;
  onDone: () => void;
}

/**
 * Switches the branch (001 §4). Old version: the choice is stored and the page reloads after 0.5 s. New version: the
 * platform confirms the switch, then the shown data is refetched.
 */
export function SwitchBranch({ branches, required = false, onDone }: SwitchBranchProps) {
  const queries = useQueryClient();
  const { branch } = useAtomValue(sessionAtom);
  const { newVersion } = useAtomValue(tenantAtom);
  const { mutate: enter, isPending } = useEnterBranch();
  const { t } = useTranslation('switching');
  const toast = useToast();
  const choose = (entry: BranchEntry) => {
    enter(entry, {
      onError: (error) => {
        if (error instanceof DesktopError && error.code === 'paper-here') toast('warning', t('app:failures.paperHere'));
      },
      onSuccess: () => {
        onDone();
        // Answers of the previous branch are stale, persisted ones too.
        void queries.invalidateQueries({ refetchType: newVersion ? 'active' : 'none' });
        if (!newVersion) setTimeout(reload.page, reloadDelayMs);
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
