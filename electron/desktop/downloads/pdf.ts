import { safeFileName } from '#electron/kernel/files/file-name.ts';

const header = '%PDF-';
const trailer = '%%EOF';
/** Readers take a header anywhere in the first 1,024 bytes: servers put a blank line, a mark or a part's header before it. */
const headWindowBytes = 1024 + header.length;
/** Some servers write more behind the trailer, as the foot of a page. */
const trailerWindowBytes = 64 * 1024;

export function beginsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, headWindowBytes)).toString('latin1').includes(header);
}

/** Checks the bytes of a download while they arrive. */
export interface PdfCheck {
  add: (chunk: Uint8Array) => void;
  /** False as soon as no PDF can begin any more. */
  mayBePdf: () => boolean;
  /** True once a PDF has begun. */
  isPdf: () => boolean;
  /** True when the bytes so far are a complete PDF. */
  isComplete: () => boolean;
}

export function createPdfCheck(): PdfCheck {
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  return {
    add(chunk) {
      if (first.length < headWindowBytes) {
        first = Buffer.concat([first, chunk.subarray(0, headWindowBytes - first.length)]);
      }
      last = Buffer.concat([last, chunk.subarray(-trailerWindowBytes)]).subarray(-trailerWindowBytes);
    },
    mayBePdf: () => beginsAsPdf(first) || (first.length < headWindowBytes && !isPage(first)),
    isPdf: () => beginsAsPdf(first),
    isComplete: () => beginsAsPdf(first) && endsAsPdf(last.toString('latin1')),
  };
}

/** What begins as a page of words does not become a PDF. */
function isPage(first: Buffer): boolean {
  return /^\s*<(?:!doctype|html|head|body)/i.test(first.toString('latin1'));
}

/** A file that was cut off may hold the trailer of an earlier state, with parts of the next one behind it. */
function endsAsPdf(last: string): boolean {
  const at = last.lastIndexOf(trailer);
  return at >= 0 && !/\d\s+\d+\s+obj\b/.test(last.slice(at));
}

/** A file name that every system accepts, ending in .pdf, from the page's proposal. */
export function pdfFileName(proposed: string): string {
  return safeFileName(proposed, 'pdf', 'certificate');
}
