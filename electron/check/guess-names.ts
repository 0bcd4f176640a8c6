import type { MissingField } from './compare.ts';

/** A name of the platform that probably means a missing field of ours. */
export interface Guess {
  ours: string;
  theirs: string;
  /** 0 to 1. */
  confidence: number;
}

/** Below this a guess is only noise. */
const leastConfidence = 0.5;
/** Words that say nothing about what a field is. */
const fillers = new Set(['my', 'the', 'list', 'vo', 'dto', 'info', 'user', 'data']);

/** Guesses which of the names that an object has and nobody reads are the missing ones, each at most once. */
export function guessNames(missing: readonly MissingField[], declared: ReadonlySet<string>): Guess[] {
  const candidates = missing.flatMap(({ name, objects }) => {
    const names = new Set(objects.flatMap((object) => Object.keys(object)));
    return [...names]
      .filter((theirs) => !declared.has(theirs))
      .map((theirs) => ({ ours: name, theirs, confidence: similarity(name, theirs) }));
  });
  const taken = new Set<string>();
  return candidates
    .filter(({ confidence }) => confidence >= leastConfidence)
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ ours, theirs }) => {
      if (taken.has(`ours ${ours}`) || taken.has(`theirs ${theirs}`)) return false;
      taken.add(`ours ${ours}`).add(`theirs ${theirs}`);
      return true;
    });
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
  return Math.max(byWords, byPart, isAbbreviation(short, long) ? 0.55 : 0);
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
