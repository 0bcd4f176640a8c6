import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import { findBranchList, type BranchEntry } from '#contract/platform/account/account.ts';
import { findMyIdentity, findMySaas, type Identity, type Saas } from '#contract/platform/account/session.ts';
import { sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { maySwitchBranch } from '#features/account/shared/branch/branch-rules.ts';

/** What the learner can switch to; an empty list: the switch is not offered. */
export interface Switches {
  branches: readonly BranchEntry[];
  tenants: readonly Saas[];
  identities: readonly Identity[];
}

const backgroundRead = { persist: true, silent: true } as const;

/** Branches by the rules of the tenant's version (001 §2), tenants and identities if there is more than one. */
export function useSwitches(): Switches {
  const { signedIn } = useAtomValue(sessionAtom);
  const tenant = useAtomValue(tenantAtom);
  const switchShown = isOn(tenant, 'is_show_switch_branch');
  const enabled = signedIn;
  const branches = useApiQuery(findBranchList, {}, { ...backgroundRead, enabled }).data ?? [];
  const tenants = useApiQuery(findMySaas, {}, { ...backgroundRead, enabled }).data ?? [];
  const identities = useApiQuery(findMyIdentity, {}, { ...backgroundRead, enabled }).data ?? [];
  const { newVersion } = tenant;
  return {
    branches: maySwitchBranch(branches.length, { newVersion, switchShown }) ? branches : [],
    tenants: tenants.length > 1 ? tenants : [],
    identities: identities.length > 1 ? identities : [],
  };
}
