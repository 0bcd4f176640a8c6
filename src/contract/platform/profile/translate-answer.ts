import { writeTime } from '../fields.ts';
import { isZonelessTime, readTime } from '../read-time.ts';
import { commonNames, commonPlaces, commonWholes, knownItems, type FieldNames } from './aliases.ts';
import { codeFields, codeTables, commonCodeNames, namedOnly, type CodeTable } from './code-tables.ts';
import { several } from './documented-profile.ts';
import { lackingFields } from './features.ts';
import type { PlatformProfile } from './profile.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The data of an answer in the documents' words: fields renamed as the profile says or as is common, numbers and words
 * of code tables replaced, times brought to UTC+8. What is not known stays as it is; nothing is removed.
 * `codes`: 'theirs' leaves numbers and words of code tables as they came.
 */
export function translateAnswer(
  call: string,
  data: unknown,
  profile: PlatformProfile,
  codes: 'ours' | 'theirs' = 'ours',
): unknown {
  const told = profile.fields?.[call] ?? {};
  const common = commonNames[call] ?? {};
  const shift = untimed.includes(call) ? null : zoneShiftOf(profile);
  const lacking = lackingFields(call, profile);
  const dates = ['birthday', ...several(told['birthday'])];
  const walk = (value: unknown, depth: number): unknown => {
    if (depth > maxDepth) return typeof value === 'object' ? null : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, depth + 1));
    if (isFields(value)) {
      const inner = Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, dates.includes(name) ? field : walk(field, depth + 1)]),
      );
      const named = renamed(inner, told, common);
      return { ...(codes === 'ours' ? withCodes(call, named, profile) : named), ...lacking };
    }
    return shift === null ? value : shift(value);
  };
  const inside = profile.inside?.[call] ?? commonPlace(call, data, Object.values(told).flatMap(several));
  return withItems(call, oneOf(call, listNamed(call, walk(scalarNamed(insideOf(data, inside), told, common), 0))));
}

/** An answer about one thing that comes as a list of it. */
function oneOf(call: string, data: unknown): unknown {
  return call === 'userPracticeCommitPaper' && Array.isArray(data) && data.length === 1 ? data[0] : data;
}

/** Where a list lies under a name that nobody knows: the one list whose items are of its kind. */
function withItems(call: string, data: unknown): unknown {
  const lists = knownItems[call];
  if (lists === undefined || !isFields(data)) return data;
  const found = Object.entries(lists).flatMap(([ours, signs]) => {
    if (data[ours] !== undefined) return [];
    const alike = Object.values(data).filter(
      (value) => Array.isArray(value) && value.some((item) => hasAny(item, signs)),
    );
    return alike.length === 1 ? [[ours, alike[0]]] : [];
  });
  return { ...data, ...Object.fromEntries(found) };
}

function hasAny(item: unknown, names: readonly string[]): boolean {
  return isFields(item) && names.some((name) => Object.hasOwn(item, name));
}

/** The data that lies inside of other data; where it does not, the data as it is. */
export function insideOf(data: unknown, paths: string | readonly string[] | undefined): unknown {
  const found = several(paths).map((path) => valueAt(data, path));
  return found.find((value) => value !== undefined && value !== null) ?? data;
}

/** Where many platforms put a paper; `told`: names that the profile has, which are read from the outside. */
function commonPlace(call: string, data: unknown, told: readonly string[]): readonly string[] {
  const whole = commonWholes[call];
  if (!whole || !isFields(data)) return [];
  const names = [...whole, ...whole.flatMap((name) => commonNames[call]?.[name] ?? []), ...told];
  const isOutside = names.some((name) => name !== '.' && valueAt(data, name) !== undefined);
  return isOutside ? [] : commonPlaces;
}

/** Calls that answer with questions. */
const questionCalls: readonly string[] = [
  'userPaperFindQuestForExam',
  'userPracticeFindQuestForExam',
  'assessUserAnswerQuestionList',
];

/** Their texts are not times, whatever they look like. */
const untimed = questionCalls;

