import type { Option } from '#contract/ipc/paper.ts';
import type { WireOption, WireQuestion } from '#contract/platform/exam/wire-question.ts';

/** The two sides of a matching question. */
export interface MatchingSides {
  left: readonly Option[];
  right: readonly Option[];
}

/**
 * Two lists; one list whose items name their side; one list of pairs; or one list in which one side has numbers for keys
 * and the other letters. Null: none of these.
 */
export function matchingSides({ optionList, leftList, rightList }: WireQuestion): MatchingSides | null {
  if (leftList.length > 0) {
    const right = rightList.length > 0 ? rightList : optionList;
    return right.length > 0 ? sides(leftList, right) : null;
  }
  return bySide(optionList) ?? byPartner(optionList) ?? byKey(optionList);
}

/** Options with a key each; those without one, or with a used one, are lettered. */
export function namedOptions(list: readonly WireOption[], letter = lettered): readonly Option[] {
  const used = new Set<string>();
  return list.map(({ key, content }, index) => {
    const own = key.trim();
    const name = own === '' || used.has(own) ? freeName(letter, index, used) : own;
    used.add(name);
    return { key: name, html: content };
  });
}

function freeName(letter: (index: number) => string, from: number, used: ReadonlySet<string>): string {
  let index = from;
  while (used.has(letter(index))) index += 1;
  return letter(index);
}

/** A to Z, then A1, B1... */
function lettered(index: number): string {
  const round = Math.floor(index / 26);
  return `${String.fromCharCode(65 + (index % 26))}${round === 0 ? '' : round}`;
}

function numbered(index: number): string {
  return `${index + 1}`;
}

function sides(left: readonly WireOption[], right: readonly WireOption[]): MatchingSides | null {
  if (left.length === 0 || right.length === 0) return null;
  return { left: namedOptions(left, numbered), right: namedOptions(right) };
}

const leftWords = ['left', 'l', '1', '0', '左', 'premise', 'source'];

/** The side of the first item is the left one where no word says so. */
function bySide(list: readonly WireOption[]): MatchingSides | null {
  if (list.length === 0 || list.some(({ side }) => side === '')) return null;
  const words = [...new Set(list.map(({ side }) => side.toLowerCase()))];
  if (words.length !== 2) return null;
  const leftWord = leftWords.find((word) => words.includes(word)) ?? words[0];
  return sides(
    list.filter(({ side }) => side.toLowerCase() === leftWord),
    list.filter(({ side }) => side.toLowerCase() !== leftWord),
  );
}

/** The right side is sorted: in the order of the list it would give the answer away. */
function byPartner(list: readonly WireOption[]): MatchingSides | null {
  if (list.length === 0 || list.some(({ partner }) => partner === '')) return null;
  const contents = [...new Set(list.map(({ partner }) => partner))].sort();
  return sides(
    list,
    contents.map((content) => ({ key: '', content, partner: '', side: '' })),
  );
}

function byKey(list: readonly WireOption[]): MatchingSides | null {
  const isNumber = ({ key }: WireOption) => /^\d+$/.test(key.trim());
  return sides(
    list.filter(isNumber),
    list.filter((option) => !isNumber(option)),
  );
}
