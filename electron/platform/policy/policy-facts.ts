import { createHash } from 'node:crypto';
import { rescuePrint } from '#electron/storage/journal/keys.ts';
import type { PolicySystem } from './policy-system.ts';
import { PolicyError, readPolicyText } from './policy-text.ts';
import { distrustOf, type Policy, type PolicyFiles } from './policy.ts';

/** A policy file as it lies there now: `refused` for who could have written it, `wrong` for what is in it. */
export interface PolicyFileFacts {
  file: string;
  state: 'none' | 'taken' | 'refused' | 'wrong';
  why: string | null;
  /** Null: it was not read. */
  sha256: string | null;
}

/** The policy files of this client, each with what the next start makes of it. */
export function policyFileFacts(files: PolicyFiles | null, system: PolicySystem): PolicyFileFacts[] {
  if (files === null) return [];
  const shipped = files.shipped === null ? [] : [files.shipped];
  return [
    ...shipped.map((file) => factsOf(file, system, () => null)),
    ...files.machine.map((file) => factsOf(file, system, () => distrustOf(file, system))),
  ];
}

function factsOf(file: string, system: PolicySystem, distrust: () => string | null): PolicyFileFacts {
  let sha256: string | null = null;
  try {
    const text = system.read(file);
    if (text === null) return { file, state: 'none', why: null, sha256 };
    sha256 = createHash('sha256').update(text).digest('hex');
    const why = distrust();
    if (why !== null) return { file, state: 'refused', why, sha256 };
    const read = readPolicyText(text);
    if ('faults' in read) throw new PolicyError(file, read.faults);
    return { file, state: 'taken', why: null, sha256 };
  } catch (error) {
    return { file, state: 'wrong', why: error instanceof Error ? error.message : String(error), sha256 };
  }
}

/** What a policy decides for papers, for whoever compares seats: of the key its fingerprint, of codes that they are set. */
export function paperFacts({ lockdown, rescueKey, staffCode, staffCodes, journalFolder }: Policy) {
  return {
    lockdown,
    rescueKey: rescueKey === null ? null : rescuePrint(rescueKey),
    staffCode: staffCode !== null,
    staffCodes: staffCodes.map(({ from, to }) => ({ from, to })),
    journalFolder,
  };
}