/** Deeper than any answer of a platform; readers that call themselves never get further. */
const maxDepth = 24;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at `a.b` inside of an object; undefined: none. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (!isFields(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

function renamed(
  fields: Fields,
  told: Readonly<Record<string, string | readonly string[]>>,
  common: FieldNames,
): Fields {
  const added: [string, unknown][] = [];
  for (const [ours, names] of Object.entries(told)) {
    const found = firstOf(fields, several(names));
    if (found !== undefined) added.push([ours, found]);
  }
  for (const [ours, names] of Object.entries(common)) {
    if (ours in told || (fields[ours] !== undefined && fields[ours] !== null)) continue;
    const found = firstOf(fields, names);
    if (found !== undefined) added.push([ours, found]);
  }
  return { ...fields, ...Object.fromEntries(added) };
}

function firstOf(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => valueAt(fields, name)).find((value) => value !== undefined && value !== null);
}

/** An answer that is the id alone, where a field may stand for the answer itself. */
function scalarNamed(
  data: unknown,
  told: Readonly<Record<string, string | readonly string[]>>,
  common: FieldNames,
): unknown {
  if (typeof data !== 'string' && typeof data !== 'number') return data;
  const all = [...Object.entries(told), ...Object.entries(common)];
  const ours = all.find(([, names]) => several(names).includes('.'))?.[0];
  return ours === undefined ? data : { [ours]: data };
}

/** Questions that come as a bare list: of sections, where they hold questions, else of questions. */
function listNamed(call: string, data: unknown): unknown {
  if (!questionCalls.includes(call) || !Array.isArray(data)) return data;
  const sections = data.some((item) => isFields(item) && Array.isArray(item['questionList']));
  return { [sections ? 'sectionList' : 'questionList']: data };
}

function withCodes(call: string, fields: Fields, profile: PlatformProfile): Fields {
  const tables = codeFields[call];
  if (!tables) return fields;
  const known = Object.entries(tables).filter(([name]) => name in fields);
  return {
    ...fields,
    ...Object.fromEntries(known.map(([name, table]) => [name, ourCode(table, fields[name], profile)])),
  };
}

/**
 * Our number for a platform's. Where the profile has the table, or only a profile may say what it means, only that counts: a
 * number that it doesn't list is unknown, whatever it means here, and stays readable as `unknown:7`.
 */
export function ourCode(table: CodeTable, theirs: unknown, profile: PlatformProfile): unknown {
  if (typeof theirs !== 'string' && typeof theirs !== 'number') return theirs;
  const told = Object.entries(profile.codes?.[table] ?? {});
  const name =
    told.find(([, codes]) => several(codes).some((code) => sameCode(code, theirs)))?.[0] ??
    Object.entries(commonCodeNames[table] ?? {}).find(([, words]) => words.includes(plainWord(theirs)))?.[0];
  const ours: Readonly<Record<string, number | string>> = codeTables[table];
  if (name !== undefined) return ours[name] ?? theirs;
  return told.length > 0 || namedOnly.includes(table) ? `unknown:${theirs}` : theirs;
}

/** A number may come as text, and a word in any case. */
export function sameCode(a: string | number, b: string | number): boolean {
  return String(a).trim().toLowerCase() === String(b).trim().toLowerCase();
}

function plainWord(value: string | number): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
}

const ourZone = '+08:00';

/** Rewrites a time of the platform's zone as one of UTC+8; null: the zones are the same. */
function zoneShiftOf({ zone }: PlatformProfile): ((value: unknown) => unknown) | null {
  if (zone === undefined || zone === ourZone) return null;
  const zoneMs = offsetOf(zone);
  return (value) => {
    if (typeof value !== 'string' || !isZonelessTime(value)) return value;
    const at = readTime(value, zoneMs);
    return at === null ? value : writeTime(at);
  };
}

/** A time of UTC+8 as the platform's own zone writes it. */
export function theirTime(value: unknown, { zone }: PlatformProfile): unknown {
  if (zone === undefined || zone === ourZone || typeof value !== 'string' || !isZonelessTime(value)) return value;
  const at = readTime(value);
  if (at === null) return value;
  return new Date(at + offsetOf(zone)).toISOString().slice(0, 19).replace('T', ' ');
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
