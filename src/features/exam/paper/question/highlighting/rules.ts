import type { TextRange } from '#contract/ipc/exam.ts';

/** The highlights with one more passage: in order, none touching another. */
export function withRange(ranges: readonly TextRange[], added: TextRange): readonly TextRange[] {
  if (added.from >= added.to) return ranges;
  const apart = ranges.filter(({ from, to }) => to < added.from || from > added.to);
  const joined = ranges.filter((range) => !apart.includes(range));
  const from = Math.min(added.from, ...joined.map((range) => range.from));
  const to = Math.max(added.to, ...joined.map((range) => range.to));
  return [...apart, { from, to }].sort((a, b) => a.from - b.from);
}

/** The highlights without a passage. An empty one, a caret, takes away the highlight around it. */
export function withoutRange(ranges: readonly TextRange[], removed: TextRange): readonly TextRange[] {
  if (removed.from >= removed.to) return ranges.filter((range) => !touches(range, removed));
  return ranges.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, removed.from) },
      { from: Math.max(from, removed.to), to },
    ].filter((rest) => rest.from < rest.to),
  );
}

/** True when the whole passage is highlighted. */
export function isHighlighted(ranges: readonly TextRange[], { from, to }: TextRange): boolean {
  return from < to && ranges.some((range) => range.from <= from && range.to >= to);
}

/** True when some of the passage, or the highlight around a caret, can be taken away. */
export function canClear(ranges: readonly TextRange[], passage: TextRange | null): boolean {
  return passage !== null && ranges.some((range) => touches(range, passage));
}

function touches(range: TextRange, { from, to }: TextRange): boolean {
  return from >= to ? range.from <= from && from < range.to : range.from < to && from < range.to;
}

/** The sentence after or before a passage; without a passage the first one, at either end the passage itself. */
export function nextSentence(text: string, passage: TextRange | null, step: 1 | -1): TextRange | null {
  const sentences = sentencesOf(text);
  if (!passage) return sentences[0] ?? null;
  if (step > 0) return sentences.find(({ from }) => from >= passage.to) ?? passage;
  return sentences.findLast(({ to }) => to <= passage.from) ?? passage;
}

/** The passage with one word more or less at its end; never less than one word. */
export function byWord(text: string, { from, to }: TextRange, step: 1 | -1): TextRange {
  const ends = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => index + segment.length);
  const end = step > 0 ? ends.find((at) => at > to) : ends.findLast((at) => at < to && at > from);
  return { from, to: end ?? to };
}

function sentencesOf(text: string): TextRange[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].flatMap(({ index, segment }) => {
    const from = index + segment.length - segment.trimStart().length;
    const to = index + segment.trimEnd().length;
    return from < to ? [{ from, to }] : [];
  });
}
