import type { CoreOptions } from './core-options.ts';
import { localeFrom } from '../../src/contract/ipc/locale.ts';
import type { PlatformClock } from '../gateway/platform-client.ts';
import { watchConnection } from '../gateway/connection.ts';
import { createPlatformClient } from '../gateway/create-platform-client.ts';
import { createUpstream } from '../gateway/upstream.ts';
import { pollAccount } from '../session/identity.ts';
import { createSession } from '../session/session.ts';
import { createVault } from '../session/vault.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { createTenant, type Tenant } from '../tenant/tenant.ts';
import { configuredLocale } from '../tenant/tenant-values.ts';

const probeTimeoutMs = 5_000;

export type CoreSession = ReturnType<typeof createCoreSession>;

/** The platform, the session and the tenant: what every other part of the core stands on. */
export function createCoreSession(parts: CoreOptions, settings: SettingsStore, clock: PlatformClock) {
  const { info, fetch, log } = parts;
  const origin = info.platformOrigin;
  const vault = createVault(parts.openFile('vault'), parts.keystore, origin, (error) => log('warn', 'vault', error));
  const session = createSession(vault, parts.openFile('places'), origin);
  const connection = watchConnection(() =>
    fetch(origin, {
      method: 'HEAD',
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(probeTimeoutMs),
    }),
  );
  const upstream = createUpstream({
    origin,
    fetch,
    connection,
    caller: () => ({
      token: session.token(),
      branch: session.branch(),
      locale: locale(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    onDate: (header, roundTrip) => clock.observe(header, roundTrip),
  });
  const platform = createPlatformClient({
    upstream,
    overrides: () => tenant.overrides(),
    onSessionCode(code, token) {
      // An answer to an old token says nothing about the new one.
      if (session.token() !== token) return;
      session.end(`code-${code}`).catch((error: unknown) => log('error', 'ending the session', error));
    },
  });
  const tenant: Tenant = createTenant({
    file: parts.openFile('tenant'),
    origin,
    host: info.tenantHost,
    platform,
    policyPaths: parts.policyPaths,
    now: Date.now,
  });
  const identity = pollAccount(session, platform, (retry) => {
    connection.onChange((state) => {
      if (state === 'online') retry();
    });
  });
  function locale() {
    const configured = configuredLocale(tenant.configuration().data);
    return localeFrom({ chosen: settings.read().locale, given: info.givenLocale, configured });
  }

  return { session, connection, upstream, platform, tenant, identity, locale };
}
