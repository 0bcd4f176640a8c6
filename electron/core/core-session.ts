import type { CoreOptions } from './core-options.ts';
import { localeFrom } from '../../src/contract/ipc/locale.ts';
import type { PlatformClock } from '../gateway/platform-client.ts';
import { watchConnection } from '../gateway/connection.ts';
import { probePlatform } from '../gateway/probe.ts';
import { createPlatformClient } from '../gateway/create-platform-client.ts';
import { createUpstream } from '../gateway/upstream.ts';
import { pollAccount } from '../session/identity.ts';
import { createSessionCheck } from '../session/session-check.ts';
import { createSession } from '../session/session.ts';
import { createVault } from '../session/vault.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { createTenant, type Tenant } from '../tenant/tenant.ts';
import { configuredLocale } from '../tenant/tenant-values.ts';

export type CoreSession = ReturnType<typeof createCoreSession>;

export type SessionOptions = Pick<
  CoreOptions,
  'info' | 'fetch' | 'log' | 'openFile' | 'keystore' | 'policyPaths' | 'platformProfile' | 'look'
>;

/** Platform client, session and tenant, on which every other part of the core depends. */
export function createCoreSession(options: SessionOptions, settings: SettingsStore, clock: PlatformClock) {
  const { info, fetch, log } = options;
  const origin = info.platformOrigin;
  const vault = createVault(options.openFile('vault'), options.keystore, origin, (error) =>
    log('warn', 'vault', error),
  );
  const session = createSession(vault, options.openFile('places'), origin);
  const connection = watchConnection(() => probePlatform(fetch, origin));
  const upstream = createUpstream({
    origin,
    fetch,
    connection,
    caller: () => ({
      token: session.token(),
      branch: session.branch(),
      locale: locale(),
      tokenPlace: tenant.profile().token ?? {},
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    onDate: (header, roundTripMs) => clock.observe(header, roundTripMs),
  });
  const platform = createPlatformClient({
    upstream,
    overrides: () => tenant.overrides(),
    profile: () => tenant.profile(),
    onSessionCode(code, token) {
      // An answer to an older token says nothing about the current one.
      if (session.token() !== token) return;
      session.end(`code-${code}`).catch((error: unknown) => log('error', 'ending the session', error));
    },
    onDoubt: (token) => checkSession(token),
  });
  const checkSession = createSessionCheck({ session, platform, report: (what, error) => log('error', what, error) });
  const tenant: Tenant = createTenant({
    file: options.openFile('tenant'),
    origin,
    host: info.tenantHost,
    platform,
    policyPaths: options.policyPaths,
    givenProfile: options.platformProfile,
    look: options.look,
    report: (problem) => log('warn', 'platform profile', problem),
    now: Date.now,
  });
  const identity = pollAccount(session, platform, (retry) => {
    connection.onChange((state) => {
      if (state === 'online') retry();
    });
  });
  function locale() {
    const configured = configuredLocale(tenant.configuration().data);
    return localeFrom({
      fixed: info.managed.locale,
      chosen: settings.read().locale,
      given: info.givenLocale,
      configured,
    });
  }

  return { session, connection, upstream, platform, tenant, identity, checkSession, locale };
}
