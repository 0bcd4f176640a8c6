import * as fc from 'fast-check';

/** Stands for an id that no number of this language holds; the text of an answer has its digits. */
const bigId = '@@9007199254740993@@';

/** The script of an answer; it must never run. */
const html = '<img src="x" onerror="window.ran=1"><script>window.ran=1</script><b>bold</b>';

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { list: [nested(depth - 1)] });

/** Values that a field may come with, whatever it should be. */
const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  7.25,
  1e300,
  true,
  false,
  bigId,
  '9007199254740993123',
  html,
  [],
  [null],
  [[]],
  {},
  { a: 1 },
  nested(30),
  '2026-13-45 99:99:99',
  '0000-00-00 00:00:00',
  1_790_000_000_000,
  'constructor',
  '__proto__',
  'toString',
  '/nowhere',
  'https://elsewhere.example/x?y#z',
  'javascript:window.ran=1',
  '//elsewhere.example',
  'http://[',
  '%E0%A4%A',
  '\u0000\u202e\ud800',
  '长'.repeat(2_000),
];

type Path = readonly (string | number)[];

/** Every value inside of a value. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...entries.flatMap(([name, inner]) => pathsIn(inner, [...at, name]))];
}

/** The value with no more than three items in each list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** The value with another one at a path; a path that is no more changes nothing. */
function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === name ? replaced(item, rest, by) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === name ? replaced(inner, rest, by) : inner]),
  );
}

/** The value with every text, number and flag in it replaced. */
function withLeaves(value: unknown, leaf: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withLeaves(item, leaf));
  if (typeof value !== 'object' || value === null) return leaf;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLeaves(inner, leaf)]));
}

/** The value with each list in it made of one item for each of these, all of its texts, numbers and flags replaced by that. */
function fanned(value: unknown, leaves: readonly unknown[]): unknown {
  if (Array.isArray(value)) return leaves.map((leaf) => withLeaves(value[0], leaf));
  if (typeof value !== 'object' || value === null) return leaves[0];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fanned(inner, leaves)]));
}

function textOf(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(`"${bigId}"`, bigId.replaceAll('@', ''));
}

function enveloped(data: unknown, fixed: Readonly<Record<string, unknown>>): unknown {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return { code: 0, message: '', success: true, data: isObject ? Object.assign({}, data, fixed) : data };
}

/** Three answers that hold every odd value: in a list one item for each, elsewhere the commonest. */
export function surelyOddAnswers(given: unknown, fixed: Readonly<Record<string, unknown>> = {}): string[] {
  const sample = shortened(given);
  const third = Math.ceil(oddValues.length / 3);
  return [0, 1, 2].map((part) => {
    const leaves = oddValues.filter((_, index) => index % 3 === part).slice(0, third);
    return textOf(enveloped(fanned(sample, leaves), fixed));
  });
}

/**
 * Texts of answers in place of one whose data is like the sample: other JSON, or the same with odd values in it. `fixed`:
 * fields of the data that stay.
 */
export function oddAnswers(given: unknown, fixed: Readonly<Record<string, unknown>> = {}): fc.Arbitrary<string> {
  const sample = shortened(given);
  const paths = pathsIn(sample);
  const odd = fc.constantFrom(...oddValues);
  const changed = fc
    .array(fc.tuple(fc.nat({ max: paths.length - 1 }), odd), { minLength: 1, maxLength: 8 })
    .map((changes) => changes.reduce((value, [index, by]) => replaced(value, paths[index] ?? [], by), sample));
  const levelled = odd.map((leaf) => withLeaves(sample, leaf));
  const data = fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 3, arbitrary: levelled },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme-ascii' }) },
  );
  const answer = data.map((value) => enveloped(value, fixed));
  const whole = fc.oneof({ weight: 9, arbitrary: answer }, { weight: 1, arbitrary: odd });
  return whole.map(textOf);
}
