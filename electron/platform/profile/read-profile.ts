import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type * as z from 'zod/mini';
import { otherCode, quietCode, sessionCodes, status } from '#contract/platform/codes.ts';
import { several } from '#contract/platform/profile/documented-profile.ts';
import { platformProfile, type PlatformProfile } from '#contract/platform/profile/profile.ts';
import { sameCode } from '#contract/platform/profile/translate-answer.ts';
import { offsetOf, positionOf, readJsonText } from './json-text.ts';

/** What is wrong with a profile, and in which line (from 1) of its text. */
export interface ProfileFault {
  line: number;
  /** The path of the value: `envelope.success`; '' for the file as a whole. */
  at: string;
  problem: string;
}

export type ReadProfile = { profile: PlatformProfile; faults: [] } | { profile: null; faults: ProfileFault[] };

/**
 * Reads a platform profile from its text. A wrong one is refused as a whole, with the lines at fault. `inside`: where in
 * the text it lies, as in a policy file; none there is one that changes nothing.
 */
export function readProfile(text: string, inside: readonly string[] = []): ReadProfile {
  const { tree, faults: unread } = readJsonText(text);
  if (!tree) {
    const lineOf = (offset: number) => positionOf(text, offset).line;
    return { profile: null, faults: unread.map(({ offset, problem }) => ({ line: lineOf(offset), at: '', problem })) };
  }
  const node = findNodeAtLocation(tree, [...inside]);
  if (!node) return { profile: {}, faults: [] };
  const read = platformProfile.safeParse(getNodeValue(node));
  const faults = read.success ? contradictions(read.data) : read.error.issues.map(asFault);
  if (read.success && faults.length === 0) return { profile: read.data, faults: [] };
  return {
    profile: null,
    faults: faults.map(({ path, problem }) => ({
      line: positionOf(text, offsetOf(tree, [...inside, ...path])).line,
      at: [...inside, ...path].join('.'),
      problem,
    })),
  };
}

/** One line for each fault, as compilers write them. */
export function describeFaults(file: string, faults: readonly ProfileFault[]): string {
  return faults.map(({ line, at, problem }) => `${file}:${line}: ${at === '' ? 'the file' : at} ${problem}`).join('\n');
}

interface Fault {
  path: (string | number)[];
  problem: string;
}

function asFault({ path, message, ...issue }: z.core.$ZodIssue): Fault {
  const keys = 'keys' in issue && issue.code === 'unrecognized_keys' ? issue.keys : [];
  const known = path.filter((part) => typeof part !== 'symbol');
  if (keys.length > 0) return { path: [...known, keys[0] ?? ''], problem: 'is no part of a platform profile' };
  return { path: known, problem: `is not valid: ${message}` };
}

const meanings = ['success', 'sessionEnded', 'notSignedIn', 'quiet'] as const;

/** A profile may rename a platform's codes; it may not make a refusal or the end of a session a success. */
function contradictions({ envelope, codes, files, lacks = [] }: PlatformProfile): Fault[] {
  const faults: Fault[] = [];
  const commitAs = files?.commitAs ?? 'sha256';
  if (commitAs !== 'sha256' && lacks.includes('uploads'))
    faults.push({
      path: ['files', 'commitAs'],
      problem: `is ${commitAs}, which only an upload tells: lacks has uploads`,
    });
  const taken: { code: string | number; as: string }[] = [
    ...meanings.flatMap((meaning) => several(envelope?.[meaning]).map((code) => ({ code, as: `envelope.${meaning}` }))),
    ...(['commitRefusal', 'openRefusal'] as const).flatMap((table) =>
      Object.entries(codes?.[table] ?? {}).flatMap(([name, given]) =>
        several(given).map((code) => ({ code, as: `codes.${table}.${name}` })),
      ),
    ),
  ];
  const documented = [...sessionCodes, status.noLogin, quietCode, otherCode];
  for (const code of several(envelope?.success)) {
    const other = taken.find(({ code: known, as }) => as !== 'envelope.success' && sameCode(known, code));
    if (other) faults.push({ path: ['envelope', 'success'], problem: `has ${code}, which is ${other.as} too` });
    if (documented.some((known) => sameCode(known, code))) {
      faults.push({ path: ['envelope', 'success'], problem: `has ${code}, which is no success in any document` });
    }
  }
  return faults;
}
