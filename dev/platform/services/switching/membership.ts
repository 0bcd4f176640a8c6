import { identitiesOf, tenantOfOrgan } from '../../content/identities.ts';
import { branches, type BranchContent } from '../../content/organisations.ts';
import { tenants } from '../../content/tenants.ts';
import type { TenantContent } from '../../content/tenants/tenant.ts';
import type { Account } from '../../server/account.ts';
import type { OpenContext } from '../../server/handle.ts';
import { branchesOf } from '../account/membership.ts';
import { choiceOf } from './session-choice.ts';

type Asked = Pick<OpenContext, 'store' | 'token' | 'tenant'>;

/** The tenant that a session is at: what it was switched to, else the platform's own. */
export function tenantOfSession({ store, token, tenant }: Asked): string {
  return choiceOf(store, token).saas ?? tenant ?? tenants[0].name;
}

/** The tenants of a learner: those whose branches they joined, and the one they are at. */
export function tenantsOf(account: Account, asked: Asked): TenantContent[] {
  const own = branchesOf(asked.store, account).map(({ organ }) => tenantOfOrgan[organ]);
  const names = new Set([...own, tenantOfSession(asked)]);
  return tenants.filter(({ name }) => names.has(name));
}

/** The branches that a learner may enter as what the session was switched to. */
export function branchesAt(account: Account, { store, token }: Pick<Asked, 'store' | 'token'>): BranchContent[] {
  const { saas, identity } = choiceOf(store, token);
  const organ = identitiesOf(account.phone).find((known) => known.identity === identity)?.organ;
  if (organ) return branches.filter((branch) => branch.organ === organ);
  const joined = branchesOf(store, account);
  return saas === null ? joined : joined.filter((branch) => tenantOfOrgan[branch.organ] === saas);
}
