import type { StorageReport } from '../../src/contract/ipc/diagnostics.ts';
import { redact } from '../core/log.ts';
import type { LastReadiness } from '../readiness/last-readiness.ts';
import type { Policy } from '../settings/policy.ts';

/** What is known of this client, for whoever looks for a fault. */
export interface DiagnosticFacts {
  /** Versions, system, platform, language, by name. */
  about: Readonly<Record<string, string | number | boolean | null>>;
  policy: Policy;
  storage: StorageReport;
  /** Of the last check in this client; null: none was made. */
  readiness: LastReadiness | null;
  /** The platform's check in this run, as text; null: none was made. */
  platformCheck: string | null;
  /** Names of log files with their text. */
  logs: readonly (readonly [name: string, text: string])[];
}

/** The files of the bundle. Every one passes the redaction of the log, also what passed it when it was written. */
export function bundleFiles({ about, policy, storage, readiness, platformCheck, logs }: DiagnosticFacts) {
  const files: [string, string][] = [
    ['about.json', json(about)],
    ['policy.json', json(policyTold(policy))],
    ['storage.json', json(storage)],
    ...(readiness === null ? [] : [['readiness.json', json(readiness)] satisfies [string, string]]),
    ...(platformCheck === null ? [] : [['platform-check.txt', platformCheck] satisfies [string, string]]),
    ...logs.map(([name, text]): [string, string] => [`logs/${name}`, text]),
  ];
  return Object.fromEntries(files.map(([name, text]) => [name, redact(text)]));
}

/** The policy without what opens something: of keys and codes only whether they are set. */
function policyTold({ rescueKey, staffCode, ...rest }: Policy): object {
  return { ...rest, rescueKey: rescueKey !== null, staffCode: staffCode !== null };
}

/** The bundle as a zip. */
export async function zipBundle(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  // Hardly ever wanted: not at every start.
  const { strToU8, zipSync } = await import('fflate');
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
