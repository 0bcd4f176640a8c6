import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { fitsCode } from '#electron/platform/policy/code-hash.ts';
import { staffCodeCommand as command } from './command.ts';

const staffCodeCommand = (args: readonly string[]) => command(args, consoleWords('en-US'));

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'lectern-code-'))));
afterEach(() => rm(folder, { recursive: true }));

const hashIn = (text: string) => /"staffCode": "([^"]+)"/.exec(text)?.[1] ?? '';

it('makes up a code, and the line of the policy that fits it', async () => {
  const text = (await staffCodeCommand([])).join('\n');
  const code = /Staff code: (\S+)/.exec(text)?.[1] ?? '';
  expect(code).toMatch(/^[a-z2-9]{12}$/);
  expect(await fitsCode(code, hashIn(text))).toBe(true);
  expect(await staffCodeCommand([])).not.toContain(`Staff code: ${code}`);
});

it('hashes a code of a file, which it does not repeat, to a file', async () => {
  const [given, out] = [path.join(folder, 'code.txt'), path.join(folder, 'line.txt')];
  await writeFile(given, 'kaowu-2026\r\n');
  expect(await staffCodeCommand(['--code', given, '--out', out])).toEqual([`Written to ${out}`]);
  const text = await readFile(out, 'utf8');
  await expect(staffCodeCommand(['--out', out])).rejects.toThrow('left as it is');
  expect(await readFile(out, 'utf8')).toBe(text);
  expect(text).not.toContain('kaowu');
  expect(await fitsCode('kaowu-2026', hashIn(text))).toBe(true);
});

it('refuses a short code and a missing file', async () => {
  const given = path.join(folder, 'code.txt');
  await writeFile(given, 'short');
  await expect(staffCodeCommand(['--code', given])).rejects.toThrow('8 characters');
  await expect(staffCodeCommand(['--code', path.join(folder, 'none.txt')])).rejects.toThrow('none.txt');
});
