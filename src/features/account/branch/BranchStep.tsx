import { Button, Spinner } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findBranchList } from '../../../api/account.ts';
import { useRead } from '../../../api/query.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { refusalOf } from '../../../api/refusal.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { branchOf } from './choice.ts';

/** After the sign-in: one branch is taken, of several the learner chooses, without any there is no way on. */
export function BranchStep() {
  const { t } = useTranslation('account');
  const branches = useRead(findBranchList, {});
  const [failed, setFailed] = useState(false);
  const list = branches.data;
  const only = list?.length === 1 ? list[0] : undefined;
  const choose = (entry: NonNullable<typeof only>) =>
    ask(desktop.session.chooseBranch(branchOf(entry))).catch(() => setFailed(true));
  useEffect(() => {
    if (only) ask(desktop.session.chooseBranch(branchOf(only))).catch(() => setFailed(true));
  }, [only]);
  const otherAccount = (
    <Button onClick={() => void ask(desktop.session.end('signed-out')).catch(() => setFailed(true))}>
      {t('otherAccount')}
    </Button>
  );

  if (branches.isError || failed) {
    const reason = branches.error ? (refusalOf(branches.error) ?? undefined) : undefined;
    return (
      <>
        <ErrorPanel title={t('branch.failed')} reason={reason} onRetry={() => void branches.refetch()} />
        {otherAccount}
      </>
    );
  }
  if (!list || only) return <Spinner label={t('branch.loading')} />;
  if (list.length === 0) {
    return (
      <>
        <FormProblem text={t('branch.none')} />
        {otherAccount}
      </>
    );
  }
  return <BranchDialog branches={list} current={null} onChoose={(entry) => void choose(entry)} />;
}
