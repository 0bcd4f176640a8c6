import { setTimeout as wait } from 'node:timers/promises';
import type { TenantConfiguration } from '#contract/ipc/app.ts';
import { switchSaas } from '#contract/platform/account/session.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { callsOfFeatures } from '#contract/platform/profile/features.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';
import type { GatewaySession } from '../gateway/forward.ts';
import type { PlatformClient } from '../gateway/platform-client.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { describeFaults, readProfile } from '../profile/read-profile.ts';
import type { CacheSeal } from './cache-seal.ts';
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
  /**
   * True for a configuration that the platform told in this run, or that the keystore vouches for. Any other is good for the
   * looks alone: what it leaves out or loosens of a formal paper does not count.
   */
  vouched: () => boolean;
  onChange: (listener: (configuration: TenantConfiguration) => void) => () => void;
}

export interface TenantOptions {
  file: KeyValueFile;
  cacheSeal: CacheSeal;
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
  const { file, cacheSeal, origin, platform, policyPaths, givenProfile, report, now } = options;
  let { host } = options;
  const ownHosts = () => [URL.parse(origin)?.host ?? '', host].filter((name) => name !== '');
  const cacheKey = () => `${origin} ${host}`;
  let current = readCached(file.read()[cacheKey()]);
  let vouched = false;
  let fetching: Promise<void> | null = null;
  const listeners = new Set<(configuration: TenantConfiguration) => void>();

  /** A wrong profile in the configuration is left out as a whole, and reported. */
  function ownProfile(): PlatformProfile {
    const value = configurationValue(spokenConfiguration(current.data, givenProfile), profileKey);
    if (typeof value !== 'string') return {};
    const { profile, faults } = readProfile(value);
    if (profile === null) report(describeFaults(`the configuration's ${profileKey}`, faults));
    return vouched ? (profile ?? {}) : withoutLoosening(profile ?? {});
  }

  let profile = mergeProfiles(ownProfile(), givenProfile);
  let spoken = spokenConfiguration(current.data, profile, ownHosts());
  void lookAtSeal();

  /** The cache as it was read: whether this machine's keystore sealed it. */
  async function lookAtSeal(): Promise<void> {
    const [key, read, kept] = [cacheKey(), current, file.read()[cacheKey()]];
    if (read.fetchedAt === null || typeof kept !== 'object' || kept === null || !('seal' in kept)) return;
    if (!(await cacheSeal.vouches(sealedText(key, read), kept.seal)) || current !== read) return;
    vouched = true;
    speak();
  }

  function speak(): void {
    profile = mergeProfiles(ownProfile(), givenProfile);
    spoken = spokenConfiguration(current.data, profile, ownHosts());
  }

  async function keep(fresh: TenantConfiguration): Promise<void> {
    const key = cacheKey();
    file.write({ ...file.read(), [key]: fresh });
    const seal = await cacheSeal.seal(sealedText(key, fresh));
    if (seal !== null && current === fresh) file.write({ ...file.read(), [key]: { ...fresh, seal } });
  }

  function update(next: TenantConfiguration, told: boolean): void {
    const same = JSON.stringify(next.data) === JSON.stringify(current.data) && told === vouched;
    current = next;
    vouched = told;
    if (same) return;
    speak();
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
    update(fresh, true);
    void keep(fresh);
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
      if (current !== before) return;
      update(readCached(file.read()[cacheKey()]), false);
      await lookAtSeal();
    },
    overrides: () => ({
      ...trustedPaths(readOverrides(configurationValue(spoken, 'lectern_call_paths')), vouched),
      ...profile.paths,
      ...policyPaths,
    }),
    profile: () => profile,
    vouched: () => vouched,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const watching: readonly string[] = [...callsOfFeatures.monitoring, ...callsOfFeatures.face, 'userSwitchScreen'];

/** Where those who watch an exam are told of it. */
function trustedPaths(paths: PathOverrides, vouched: boolean): PathOverrides {
  return vouched ? paths : Object.fromEntries(Object.entries(paths).filter(([call]) => !watching.includes(call)));
}

function withoutLoosening({ lacks = [], paths = {}, ...profile }: PlatformProfile): PlatformProfile {
  const lacking = lacks.filter((feature) => feature !== 'monitoring' && feature !== 'face');
  return { ...profile, paths: trustedPaths(paths, false), lacks: lacking };
}

function sealedText(key: string, { data, fetchedAt }: TenantConfiguration): string {
  return JSON.stringify([key, data, fetchedAt]);
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
