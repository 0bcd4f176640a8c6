import { useTranslation } from 'react-i18next';
import type { BranchEntry } from '#contract/platform/account/account.ts';
import type { Leave } from '#ui/ChoiceDialog.tsx';
import { SwitchDialog } from '../SwitchDialog.tsx';
import { branchOf } from './branch-rules.ts';

interface BranchDialogProps {
  branches: readonly BranchEntry[];
  newVersion: boolean;
  /** Code of the current branch; null: none. */
  current: string | null;
  busy?: boolean;
  onChoose: (branch: BranchEntry) => void;
  /** Set when the dialog can be dismissed without a choice. */
  onClose?: () => void;
  leave?: Leave;
}

/** The dialog for choosing a branch (001 §2; 400 px by 001 §9). */
export function BranchDialog({
  branches,
  newVersion,
  current,
  busy = false,
  onChoose,
  onClose,
  leave,
}: BranchDialogProps) {
  const { t } = useTranslation('switching');
  const codeOf = (entry: BranchEntry) => branchOf(entry, newVersion).code;
  return (
    <SwitchDialog
      title={t('branch.title')}
      {...(leave && { hint: t('branch.first') })}
      choices={branches.map((entry) => ({ value: codeOf(entry), name: entry.name }))}
      current={current}
      busy={busy}
      onChoose={(code) => {
        const chosen = branches.find((entry) => codeOf(entry) === code);
        if (chosen) onChoose(chosen);
      }}
      onClose={onClose}
      leave={leave}
    />
  );
}
