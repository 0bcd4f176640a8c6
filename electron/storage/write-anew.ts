import { writeFile } from 'node:fs/promises';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { systemCode } from './journal/file-layer.ts';

/** Writes a file that only this user reads; rejects where one is there already: it may be the only copy of something. */
export async function writeAnew(file: string, content: string | Uint8Array, { say }: ConsoleWords): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    throw new Error(say('exists', { file }), { cause: error });
  }
}
