import * as z from 'zod/mini';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { Contract } from '#contract/ipc/contract.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Log } from '#electron/kernel/log.ts';
import type { ConnectionWatch } from '../gateway/connection.ts';
import type { Credentials } from '../network/proxy-login.ts';
import { configurationValue } from '../tenant/tenant-values.ts';
import type { Tenant } from '../tenant/tenant.ts';

export interface AppHandlersOptions {
  info: AppInfo;
  tenant: Tenant;
  connection: ConnectionWatch;
  log: Log;
  submitProxyLogin: (credentials: Credentials) => void;
  /** Opens an address in the system's browser, after a question where that is needed. */
  openExternal: (address: string) => Promise<void>;
}

const url = z.string().check(z.maxLength(2048));
const tenantHost = z.string().check(z.maxLength(255), z.regex(/^[\w.-]+(:\d+)?$/));
const loginField = z.string().check(z.maxLength(512));
const level = z.enum(['info', 'warn', 'error']);

export function appHandlers(options: AppHandlersOptions): DomainHandlers<Contract['app']> {
  const { info, tenant, connection, log, openExternal, submitProxyLogin } = options;
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
    openExternal: handler(z.tuple([url]), openExternal),
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

/** Hosts whose pages are opened in the system's browser without a question: of platform, tenant and configuration. */
export function knownHosts(platformOrigin: string, tenantHost: string, configuration: unknown): readonly string[] {
  const configured = ['h5_address', 'external_link_hosts'].flatMap((key) => {
    const value = configurationValue(configuration, key);
    return typeof value === 'string' ? value.split(/[\s,;]+/) : [];
  });
  const hosts = [platformOrigin, tenantHost, ...configured].map(hostOf);
  return [...new Set(hosts.filter((host) => host !== ''))];
}

function hostOf(address: string): string {
  return URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname ?? '';
}
