import { writeSync } from 'node:fs';
import { systemCode } from '#electron/storage/journal/file-layer.ts';

const pauseMs = 2;

/** Prints a line before anything else happens: what a killed process was told must be known. */
export function tellLine(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      // The pipe is full: whoever reads it is busy.
      if (systemCode(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}
