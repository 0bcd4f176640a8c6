import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hashOfCode, normalCode } from './code-hash.ts';

/** Without the letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const madeLength = 12;
const options = { code: { type: 'string' }, out: { type: 'string' } } as const;

/**
 * Makes the hash of the code in the file `--code`, or of a new random code. Resolves to lines for the person at the
 * console, written to `--out` instead when it is given. Rejects with what is wrong with the code or the files.
 */
export async function staffCodeCommand(args: readonly string[]): Promise<string[]> {
  const { code: file, out } = parseArgs({ args: [...args], options, strict: false }).values;
  const given = typeof file === 'string' ? normalCode(await readFile(file, 'utf8')) : null;
  const code = given ?? Array.from({ length: madeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const line = `"staffCode": "${await hashOfCode(code)}"`;
  const lines = [...(given === null ? [`Staff code: ${code}`] : []), 'Line for policy.json:', line];
  if (typeof out !== 'string') return lines;
  await writeFile(out, `${lines.join('\n')}\n`, { mode: 0o600 });
  return [`Written to ${out}`];
}
