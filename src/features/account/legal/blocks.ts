/** A part of a section: one paragraph, or the points of a list. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; points: readonly string[] };

const mark = '- ';

/** The paragraphs and lists of a section; a line that begins with '- ' is a point of a list. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let points: string[] | null = null;
  for (const line of text.split('\n')) {
    if (!line.startsWith(mark)) {
      points = null;
      blocks.push({ kind: 'paragraph', text: line });
    } else if (points) {
      points.push(line.slice(mark.length));
    } else {
      points = [line.slice(mark.length)];
      blocks.push({ kind: 'list', points });
    }
  }
  return blocks;
}
