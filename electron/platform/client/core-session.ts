import { localeFrom } from '#contract/ipc/locale.ts';
import { createVault } from '#electron/storage/keystore/vault.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import { watchConnection } from '../gateway/connection.ts';
import { createPlatformClient } from '../gateway/create-platform-client.ts';
import type { PlatformClock } from '../gateway/platform-client.ts';
import { probePlatform } from '../gateway/probe.ts';
import { createUpstream } from '../gateway/upstream.ts';
import { pollAccount } from '../session/identity.ts';
import { createSessionCheck } from '../session/session-check.ts';
import { createSession } from '../session/session.ts';
import { createCacheSeal } from '../tenant/cache-seal.ts';
import { configuredLocale } from '../tenant/tenant-values.ts';
import { createTenant, type Tenant } from '../tenant/tenant.ts';
import type { ClientOptions } from './client-options.ts';

export type CoreSession = ReturnType<typeof createCoreSession>;

export type SessionOptions = Pick<
  ClientOptions,
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
    cacheSeal: createCacheSeal(options.keystore, (problem) => log('warn', problem)),
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

/** The same services, with every answer to main shown to `learn`. */
export function withAnswerObserver(base: CoreSession, learn: (data: unknown) => void): CoreSession {
  const { platform } = base;
  return {
    ...base,
    platform: {
      async call(call, input, options) {
        const answer = await platform.call(call, input, options);
        if (answer.kind === 'answered') learn(answer.data);
        return answer;
      },
    },
  };
}
