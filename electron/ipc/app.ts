import * as z from 'zod/mini';
import { CodedError } from '../core/coded-error.ts';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { allowedHosts, mayOpen } from '../security/external-links.ts';
import type { ConnectionWatch } from '../gateway/connection.ts';
import type { Log } from '../core/log.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export interface AppHandlersOptions {
  info: AppInfo;
  tenant: Tenant;
  connection: ConnectionWatch;
  log: Log;
  openAddress: (address: string) => Promise<void>;
}

const address = z.string().check(z.maxLength(2048));
const host = z.string().check(z.maxLength(255), z.regex(/^[\w.-]+(:\d+)?$/));
const level = z.enum(['info', 'warn', 'error']);

export function appHandlers(options: AppHandlersOptions): DomainHandlers<Contract['app']> {
  const { info, tenant, connection, log, openAddress } = options;
  return {
    info: handler(noArguments, () => ({ ...info, tenantHost: tenant.host() })),
    configuration: handler(noArguments, () => tenant.configuration()),
    connection: handler(noArguments, () => connection.state()),
    openExternal: handler(z.tuple([address]), async (url) => {
      const hosts = allowedHosts(info.platformOrigin, tenant.host(), tenant.configuration().data);
      if (!mayOpen(url, hosts)) throw new CodedError('not-allowed', `${url} is not on the allow list.`);
      await openAddress(url);
    }),
    chooseTenant: handler(z.tuple([host]), async (next) => {
      if (!info.embedded) throw new CodedError('not-allowed', 'The tenant of this client cannot be chosen.');
      await tenant.use(next);
    }),
    // One line per message, so that the page cannot forge lines of main.
    log: handler(z.tuple([level, z.string().check(z.maxLength(8192))]), (severity, message) =>
      log(severity, `[page] ${message.replaceAll(/[\r\n]+/g, ' | ')}`),
    ),
  };
}
