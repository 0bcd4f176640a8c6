import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { findBranchList } from '../../../contract/platform/account/account.ts';
import { send } from '../../../api/client.ts';
import { branchAfter, type BranchAfter } from '../../../features/account/shared/branch/choice.ts';
import { useEnterBranch } from '../../../features/account/shared/branch/use-enter-branch.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { sessionAtom, tenantAtom, tenantFetchedAtom } from '../../../domain/session/state.ts';
import { readTenant } from '../../../domain/tenant/tenant.ts';
import { makeToast, toastAtom } from '../../../lib/toast.ts';
import { homeOf } from '../../routes/guard.ts';
import { accessIn } from '../../routes/route-lookup.ts';
import { useRoutes } from '../../routes/use-routes.ts';
import { switchQuestionAtom } from './switching-state.ts';

interface Step {
  /** Asks the platform for the switch. */
  makeSwitch: () => Promise<unknown>;
  /** What the learner is told when it is done. */
  done: string;
}

/**
 * A switch of tenant or identity with everything that follows: configuration and branches are read anew, then whatever
 * the home page shows. What lies on disk of an exam belongs to the account and is not touched.
 */
export function useSwitchContext() {
  const { t } = useTranslation('switching');
  const store = useStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: enter } = useEnterBranch();
  const accessOf = accessIn(useRoutes());

  async function readTenantAnew() {
    const { data, fetchedAt } = await ask(desktop.app.configuration());
    const tenant = readTenant(data);
    store.set(tenantAtom, tenant);
    store.set(tenantFetchedAtom, fetchedAt);
    return tenant;
  }

  // All in one function: the header that asked may be gone before the end, replaced by that of the next tenant.
  async function goOn({ makeSwitch, done }: Step): Promise<void> {
    const { branch: before } = store.get(sessionAtom);
    await makeSwitch();
    // The question is answered; the next tenant may have another header to ask the next one in.
    store.set(switchQuestionAtom, null);
    const { homepage } = await readTenantAnew();
    const branches = await send(findBranchList, {});
    const after: BranchAfter = branchAfter(branches, before);
    if (after.kind === 'entry') await enter(after.entry);
    if (after.kind === 'ask') store.set(switchQuestionAtom, { kind: 'branch-needed', branches });
    store.set(toastAtom, after.kind === 'none' ? makeToast('warning', t('noBranch')) : makeToast('success', done));
    await navigate(homeOf({ signedIn: true, homepage, accessOf }));
    await queries.resetQueries();
  }

  return useMutation({ mutationFn: goOn });
}
