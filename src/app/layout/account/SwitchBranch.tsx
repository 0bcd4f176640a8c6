import { useAtomValue } from 'jotai';
import type { BranchEntry } from '../../../api/account.ts';
import { BranchDialog } from '../../../features/account/branch/BranchDialog.tsx';
import { branchOf } from '../../../features/account/branch/choice.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { sessionAtom } from '../../../lib/state.ts';
import { logFailure } from '../../../lib/log.ts';

/** After a branch switch the page is loaded anew, so late (001 §9). */
const reloadDelay = 500;

interface SwitchBranchProps {
  branches: readonly BranchEntry[];
  onDone: () => void;
}

/** Old version: the chosen values are kept and the page reloads after 0.5 s (001 §4). */
export function SwitchBranch({ branches, onDone }: SwitchBranchProps) {
  const { branch } = useAtomValue(sessionAtom);
  const choose = async (entry: BranchEntry) => {
    await ask(desktop.session.chooseBranch(branchOf(entry)));
    onDone();
    setTimeout(() => window.location.reload(), reloadDelay);
  };
  return (
    <BranchDialog
      branches={branches}
      current={branch?.code ?? null}
      onClose={onDone}
      onChoose={(entry) => void choose(entry).catch((error: unknown) => logFailure('branch', error))}
    />
  );
}
