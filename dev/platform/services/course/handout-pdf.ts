import type { HandoutPage } from '../../content/learning/handouts.ts';
import { hex, writePdf } from '../../server/pdf-writer.ts';

const width = 595;
const height = 842;
const margin = 64;
const size = 14;
const lineHeight = 26;
const perLine = Math.floor((width - 2 * margin) / size);

const line = (value: string, y: number, of: number, colour: string): string =>
  `BT ${colour} rg /F1 ${of} Tf ${margin} ${y} Td ${hex(value)} Tj ET`;

/** A paragraph in lines of as many Chinese letters as the page holds, two of them indenting the first. */
function wrapped(paragraph: string): string[] {
  const letters = Array.from(`　　${paragraph}`);
  return Array.from({ length: Math.ceil(letters.length / perLine) }, (_, row) =>
    letters.slice(row * perLine, (row + 1) * perLine).join(''),
  );
}

/** The handout of a lesson on A4, a heading a page, in Chinese without an embedded font. */
export function handoutPdf(title: string, pages: readonly HandoutPage[]): Uint8Array {
  return writePdf(
    title,
    pages.map(({ heading, paragraphs }, at) => {
      const rows = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
      const content = [
        line(title, height - 48, 10, '0.33 0.36 0.4'),
        `0.12 0.39 0.71 rg ${margin} ${height - 58} ${width - 2 * margin} 2 re f`,
        line(heading, height - 108, 22, '0.1 0.11 0.13'),
        ...rows.map((row, index) => line(row, height - 156 - index * lineHeight, size, '0.17 0.2 0.25')),
        line(`第 ${at + 1} 页，共 ${pages.length} 页`, 40, 10, '0.33 0.36 0.4'),
      ].join('\n');
      return { width, height, content };
    }),
  );
}
