import type { Locale } from './locale.ts';

/** Facts of this run of the client. */
export interface AppInfo {
  version: string;
  platformOrigin: string;
  tenantHost: string;
  /** From the command line or the system, before the learner chose one. */
  systemLocale: Locale;
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
