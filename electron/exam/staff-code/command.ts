import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import {
  hashOfCode,
  normalCode,
  shortestCode,
  shortestDigits,
  weaknessOf,
} from '#electron/platform/policy/code-hash.ts';
import { writeAnew } from '#electron/storage/write-anew.ts';

/** Without the letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const madeLength = 12;
const options = { code: { type: 'string' }, out: { type: 'string' } } as const;

/**
 * Makes the hash of the code in the file `--code`, or of a new random code. Resolves to lines for the person at the
 * console, written to `--out` instead when it is given. Rejects with what is wrong with the code or the files, and where `--out` is there already.
 */
export async function staffCodeCommand(args: readonly string[], words: ConsoleWords): Promise<string[]> {
  const { code: file, out } = parseArgs({ args: [...args], options, strict: false }).values;
  const given = typeof file === 'string' ? normalCode(await readFile(file, 'utf8')) : null;
  const code = given ?? Array.from({ length: madeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const line = `"staffCode": "${await hashed(code, words)}"`;
  const made = given === null ? [words.say('staffCode.made', { code })] : [];
  const lines = [...made, words.say('staffCode.line'), line];
  if (typeof out !== 'string') return lines;
  await writeAnew(out, `${lines.join('\n')}\n`, words);
  return [words.say('written', { out })];
}

async function hashed(code: string, { say }: ConsoleWords): Promise<string> {
  const weak = weaknessOf(code);
  if (weak === null) return hashOfCode(code);
  throw new Error(say(`staffCode.${weak}`, { least: String(shortestCode), digits: String(shortestDigits) }));
}
