import { Button, Spinner } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsentCall } from '#api/absent.ts';
import { ApiError } from '#api/errors.ts';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { findBranchList, type BranchEntry } from '#contract/platform/account/account.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { BranchDialog } from '../shared/branch/BranchDialog.tsx';
import { useEnterBranch } from '../shared/branch/use-enter-branch.ts';

const noBranches: readonly BranchEntry[] = [];

/**
 * After the sign-in: enters the only branch, or lets the learner choose; where the platform has no branches, enters
 * without one.
 */
export function BranchStep() {
  const { t } = useTranslation('account');
  const { newVersion } = useAtomValue(tenantAtom);
  const branches = useApiQuery(findBranchList, {});
  const { mutate: enter, isPending, error, reset } = useEnterBranch();
  const list = isAbsentCall(branches.error) ? noBranches : branches.data;
  // Undefined: the learner chooses.
  const only = list && list.length < 2 ? (list[0] ?? null) : undefined;
  useEffect(() => {
    if (only !== undefined) enter(only);
  }, [only, enter]);
  const leave = () =>
    void ask(desktop.session.end('signed-out')).catch((reason: unknown) => logFailure('branch', reason));
  const otherAccount = <Button onClick={leave}>{t('otherAccount')}</Button>;

  const problem = (list ? null : branches.error) ?? error;
  if (problem) {
    const again = () => {
      reset();
      if (only !== undefined) enter(only);
      else void branches.refetch();
    };
    const reason = problem instanceof ApiError ? (refusalOf(problem) ?? undefined) : undefined;
    return (
      <>
        <ErrorPanel
          title={t('branch.failed')}
          error={problem}
          {...(reason === undefined ? {} : { reason })}
          onRetry={again}
        />
        {otherAccount}
      </>
    );
  }
  if (!list || only !== undefined) return <Spinner label={t('branch.loading')} />;
  return (
    <BranchDialog
      branches={list}
      newVersion={newVersion}
      current={null}
      busy={isPending}
      onChoose={enter}
      leave={{ label: t('otherAccount'), onLeave: leave }}
    />
  );
}
