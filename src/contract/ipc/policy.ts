import { call } from './ipc-types.ts';
import type { Locale } from './locale.ts';
import type { LockdownLevel } from './lockdown.ts';

/** How much of the log is written; each level has those before it. */
export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What an organisation may decide for a computer (docs/DEPLOYMENT.md), in the order in which it is told. */
export const policyKeys = [
  'platform',
  'tenant',
  'environment',
  'language',
  'kiosk',
  'watermark',
  'lockdown',
  'cameras',
  'journalFolder',
  'evidenceQuotaMb',
  'signOut',
  'proxy',
  'updates',
  'logLevel',
  'plainKeystore',
  'allowUserDataDir',
  'paths',
  'profile',
  'rescueKey',
  'staffCode',
] as const;
export type PolicyKey = (typeof policyKeys)[number];

/** One decision. Of keys, codes, paths and profiles only that they are set. */
export type PolicyEntry =
  | { key: 'platform' | 'tenant' | 'environment' | 'journalFolder'; text: string }
  | { key: 'language'; locale: Locale }
  | { key: 'lockdown'; level: LockdownLevel }
  | { key: 'logLevel'; from: LogLevel }
  | { key: 'cameras'; names: readonly string[] }
  | { key: 'evidenceQuotaMb'; megabytes: number }
  | { key: 'signOut'; minutes: number; wipe: boolean }
  | { key: 'updates'; off: boolean; freeze: readonly { from: string; to: string }[] }
  | { key: 'proxy'; how: 'server' | 'pac' | 'direct'; address: string }
  | {
      key:
        | 'kiosk'
        | 'watermark'
        | 'plainKeystore'
        | 'allowUserDataDir'
        | 'paths'
        | 'profile'
        | 'rescueKey'
        | 'staffCode';
    };

export interface PolicyReport {
  /** What holds in this run. */
  entries: readonly PolicyEntry[];
  /** Why the machine's file was left out at the start; null: it was not, or there is none. */
  refused: string | null;
  /** The files as they are now. `changed`: the next start reads them; `wrong`: the next start would refuse them. */
  next: { kind: 'same' } | { kind: 'changed' } | { kind: 'wrong'; why: string };
}

export const policyDomain = { read: call<[], PolicyReport>() };
