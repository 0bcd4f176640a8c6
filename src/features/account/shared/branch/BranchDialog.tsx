import { useTranslation } from 'react-i18next';
import type { BranchEntry } from '../../../../contract/platform/account/account.ts';
import { SwitchDialog } from '../SwitchDialog.tsx';
import { branchOf } from './choice.ts';

interface BranchDialogProps {
  branches: readonly BranchEntry[];
  newVersion: boolean;
  /** Code of the branch in use; null: none yet. */
  current: string | null;
  busy?: boolean;
  onChoose: (branch: BranchEntry) => void;
  /** Given when the dialog may be left without a choice. */
  onClose?: () => void;
}

/** The learner's branches, the current one marked, and one button (001 §2; 400 px by 001 §9). */
export function BranchDialog({ branches, newVersion, current, busy = false, onChoose, onClose }: BranchDialogProps) {
  const { t } = useTranslation('switching');
  const codeOf = (entry: BranchEntry) => branchOf(entry, newVersion).code;
  return (
    <SwitchDialog
      title={t('branch.title')}
      choices={branches.map((entry) => ({ value: codeOf(entry), name: entry.name }))}
      current={current}
      busy={busy}
      onChoose={(code) => {
        const chosen = branches.find((entry) => codeOf(entry) === code);
        if (chosen) onChoose(chosen);
      }}
      onClose={onClose}
    />
  );
}
