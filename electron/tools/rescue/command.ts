import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openedCode, type CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import { rescueSwitch } from '#electron/kernel/command/run-switches.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { writeAnew } from '#electron/storage/write-anew.ts';
import { answerSheet } from './answer-sheet.ts';
import { openWithKey, whyNot } from './open-with-key.ts';
import type { RescuedFile, RescuedPaper } from './rescue-report.ts';

const usage = `${rescueSwitch} --key private.pem --journal <folder exams> --out answers.json [--password-file <file>]`;
const options = {
  key: { type: 'string' },
  journal: { type: 'string' },
  out: { type: 'string' },
  'password-file': { type: 'string' },
} as const;

/**
 * Writes every paper that the key opens to `--out`, a page of its answers beside it, and files of answers to a folder. Rejects with
 * what is wrong with the arguments, the key or the folder, and where something would be written over.
 */
export async function rescueCommand(args: readonly string[], words: ConsoleWords): Promise<CommandOutcome> {
  const {
    key,
    journal,
    out,
    'password-file': passphraseFile,
  } = parseArgs({
    args: [...args],
    options,
    strict: false,
  }).values;
  if (typeof key !== 'string' || typeof journal !== 'string' || typeof out !== 'string') {
    throw new Error(words.say('usage', { usage }));
  }
  const { papers, unopened, print } = await openWithKey({ journal, key, passphraseFile }, words);
  const { dir, name } = path.parse(out);
  const folder = path.join(dir, `${name}-files`);
  const sheet = path.join(dir, `${name}.html`);
  const papersBefore = papers.map((paper) => ({ ...paper, files: paper.files.map(named(paper.attemptId)) }));
  const text = `${JSON.stringify({ papers: papersBefore.map(withoutBytes), unopened }, null, 2)}\n`;
  await writeAnew(out, text, words);
  const sha256 = createHash('sha256').update(text).digest('hex');
  await writeAnew(sheet, answerSheet({ papers, file: path.basename(out), sha256 }, words), words);
  const files = papersBefore.flatMap((paper) => paper.files);
  for (const { bytes, savedAs } of files) {
    if (!bytes || savedAs === null) continue;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, savedAs), bytes, { mode: 0o600 });
  }
  const { say } = words;
  const saved = files.filter(({ savedAs }) => savedAs !== null).length;
  const lines = [
    say('rescue.opened', { opened: String(papers.length), not: String(unopened.length), out }),
    say('rescue.sheet', { sheet, sha256 }),
    ...(files.length > 0 ? [say('rescue.files', { saved: String(saved), all: String(files.length), folder })] : []),
    ...papers.flatMap((paper) => staffLines(paper, words)),
    ...unopened.map(({ attemptId, reason }) => `  ${attemptId}: ${whyNot(reason, print, words)}`),
  ];
  return { lines, code: openedCode(papers.length, unopened.length) };
}

/** The uses of the staff code on one paper; none: no line. */
function staffLines({ attemptId, staffCode }: RescuedPaper, { say }: ConsoleWords): string[] {
  if (staffCode.length === 0) return [];
  const uses = staffCode.map(({ kind, at }) => `    ${new Date(at).toISOString()} ${kind}`);
  return [`  ${say('rescue.staffCode', { attemptId, times: String(staffCode.length) })}`, ...uses];
}

/** The learner's own name of a file may hold anything: only its extension goes on. */
const named = (attemptId: string) => (file: RescuedFile, at: number) => ({
  ...file,
  savedAs: file.bytes && `${attemptId}-${at + 1}${/\.[a-z0-9]{1,8}$/i.exec(file.name)?.[0] ?? ''}`,
});

function withoutBytes<File extends { bytes: unknown }, Paper extends { files: File[] }>(paper: Paper) {
  return { ...paper, files: paper.files.map(({ bytes: _bytes, ...file }) => file) };
}
