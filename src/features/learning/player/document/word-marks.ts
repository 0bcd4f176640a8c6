import { bringToMiddle } from './bring-to-middle.ts';
import { spansOf, type TextSpan } from './find-rules.ts';
import type { Hit } from './use-find.ts';
import type { OpenWord } from './word-reader.ts';

/** Marks what is looked for on the pages, and brings the find that is shown to the middle. The answer ends it. */
export function markWords(open: OpenWord, query: string, hit: Hit | null, room: HTMLElement | null): () => void {
  const all: Range[] = [];
  let now: Range | null = null;
  open.pages.forEach((page, at) => {
    if (query === '' || page.hidden) return;
    const found = spansOf(page.textContent, query).flatMap((span) => rangeOf(page, span) ?? []);
    all.push(...found);
    if (hit?.page === at) now = found[hit.nth] ?? null;
  });
  CSS.highlights.set('found', new Highlight(...all));
  CSS.highlights.set('found-now', new Highlight(...(now ? [now] : [])));
  if (now) bringToMiddle(room, now);
  return () => {
    CSS.highlights.delete('found');
    CSS.highlights.delete('found-now');
  };
}

/** A part of the text below an element; null: there is no such part. */
function rangeOf(element: Element, [from, to]: TextSpan): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = new Range();
  let start = 0;
  let begun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!begun && from < start + length) {
      range.setStart(node, from - start);
      begun = true;
    }
    if (begun && to <= start + length) {
      range.setEnd(node, to - start);
      return range;
    }
    start += length;
  }
  return null;
}
