import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { OpenKeyValueFile } from './key-value-file.ts';

const values = z.record(z.string(), z.unknown());

/** The client's files as they are now, for a run beside it: what is written stays in memory, and is forgotten. */
export function readOnlyFiles(folder: string): OpenKeyValueFile {
  return (name) => {
    let current = readValues(path.join(folder, `${name}.json`));
    return {
      read: () => current,
      write: (next) => {
        current = { ...next };
      },
    };
  };
}

function readValues(file: string): Readonly<Record<string, unknown>> {
  try {
    const read = z.safeParse(values, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.data : {};
  } catch {
    return {}; // Missing or broken: the client itself sets broken ones aside.
  }
}
