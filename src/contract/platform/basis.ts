import type { Endpoint } from './endpoint.ts';
import { codeFields, type CodeTable } from './profile/code-tables.ts';
import { several } from './profile/documented-profile.ts';
import type { PlatformProfile } from './profile/profile.ts';

/**
 * What a fact that was read from the platform rests on. `documented`: a document shows it, or this client did, heard or
 * compared it itself. `profiled`: the platform's profile names it, which a check or a person wrote. `assumed`: nobody but
 * this client says so. An assumed fact decides nothing that cannot be undone: it may only choose between ways that can
 * be taken back.
 */
export const bases = ['assumed', 'profiled', 'documented'] as const;
export type Basis = (typeof bases)[number];

/** A fact with what it rests on. */
export interface Fact<Value> {
  value: Value;
  basis: Basis;
}

/** What a conclusion from all of these rests on; from nothing: documented. */
export function weakest(...used: readonly Basis[]): Basis {
  return bases.find((basis) => used.includes(basis)) ?? 'documented';
}

/** True when a fact may decide something that cannot be undone. */
export function isEvidence(basis: Basis): boolean {
  return basis !== 'assumed';
}

/** What it rests on that the platform has this call at its path. */
export function basisOfCall({ id, assumed }: Pick<Endpoint, 'id' | 'assumed'>, { paths }: PlatformProfile): Basis {
  if (!assumed) return 'documented';
  return paths?.[id] === undefined ? 'assumed' : 'profiled';
}

/**
 * What it rests on that a field of an answer means what its name says; the documents show no field of a paper's record.
 * Who names the table of a code has looked at the field that holds it.
 */
export function basisOfField(call: string, field: string, { fields, codes }: PlatformProfile): Basis {
  const table = codeFields[call]?.[field];
  const named = fields?.[call]?.[field] !== undefined || (table !== undefined && codes?.[table] !== undefined);
  return named ? 'profiled' : 'assumed';
}

/** Entries of code tables that the documents show. */
const documentedCodes: Partial<Record<CodeTable, readonly string[]>> = {
  commitType: ['learner', 'timeUp', 'staff'],
  buttonState: ['start', 'again', 'view'],
};

/** What it rests on that a number or word of a code table stands for `name`. */
export function basisOfCode(table: CodeTable, name: string, { codes }: PlatformProfile): Basis {
  const told = codes?.[table];
  // Where a profile has the table, only that counts.
  if (told !== undefined) return several(told[name]).length > 0 ? 'profiled' : 'assumed';
  return documentedCodes[table]?.includes(name) ? 'documented' : 'assumed';
}
