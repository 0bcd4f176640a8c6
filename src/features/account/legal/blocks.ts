/** A block of a section: a paragraph or a list. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] };

const itemPrefix = '- ';

/** Splits a section into paragraphs and lists; lines starting with '- ' are list items. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let items: string[] | null = null;
  for (const line of text.split('\n')) {
    if (!line.startsWith(itemPrefix)) {
      items = null;
      blocks.push({ kind: 'paragraph', text: line });
    } else if (items) {
      items.push(line.slice(itemPrefix.length));
    } else {
      items = [line.slice(itemPrefix.length)];
      blocks.push({ kind: 'list', items });
    }
  }
  return blocks;
}
