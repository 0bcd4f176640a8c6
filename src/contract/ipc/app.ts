import type { Locale } from './locale.ts';

/** The name under which the platform knows this client: the package's (G-098). */
export const appName = 'lectern';

/** Environments as the platform's calls name them (001 §9). */
export type WireEnvironment = 'daily' | 'pre' | 'prod';

/** Facts of this run of the client. */
export interface AppInfo {
  version: string;
  platformOrigin: string;
  tenantHost: string;
  /** The language of the command line, for this run; null: none was given. */
  givenLocale: Locale | null;
  /** The platform's name of the environment that this client belongs to. */
  environment: WireEnvironment;
  os: 'windows' | 'mac' | 'linux';
  packaged: boolean;
  /** True when the platform is the embedded one: the sign-in page offers its demo accounts. */
  embedded: boolean;
}

/** The tenant's configuration as the platform gave it, or the last good one (001 §3); the page reads it leniently. */
export interface TenantConfiguration {
  data: unknown;
  /** Epoch ms it was fetched at; null: the built-in default, nothing was ever fetched. */
  fetchedAt: number | null;
}

/** `online`: the platform answered last time; `offline`: it could not be reached. */
export type Connection = 'unknown' | 'online' | 'offline';
