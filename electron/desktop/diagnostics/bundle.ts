import type { StorageReport } from '#contract/ipc/diagnostics.ts';
import { redact } from '#electron/kernel/log.ts';
import { paperFacts, type PolicyFileFacts } from '#electron/platform/policy/policy-facts.ts';
import type { Policy } from '#electron/platform/policy/policy.ts';
import type { ReportWords } from '#rules/readiness/report.ts';
import type { LastReadiness } from '../readiness/last-readiness.ts';
import type { AboutFacts } from './about-facts.ts';

/** What is known of this client, for whoever looks for a fault. */
export interface DiagnosticFacts {
  /** Versions, system, seat, folders, platform, language, by name. */
  about: AboutFacts;
  /** Null: the next start does not take it. */
  policy: Policy | null;
  policyFiles: readonly PolicyFileFacts[];
  storage: StorageReport;
  /** Of the last check in this client; null: none was made. */
  readiness: LastReadiness | null;
  /** The platform's check in this run, as text; null: none was made. */
  platformCheck: string | null;
  /** Names of log files with their text. */
  logs: readonly (readonly [name: string, text: string])[];
}

/** The files of the bundle. Every one passes the redaction of the log, also what passed it when it was written. */
export function bundleFiles(facts: DiagnosticFacts, { say }: Pick<ReportWords, 'say'>): Record<string, string> {
  const { about, policy, policyFiles, storage, readiness, platformCheck, logs } = facts;
  const files: [name: string, text: string, described: string][] = [
    ['about.json', json(about), 'about'],
    ['policy.json', json(policyTold(policy, policyFiles)), 'policy'],
    ['storage.json', json(storage), 'storage'],
    ...(readiness === null
      ? []
      : [['readiness.json', json(readiness), 'readiness'] satisfies [string, string, string]]),
    ...(platformCheck === null
      ? []
      : [['platform-check.txt', platformCheck, 'platformCheck'] satisfies [string, string, string]]),
    ...logs.map(([name, text]): [string, string, string] => [`logs/${name}`, text, 'log']),
  ];
  const guide = [
    say('diagnostics.readme.lead'),
    '',
    ...files.map(([name, , described]) => `${name}: ${say(`diagnostics.readme.${described}`)}`),
    '',
    say('diagnostics.readme.without'),
    '',
  ].join('\n');
  const told = files.map(([name, text]): [string, string] => [name, redact(text)]);
  return Object.fromEntries([['README.txt', guide], ...told]);
}

/** The policy without what opens something: of its key the fingerprint, of codes whether they are set. */
function policyTold(policy: Policy | null, files: readonly PolicyFileFacts[]): object {
  return {
    decided: policy && { ...policy, ...paperFacts(policy) },
    // A whole hash would pass for a secret, and be hidden.
    files: files.map(({ sha256, ...file }) => ({ ...file, sha256Begins: sha256?.slice(0, 16) ?? null })),
  };
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
