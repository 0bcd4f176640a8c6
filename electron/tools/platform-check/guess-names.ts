import { isFields } from '#contract/platform/profile/translate-answer.ts';
import { readTime } from '#contract/platform/read-time.ts';
import type { MissingField } from './compare.ts';
import type { SeenValues } from './seen-values.ts';

/** A name of the platform that means, or may mean, a missing field of ours. */
export interface Guess {
  ours: string;
  theirs: string;
}

/** What is proven goes into the profile; what only sounds alike is told to a person, and changes nothing. */
interface NameGuesses {
  proven: readonly Guess[];
  perhaps: readonly Guess[];
}

/** Names less alike than this are only noise. */
const leastAlike = 0.5;
/** Words that say nothing about what a field is. */
const fillers = new Set(['my', 'the', 'list', 'vo', 'dto', 'info', 'user', 'data']);

/**
 * Which of the names that an object has and nobody reads are the missing ones, each at most once. Proven is the same name in
 * another spelling, and a name whose values other answers told under ours. `declared`: every name that the call declares.
 */
export function guessNames(
  missing: readonly MissingField[],
  declared: ReadonlySet<string>,
  seen: SeenValues,
): NameGuesses {
  const candidates = missing.flatMap((field) => candidatesOf(field, declared, seen));
  const sorted = candidates.sort((a, b) => Number(b.proven) - Number(a.proven) || b.alike - a.alike);
  const taken = new Set<string>();
  const chosen = sorted.filter(({ ours, theirs }) => {
    if (taken.has(`ours ${ours}`) || taken.has(`theirs ${theirs}`)) return false;
    taken.add(`ours ${ours}`).add(`theirs ${theirs}`);
    return true;
  });
  const guesses = (proven: boolean) =>
    chosen.filter((one) => one.proven === proven).map(({ ours, theirs }) => ({ ours, theirs }));
  return { proven: guesses(true), perhaps: guesses(false) };
}

function candidatesOf({ name: ours, holds, objects }: MissingField, declared: ReadonlySet<string>, seen: SeenValues) {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter((name) => !declared.has(name));
  const fitting = names.flatMap((theirs) => {
    const values = objects.map((object) => object[theirs]).filter((value) => value !== undefined && value !== null);
    return values.length > 0 && values.every((value) => fits(ours, holds, value)) ? [{ theirs, values }] : [];
  });
  // What happened at one moment is as old as what happened with it: equal times prove nothing.
  const told = holds === 'value' && !isTimeName(ours) ? fitting.filter(({ values }) => seen.hasAll(ours, values)) : [];
  return fitting.flatMap(({ theirs }) => {
    const alike = similarity(ours, theirs);
    // Two names with the same values prove nothing of either.
    const proven = alike === 1 || (told.length === 1 && told[0]?.theirs === theirs);
    if (!proven && (alike < leastAlike || (isIdName(ours) && !isSameNoun(ours, theirs)))) return [];
    return [{ ours, theirs, alike, proven }];
  });
}

/** Flags come from flags, times from times, ids from ids, lists from lists. */
function fits(ours: string, holds: MissingField['holds'], value: unknown): boolean {
  if (holds === 'list') return Array.isArray(value);
  if (holds === 'fields') return isFields(value);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
  if (/^(?:is|has|can|show)[A-Z]/.test(ours)) return /^(?:0|1|true|false)$/.test(String(value));
  if (isTimeName(ours)) return readTime(value) !== null;
  if (isIdName(ours)) return typeof value !== 'boolean' && /^[\w-]+$/.test(String(value));
  return typeof value !== 'boolean';
}

function isTimeName(name: string): boolean {
  return /(?:Time|Date)$/.test(name);
}

/** `examId`, `orderNo`: what names one thing among others. */
function isIdName(name: string): boolean {
  return ['id', 'no', 'ucode'].includes(wordsOf(name).at(-1) ?? '');
}

/** Ids of the same noun: `examId` and `exam_no`, never `examId` and `paperId`, nor a bare `id`. */
function isSameNoun(ours: string, theirs: string): boolean {
  const noun = (name: string) => wordsOf(name).slice(0, -1).join(' ');
  return isIdName(theirs) && noun(ours) !== '' && noun(ours) === noun(theirs);
}

/** How much two names are alike: 1 the same words, 0 nothing in common. */
export function similarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const [plainA, plainB] = [left.join(''), right.join('')];
  if (plainA === plainB) return 1;
  const shared = left.filter((word) => right.includes(word) && !fillers.has(word)).length;
  const total = new Set([...left, ...right].filter((word) => !fillers.has(word))).size;
  const byWords = total === 0 ? 0 : shared / total;
  const [short, long] = plainA.length < plainB.length ? [plainA, plainB] : [plainB, plainA];
  const byPart = short.length >= 3 && long.includes(short) ? short.length / long.length : 0;
  // Words that are fillers only make two different names alike.
  return Math.min(0.99, Math.max(byWords, byPart, isAbbreviation(short, long) ? 0.55 : 0));
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
}

/** `nm` for `name`, `exId` for `examId`: the letters in order, the first one the same. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
