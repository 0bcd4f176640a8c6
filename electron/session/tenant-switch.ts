import { setTimeout as wait } from 'node:timers/promises';
import { switchSaas } from '../../src/contract/platform/account/session.ts';
import type { GatewaySession } from '../gateway/forward.ts';
import type { Tenant } from '../tenant/tenant.ts';

/** The next tenant's configuration has so long (ms); the last one serves on after that. */
const patience = 3_000;

/** The session as the gateway tells it: a switch of tenant is over when the configuration is that of the next one. */
export function withTenantSwitch(session: GatewaySession, tenant: Pick<Tenant, 'refresh'>): GatewaySession {
  return {
    ...session,
    async begin(token, accountId, call) {
      await session.begin(token, accountId, call);
      if (call !== switchSaas.id) return;
      await Promise.race([tenant.refresh(), wait(patience, undefined, { ref: false })]);
    },
  };
}
