import * as z from 'zod/mini';
import { CodedError } from '../core/coded-error.ts';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import { allowedHosts, mayOpen } from '../security/external-links.ts';
import type { ConnectionWatch } from '../gateway/connection.ts';
import type { Log } from '../core/log.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['app'];

export interface AppOptions {
  info: AppInfo;
  tenant: Tenant;
  connection: ConnectionWatch;
  log: Log;
  open: (address: string) => Promise<void>;
}

export const appArguments: ArgumentSchemas<Domain> = {
  info: z.tuple([]),
  configuration: z.tuple([]),
  connection: z.tuple([]),
  openExternal: z.tuple([z.string().check(z.maxLength(2048))]),
  chooseTenant: z.tuple([z.string().check(z.maxLength(255), z.regex(/^[\w.-]+(:\d+)?$/))]),
  log: z.tuple([z.enum(['info', 'warn', 'error']), z.string().check(z.maxLength(8192))]),
};

export function appHandlers({ info, tenant, connection, log, open }: AppOptions): Handlers<Domain> {
  return {
    info: () => ({ ...info, tenantHost: tenant.host() }),
    configuration: () => tenant.configuration(),
    connection: () => connection.state(),
    async openExternal(address) {
      const hosts = allowedHosts(info.platformOrigin, tenant.host(), tenant.configuration().data);
      if (!mayOpen(address, hosts)) throw new CodedError('not-allowed', `${address} is not on the list.`);
      await open(address);
    },
    async chooseTenant(host) {
      if (!info.embedded) throw new CodedError('not-allowed', 'The tenant of this client is not to be chosen.');
      await tenant.use(host);
    },
    // One line a message: the page cannot forge lines of others.
    log: (level, message) => log(level, `[page] ${message.replaceAll(/[\r\n]+/g, ' | ')}`),
  };
}
