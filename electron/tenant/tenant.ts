import type { TenantConfiguration } from '../../src/contract/ipc/app.ts';
import { isSuccess } from '../../src/contract/platform/codes.ts';
import { configurationByEncodedHost } from '../../src/contract/platform/site/tenant.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';
import type { PlatformClient } from '../gateway/platform-client.ts';
import type { KeyValueFile } from '../settings/key-value-file.ts';
import { configurationValue } from './tenant-values.ts';

/** The tenant's configuration: the last good one at once, a fresh one as soon as the platform gives it (001 §4). */
export interface Tenant {
  host: () => string;
  configuration: () => TenantConfiguration;
  /** Fetches it; resolves when that went well or badly. */
  refresh: () => Promise<void>;
  /** Goes on as the tenant of another host; resolves as `refresh` does. */
  use: (host: string) => Promise<void>;
  /** Paths the tenant serves elsewhere: the policy's, then those of the configuration. */
  overrides: () => PathOverrides;
  onChange: (listener: (configuration: TenantConfiguration) => void) => () => void;
}

export interface TenantOptions {
  file: KeyValueFile;
  /** Platform origin and tenant host together name a configuration. */
  origin: string;
  host: string;
  platform: PlatformClient;
  policyPaths: PathOverrides;
  now: () => number;
}

const nothing: TenantConfiguration = { data: null, fetchedAt: null };

/** Opens the cache of the tenant's configuration. */
export function createTenant({ file, origin, platform, policyPaths, now, ...parts }: TenantOptions): Tenant {
  const name = () => `${origin} ${host}`;
  let { host } = parts;
  let current = readCached(file.read()[name()]);
  let fetching: Promise<void> | null = null;
  const listeners = new Set<(configuration: TenantConfiguration) => void>();

  function take(next: TenantConfiguration): void {
    const same = JSON.stringify(next.data) === JSON.stringify(current.data);
    current = next;
    if (!same) for (const listener of listeners) listener(current);
  }

  async function fetch(): Promise<void> {
    const asked = host;
    const answer = await platform.call(configurationByEncodedHost, { encodedHost: asked });
    // An answer for a host that was left meanwhile says nothing about this one.
    if (asked !== host) return;
    // A configuration that cannot be had is no failure: the last good one serves on.
    if (answer.kind !== 'answered' || !isSuccess(answer.code) || answer.data === null) return;
    const fresh = { data: answer.data, fetchedAt: now() };
    file.write({ ...file.read(), [name()]: fresh });
    take(fresh);
  }

  function refresh(): Promise<void> {
    fetching ??= fetch().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    host: () => host,
    configuration: () => current,
    refresh,
    async use(next) {
      host = next;
      await fetching;
      const before = current;
      await refresh();
      if (current === before) take(readCached(file.read()[name()]));
    },
    overrides: () => ({ ...readOverrides(configurationValue(current.data, 'lectern_call_paths')), ...policyPaths }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readCached(value: unknown): TenantConfiguration {
  if (typeof value !== 'object' || value === null || !('data' in value) || !('fetchedAt' in value)) return nothing;
  return typeof value.fetchedAt === 'number' ? { data: value.data, fetchedAt: value.fetchedAt } : nothing;
}
