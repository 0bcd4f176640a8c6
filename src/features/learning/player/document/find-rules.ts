import type { PlacedText } from '#domain/pdf/pdf.ts';

/** A part of a text: from the first to after the last letter. */
export type TextSpan = readonly [from: number, to: number];

/**
 * Where a text holds what is looked for, whatever its case and its spaces: a line of a document may end within a word.
 * Nothing is found of nothing.
 */
export function spansOf(text: string, query: string): TextSpan[] {
  const wanted = withoutSpaces(query).map(({ letter }) => letter);
  const letters = withoutSpaces(text);
  if (wanted.length === 0) return [];
  const found: TextSpan[] = [];
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    if (!wanted.every((letter, index) => letters[at + index]?.letter === letter)) continue;
    const last = at + wanted.length - 1;
    found.push([letters[at]?.at ?? 0, (letters[last]?.at ?? 0) + 1]);
    at = last;
  }
  return found;
}

function withoutSpaces(text: string): { letter: string; at: number }[] {
  return [...Array(text.length).keys()].flatMap((at) => {
    const letter = text.charAt(at);
    return /\s/.test(letter) ? [] : [{ letter: letter.toLowerCase(), at }];
  });
}

export type Place = Omit<PlacedText, 'text'>;

/** The text of a page as it is searched. */
export function joined(items: readonly PlacedText[]): string {
  return items.map(({ text }) => text).join('');
}

/** Latin letters and digits are about half as wide as Chinese ones. */
const widthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (letter < '\u1100' ? 0.5 : 1), 0);

/** What a span of the joined text covers, a place for each piece of text that it touches. */
export function placesOf(items: readonly PlacedText[], [from, to]: TextSpan): Place[] {
  let start = 0;
  const places: Place[] = [];
  for (const { text, x, y, width, height } of items) {
    const first = Math.max(0, from - start);
    const last = Math.min(text.length, to - start);
    if (first < last) {
      const letter = width / widthOf(text.trimEnd());
      const before = letter * widthOf(text.slice(0, first));
      places.push({ x: x + before, y, width: letter * widthOf(text.slice(first, last)), height });
    }
    start += text.length;
  }
  return places;
}
