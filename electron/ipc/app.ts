import * as z from 'zod/mini';
import { CodedError } from '../core/coded-error.ts';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';

import type { ConnectionWatch } from '../gateway/connection.ts';
import type { Log } from '../core/log.ts';
import type { Credentials } from '../network/proxy-login.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { configurationValue } from '../tenant/tenant-values.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export interface AppHandlersOptions {
  info: AppInfo;
  tenant: Tenant;
  connection: ConnectionWatch;
  log: Log;
  openAddress: (address: string) => Promise<void>;
  submitProxyLogin: (credentials: Credentials) => void;
}

const url = z.string().check(z.maxLength(2048));
const tenantHost = z.string().check(z.maxLength(255), z.regex(/^[\w.-]+(:\d+)?$/));
const loginField = z.string().check(z.maxLength(512));
const level = z.enum(['info', 'warn', 'error']);

export function appHandlers(options: AppHandlersOptions): DomainHandlers<Contract['app']> {
  const { info, tenant, connection, log, openAddress, submitProxyLogin } = options;
  return {
    info: handler(noArguments, () => ({ ...info, tenantHost: tenant.host() })),
    configuration: handler(noArguments, () => tenant.configuration()),
    connection: handler(noArguments, () => connection.state()),
    connectionTrouble: handler(noArguments, () => connection.trouble()),
    answerProxyLogin: handler(z.tuple([loginField, loginField]), async (user, password) => {
      submitProxyLogin({ user, password });
      await connection.probe();
      if (connection.state() === 'online') return 'accepted';
      return connection.trouble()?.kind === 'proxy-login' ? 'refused' : 'unreachable';
    }),
    openExternal: handler(z.tuple([url]), async (address) => {
      const hosts = allowedHosts(info.platformOrigin, tenant.host(), tenant.configuration().data);
      if (!mayOpen(address, hosts)) throw new CodedError('not-allowed', `${address} is not on the allow list.`);
      await openAddress(address);
    }),
    chooseTenant: handler(z.tuple([tenantHost]), async (next) => {
      if (!info.embedded) throw new CodedError('not-allowed', 'The tenant of this client cannot be chosen.');
      await tenant.use(next);
    }),
    // One line per message, so that the page cannot forge lines of main.
    log: handler(z.tuple([level, z.string().check(z.maxLength(8192))]), (severity, message) =>
      log(severity, `[page] ${message.replaceAll(/[\r\n]+/g, ' | ')}`),
    ),
  };
}

/** Hosts whose pages may be opened in the system's browser: the platform's, the tenant's, and those of its configuration. */
export function allowedHosts(platformOrigin: string, tenantHost: string, configuration: unknown): readonly string[] {
  const configured = ['h5_address', 'external_link_hosts'].flatMap((key) => {
    const value = configurationValue(configuration, key);
    return typeof value === 'string' ? value.split(/[\s,;]+/) : [];
  });
  const hosts = [platformOrigin, tenantHost, ...configured].map(hostOf);
  return [...new Set(hosts.filter((host) => host !== ''))];
}

/** True for an https address without credentials, on an allowed host or a subdomain of one. */
export function mayOpen(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

function hostOf(address: string): string {
  return URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname ?? '';
}
