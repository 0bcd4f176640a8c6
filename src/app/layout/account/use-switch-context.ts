import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isAbsentCall } from '#api/absent.ts';
import { send } from '#api/client.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findBranchList, type BranchEntry } from '#contract/platform/account/account.ts';
import { appInfoAtom, sessionAtom, tenantAtom, tenantFetchedAtom } from '#domain/app-state.ts';
import { readTenant } from '#domain/tenant/tenant.ts';
import { branchAfter, type BranchAfter } from '#features/account/shared/branch/branch-rules.ts';
import { useEnterBranch } from '#features/account/shared/branch/use-enter-branch.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { makeToast, toastAtom } from '#lib/toast.ts';
import { homeOf } from '../../routes/guard.ts';
import { accessIn } from '../../routes/route-lookup.ts';
import { useRoutes } from '../../routes/use-routes.ts';
import { switchPromptAtom } from './switch-prompt.ts';

interface ContextSwitch {
  /** Requests the switch from the platform. */
  request: () => Promise<unknown>;
  /** Toast after the switch. */
  successText: string;
}

/**
 * Switches tenant or identity, then refetches configuration, branches and the home page. Journals of exams belong to
 * the account and are not touched.
 */
export function useSwitchContext() {
  const store = useStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: enter } = useEnterBranch();
  const accessOf = accessIn(useRoutes());

  async function reloadTenant() {
    const { data, fetchedAt } = await ask(desktop.app.configuration());
    const tenant = readTenant(data);
    store.set(tenantAtom, tenant);
    store.set(tenantFetchedAtom, fetchedAt);
    return tenant;
  }

  // Uses the store, not hooks: the header that started the switch may unmount before the end.
  async function switchContext({ request, successText }: ContextSwitch): Promise<void> {
    const { branch: before } = store.get(sessionAtom);
    await request();
    // Closes the dialog before the next tenant's header opens its own.
    store.set(switchPromptAtom, null);
    const { homepage } = await reloadTenant();
    const branches = await branchesOfAccount();
    const after: BranchAfter = branchAfter(branches, before);
    if (after.kind === 'entry') await enter(after.entry);
    if (after.kind === 'none') await enter(null);
    if (after.kind === 'ask') store.set(switchPromptAtom, { kind: 'branch-needed', branches });
    store.set(toastAtom, makeToast('success', successText));
    const home = store.get(appInfoAtom).managed.kiosk ? examPaths.list.to() : homepage;
    await navigate(homeOf({ signedIn: true, homepage: home, accessOf }));
    await queries.resetQueries();
  }

  return useMutation({ mutationFn: switchContext });
}

/** The branches; none where the platform does not know the call. */
async function branchesOfAccount(): Promise<readonly BranchEntry[]> {
  try {
    return await send(findBranchList, {});
  } catch (error) {
    if (isAbsentCall(error)) return [];
    throw error;
  }
}
