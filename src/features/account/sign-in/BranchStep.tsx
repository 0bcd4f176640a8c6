import { Button, Spinner } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findBranchList } from '../../../contract/platform/account/account.ts';
import { ApiError } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/query.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { tenantAtom } from '../../../domain/session/state.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { BranchDialog } from '../shared/branch/BranchDialog.tsx';
import { useEnterBranch } from '../shared/branch/use-enter-branch.ts';

/**
 * After the sign-in: enters the only branch, or lets the learner choose; without a branch, only signing out is
 * possible.
 */
export function BranchStep() {
  const { t } = useTranslation('account');
  const { newVersion } = useAtomValue(tenantAtom);
  const branches = useApiQuery(findBranchList, {});
  const { mutate: enter, isPending, error, reset } = useEnterBranch();
  const list = branches.data;
  const only = list?.length === 1 ? list[0] : undefined;
  useEffect(() => {
    if (only) enter(only);
  }, [only, enter]);
  const otherAccount = (
    <Button
      onClick={() =>
        void ask(desktop.session.end('signed-out')).catch((reason: unknown) => logFailure('branch', reason))
      }
    >
      {t('otherAccount')}
    </Button>
  );

  const problem = branches.error ?? error;
  if (problem) {
    const again = () => {
      reset();
      if (only && !branches.isError) enter(only);
      else void branches.refetch();
    };
    const reason = problem instanceof ApiError ? (refusalOf(problem) ?? undefined) : undefined;
    return (
      <>
        <ErrorPanel title={t('branch.failed')} {...(reason === undefined ? {} : { reason })} onRetry={again} />
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
  return <BranchDialog branches={list} newVersion={newVersion} current={null} busy={isPending} onChoose={enter} />;
}
