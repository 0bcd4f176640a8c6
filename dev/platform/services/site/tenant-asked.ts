import { tenantFor } from '../../content/tenants.ts';
import type { TenantContent } from '../../content/tenants/tenant.ts';
import type { OpenContext } from '../../server/handle.ts';
import { choiceOf } from '../switching/session-choice.ts';

/** Whose configuration a request is about: what its session was switched to, this platform's own tenant, or the host's. */
export function tenantAsked({ store, token, tenant }: OpenContext, host: string): TenantContent {
  return tenantFor(choiceOf(store, token).saas ?? tenant, host);
}
