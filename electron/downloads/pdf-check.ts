const head = '%PDF-';
const tail = '%%EOF';
/** Readers find the tail within the last 1024 bytes; so do we. */
const tailWindow = 1024;

/** Follows the bytes of a file and says at its end whether they were a whole PDF. */
export interface PdfCheck {
  take: (chunk: Uint8Array) => void;
  /** False as soon as the first bytes are known to be no PDF. */
  mayBePdf: () => boolean;
  isWhole: () => boolean;
}

/** Begins to follow a file. */
export function createPdfCheck(): PdfCheck {
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  return {
    take(chunk) {
      if (first.length < head.length) first = Buffer.concat([first, chunk.subarray(0, head.length - first.length)]);
      last = Buffer.concat([last, chunk.subarray(-tailWindow)]).subarray(-tailWindow);
    },
    mayBePdf: () => head.startsWith(first.toString('latin1')),
    isWhole: () => first.toString('latin1') === head && last.toString('latin1').includes(tail),
  };
}
