import { setTimeout as wait } from 'node:timers/promises';
import { switchSaas } from '../../src/contract/platform/account/session.ts';
import type { GatewaySession } from '../gateway/forward.ts';
import type { TenantConfiguration } from '../../src/contract/ipc/app.ts';
import { isSuccess } from '../../src/contract/platform/codes.ts';
import { configurationByEncodedHost } from '../../src/contract/platform/site/tenant.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { describeFaults, readProfile } from '../profile/read-profile.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';
import type { PlatformClient } from '../gateway/platform-client.ts';
import type { KeyValueFile } from '../settings/key-value-file.ts';
import { lookConfiguration, type PackagedLook } from './packaged-look.ts';
import { spokenConfiguration } from './spoken-configuration.ts';
import { configurationValue } from './tenant-values.ts';

/** The tenant's configuration: cached, and refreshed from the platform (001 §4). */
export interface Tenant {
  host: () => string;
  configuration: () => TenantConfiguration;
  /** Fetches the configuration; resolves on success and on failure. */
  refresh: () => Promise<void>;
  /** Switches to the tenant of another host and refreshes. */
  use: (host: string) => Promise<void>;
  /** Path overrides; those of the policy take precedence over those of the configuration. */
  overrides: () => PathOverrides;
  /** How the platform speaks: what the policy says wins over what the installer says, and that over the configuration. */
  profile: () => PlatformProfile;
  onChange: (listener: (configuration: TenantConfiguration) => void) => () => void;
}

export interface TenantOptions {
  file: KeyValueFile;
  /** Platform origin and tenant host together identify a configuration. */
  origin: string;
  host: string;
  platform: PlatformClient;
  policyPaths: PathOverrides;
  /** The profile of the policy and the installer. */
  givenProfile: PlatformProfile;
  /** How this client was packed for `host`; null: for nobody. */
  look: PackagedLook | null;
  report: (problem: string) => void;
  now: () => number;
}

/** The frontendConfig key of a tenant's platform profile, as JSON. */
const profileKey = 'lectern_platform_profile';

const builtIn: TenantConfiguration = { data: null, fetchedAt: null };

export function createTenant(options: TenantOptions): Tenant {
  const { file, origin, platform, policyPaths, givenProfile, report, now } = options;
  let { host } = options;
  const ownHosts = () => [URL.parse(origin)?.host ?? '', host].filter((name) => name !== '');
  const cacheKey = () => `${origin} ${host}`;
  let current = readCached(file.read()[cacheKey()]);
  let fetching: Promise<void> | null = null;
  const listeners = new Set<(configuration: TenantConfiguration) => void>();

  /** A wrong profile in the configuration is left out as a whole, and reported. */
  function ownProfile(): PlatformProfile {
    const value = configurationValue(spokenConfiguration(current.data, givenProfile), profileKey);
    if (typeof value !== 'string') return {};
    const { profile, faults } = readProfile(value);
    if (profile === null) report(describeFaults(`the configuration's ${profileKey}`, faults));
    return profile ?? {};
  }

  let profile = mergeProfiles(ownProfile(), givenProfile);
  let spoken = spokenConfiguration(current.data, profile, ownHosts());

  function update(next: TenantConfiguration): void {
    const same = JSON.stringify(next.data) === JSON.stringify(current.data);
    current = next;
    if (same) return;
    profile = mergeProfiles(ownProfile(), givenProfile);
    spoken = spokenConfiguration(current.data, profile, ownHosts());
    for (const listener of listeners) listener(configuration());
  }

  async function fetch(): Promise<void> {
    const requestedHost = host;
    const answer = await platform.call(configurationByEncodedHost, { encodedHost: requestedHost });
    // The tenant was switched meanwhile: the answer is for another host.
    if (requestedHost !== host) return;
    // On failure the cached configuration remains in use.
    if (answer.kind !== 'answered' || !isSuccess(answer.code) || answer.data === null) return;
    const fresh = { data: answer.data, fetchedAt: now() };
    file.write({ ...file.read(), [cacheKey()]: fresh });
    update(fresh);
  }

  function configuration(): TenantConfiguration {
    // Another tenant's host does not look like the one that this client was packed for.
    const packed = current.fetchedAt === null && host === options.host ? options.look : null;
    return { ...current, data: packed ? lookConfiguration(packed) : spoken };
  }

  function refresh(): Promise<void> {
    fetching ??= fetch().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    host: () => host,
    configuration,
    refresh,
    async use(next) {
      host = next;
      await fetching;
      const before = current;
      await refresh();
      if (current === before) update(readCached(file.read()[cacheKey()]));
    },
    overrides: () => ({
      ...readOverrides(configurationValue(spoken, 'lectern_call_paths')),
      ...profile.paths,
      ...policyPaths,
    }),
    profile: () => profile,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readCached(value: unknown): TenantConfiguration {
  if (typeof value !== 'object' || value === null || !('data' in value) || !('fetchedAt' in value)) return builtIn;
  return typeof value.fetchedAt === 'number' ? { data: value.data, fetchedAt: value.fetchedAt } : builtIn;
}

/** Limit on waiting for the configuration after a switch of tenant; the old one remains in use after that. */
const switchTimeoutMs = 3_000;

/** The session as the gateway sees it: a switch of tenant completes when the next tenant's configuration is loaded. */
export function withTenantSwitch(session: GatewaySession, tenant: Pick<Tenant, 'refresh'>): GatewaySession {
  return {
    ...session,
    async begin(token, accountId, call) {
      await session.begin(token, accountId, call);
      if (call !== switchSaas.id) return;
      await Promise.race([tenant.refresh(), wait(switchTimeoutMs, undefined, { ref: false })]);
    },
  };
}
