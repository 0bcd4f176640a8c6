import { readFile } from 'node:fs/promises';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { rescuePrint } from '#electron/storage/journal/keys.ts';
import { PrivateKeyError, privateKeyIn } from './private-key.ts';
import type { Unopened } from './rescue-report.ts';
import { NoJournals, rescue } from './rescue.ts';

interface KeyAndFolder {
  journal: string;
  /** File of the private key. */
  key: string;
  /** File with its password in one line, as the command line gave it. */
  passphraseFile: string | boolean | undefined;
}

/** What the key opens; what is wrong with key and folder is told in words. */
export async function openWithKey({ journal, key: file, passphraseFile }: KeyAndFolder, { say }: ConsoleWords) {
  const passphrase = typeof passphraseFile === 'string' ? lineOf(await readFile(passphraseFile, 'utf8')) : null;
  try {
    const key = privateKeyIn(await readFile(file, 'utf8'), passphrase);
    return { ...(await rescue(journal, key)), print: rescuePrint(key) };
  } catch (error) {
    if (error instanceof PrivateKeyError) throw new Error(say(`rescue.key.${error.code}`), { cause: error });
    if (!(error instanceof NoJournals)) throw error;
    const { folder, below } = error;
    const key = below.length > 0 ? 'rescue.noJournalsBelow' : 'rescue.noJournals';
    throw new Error(say(key, { folder, below: below.join(', ') }), { cause: error });
  }
}

/** Why a paper stayed closed; `print`: of the key that was given. */
export function whyNot(reason: Unopened, print: string, { say }: ConsoleWords): string {
  if (reason.code === 'damaged') return say('rescue.why.damaged', { detail: reason.detail });
  if (reason.code !== 'other-key') return say(`rescue.why.${reason.code}`);
  const { madeWith } = reason;
  return madeWith === null
    ? say('rescue.why.other-key-unknown', { print })
    : say('rescue.why.other-key', { print, madeWith });
}

function lineOf(text: string): string {
  return text.replace(/\r?\n$/, '');
}
