import type { TextRange } from '#contract/ipc/exam.ts';

/** The texts of an element. A formula is drawn after its source was there, and words of the client come and go: they do not count. */
function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) {
      return node.matches('.formula, .picture-missing, .not-shown') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    }
    return NodeFilter.FILTER_ACCEPT;
  });
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

/** The text that offsets are counted in. */
export function plainText(root: Node): string {
  return textsOf(root)
    .map(({ data }) => data)
    .join('');
}

/** What is selected inside the element; a selection without extent is where the caret is. Null: nothing. */
export function selectedRange(root: Node, selection: Selection | null): TextRange | null {
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  return { from: offsetOf(root, range, 'start'), to: offsetOf(root, range, 'end') };
}

function offsetOf(root: Node, range: Range, side: 'start' | 'end'): number {
  const [container, offset] =
    side === 'start' ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset];
  let before = 0;
  for (const text of textsOf(root)) {
    if (text === container) return before + offset;
    // A point before or after this text: negative when the point comes first.
    const point = document.createRange();
    point.setStart(container, offset);
    if (point.comparePoint(text, 0) > 0) return before;
    before += text.data.length;
  }
  return before;
}

/** The passage as a range of the document; null when the text is shorter than it was. */
export function domRange(root: Node, { from, to }: TextRange): Range | null {
  const range = document.createRange();
  let before = 0;
  let begun = false;
  for (const text of textsOf(root)) {
    const end = before + text.data.length;
    if (!begun && from < end) {
      range.setStart(text, from - before);
      begun = true;
    }
    if (begun && to <= end) {
      range.setEnd(text, to - before);
      return range;
    }
    before = end;
  }
  return null;
}
