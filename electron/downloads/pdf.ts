import { safeFileName } from './file-name.ts';

const header = '%PDF-';
const trailer = '%%EOF';
/** Like PDF readers, looks for the trailer in the last 1024 bytes. */
const trailerWindowBytes = 1024;

/** Checks the bytes of a download while they arrive. */
export interface PdfCheck {
  add: (chunk: Uint8Array) => void;
  /** False as soon as the first bytes are not those of a PDF. */
  mayBePdf: () => boolean;
  /** True when the bytes so far are a complete PDF. */
  isComplete: () => boolean;
}

export function createPdfCheck(): PdfCheck {
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  return {
    add(chunk) {
      if (first.length < header.length) {
        first = Buffer.concat([first, chunk.subarray(0, header.length - first.length)]);
      }
      last = Buffer.concat([last, chunk.subarray(-trailerWindowBytes)]).subarray(-trailerWindowBytes);
    },
    mayBePdf: () => header.startsWith(first.toString('latin1')),
    isComplete: () => first.toString('latin1') === header && last.toString('latin1').includes(trailer),
  };
}

/** A file name that every system accepts, ending in .pdf, from the page's proposal. */
export function pdfFileName(proposed: string): string {
  return safeFileName(proposed, 'pdf', 'certificate');
}
