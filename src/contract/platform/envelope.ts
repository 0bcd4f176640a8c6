import { isSuccess, otherCode, quietCode, sessionCodes, status } from './codes.ts';
import { parseJson } from './json.ts';
import { codeTables, refusalTables } from './profile/code-tables.ts';
import { documentedProfile, several } from './profile/documented-profile.ts';
import type { PlatformProfile } from './profile/profile.ts';
import { isFields, ourCode, sameCode, valueAt } from './profile/translate-answer.ts';

/** The platform's envelope (000 §7), its code as one of `codes.ts`. */
export interface Envelope {
  code: number;
  /** The platform's own sentence; '' when it says nothing. */
  message: string;
  data: unknown;
}

/** How an answer is read: of which call it is, and how its platform speaks. */
export interface EnvelopeReading {
  call?: string;
  profile?: PlatformProfile;
}

/** Names that platforms use; `status` is none of them, since many a plain object has one. */
const common = {
  code: ['code', 'errcode', 'errCode', 'errorCode', 'resultCode', 'retCode'],
  message: ['message', 'msg', 'errmsg', 'errMsg', 'errorMsg', 'resultMsg', 'retMsg'],
  data: ['data', 'result', 'resultData', 'retData'],
} as const;

const successWords: readonly string[] = ['ok', 'success', 'succeeded', 'succ'];

/** Reads an answer's JSON; null: this is no envelope, and so no success. The code may come as text (G-023). */
export function readEnvelope(
  value: unknown,
  { call = '', profile = documentedProfile }: EnvelopeReading = {},
): Envelope | null {
  if (!isFields(value)) return null;
  const names = profile.envelope ?? {};
  const message = first(value, names.message, common.message);
  // Many a plain object has a word as its code; an envelope has a sentence beside it.
  const takesWords = typeof message === 'string' || profile.envelope !== undefined;
  const code = readCode(first(value, names.code, common.code), { call, profile, takesWords });
  const success = flagOf(value['success']);
  if (code === null && success === null) return null;
  const contradicted = success === false && isSuccess(code);
  return {
    code: contradicted ? otherCode : (code ?? (success ? 0 : otherCode)),
    message: typeof message === 'string' ? message : '',
    data: first(value, names.data, common.data),
  };
}

/** Reads an answer's text; null: this is no envelope. */
export function parseEnvelope(text: string, reading: EnvelopeReading = {}): Envelope | null {
  try {
    return readEnvelope(parseJson(text), reading);
  } catch {
    return null; // No JSON.
  }
}

function first(value: unknown, told: string | string[] | undefined, names: readonly string[]): unknown {
  const wanted = told === undefined ? names : several(told);
  return wanted.map((name) => valueAt(value, name)).find((found) => found !== undefined);
}

function flagOf(value: unknown): boolean | null {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

interface CodeReading extends Required<EnvelopeReading> {
  /** A word that nobody knows is a code. */
  takesWords: boolean;
}

function readCode(given: unknown, { call, profile, takesWords }: CodeReading): number | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const told = toldCode(given, profile);
  if (told !== null) return told;
  const table = refusalTables[call];
  const refusal = table === undefined ? undefined : ourCode(table, given, profile);
  // A profile may name the numbers that are ours, too.
  const listed = table !== undefined && (refusal !== given || profile.codes?.[table] !== undefined);
  if (listed && typeof refusal === 'number') return refusal;
  if (typeof given === 'string' && successWords.includes(given.trim().toLowerCase())) {
    return profile.envelope?.success === undefined ? 0 : otherCode;
  }
  const code = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof code !== 'number' || !Number.isFinite(code)) return takesWords && code !== '' ? otherCode : null;
  return replacedMeaning(code, table, profile) ? otherCode : code;
}

const meanings = [
  ['success', [0, status.success]],
  ['sessionEnded', sessionCodes],
  ['notSignedIn', [status.noLogin]],
  ['quiet', [quietCode]],
] as const;

/** Our code for one that the profile lists. */
function toldCode(given: string | number, { envelope }: PlatformProfile): number | null {
  for (const [meaning, ours] of meanings) {
    if (!several(envelope?.[meaning]).some((code) => sameCode(code, given))) continue;
    // Of several codes of ours with one meaning, the platform's own is kept: 303 and 403 are told apart (000 §8).
    const same = ours.find((code) => sameCode(code, given));
    return same ?? (meaning === 'sessionEnded' ? 10_000 : ours[0]);
  }
  return null;
}

/** True for a code that means something in the documents, and something else at this platform. */
function replacedMeaning(code: number, table: string | undefined, { envelope, codes }: PlatformProfile): boolean {
  const general = meanings.some(
    ([meaning, ours]) => envelope?.[meaning] !== undefined && ours.some((known) => known === code),
  );
  if (general) return true;
  const refusals: readonly number[] =
    table === 'commitRefusal' || table === 'openRefusal' ? Object.values(codeTables[table]) : [];
  return table !== undefined && codes?.[table] !== undefined && refusals.includes(code);
}
