import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RescuedFile, RescuedPaper } from './rescue-report.ts';
import { rescue } from './rescue.ts';
import { rescueSwitch } from '../core/run-switches.ts';

const usage = `lectern ${rescueSwitch} --key private.pem --journal <folder exams> --out answers.json`;
const options = { key: { type: 'string' }, journal: { type: 'string' }, out: { type: 'string' } } as const;

/**
 * Writes every paper that the key opens to `--out`, and files of answers to a folder beside it. Resolves to lines for
 * the person at the console; rejects with what is wrong with the arguments, the key or the folder.
 */
export async function rescueCommand(args: readonly string[]): Promise<string[]> {
  const { key, journal, out } = parseArgs({ args: [...args], options, strict: false }).values;
  if (typeof key !== 'string' || typeof journal !== 'string' || typeof out !== 'string') {
    throw new Error(`Usage: ${usage}`);
  }
  const { papers, unopened } = await rescue(journal, await readFile(key, 'utf8'));
  const folder = path.join(path.dirname(out), `${path.parse(out).name}-files`);
  const written = [];
  for (const paper of papers) written.push({ ...paper, files: await writeFiles(folder, paper) });
  await writeFile(out, `${JSON.stringify({ papers: written, unopened }, null, 2)}\n`, { mode: 0o600 });
  const files = written.flatMap((paper) => paper.files);
  const lost = files.filter(({ savedAs }) => savedAs === null);
  return [
    `${papers.length} papers opened, ${unopened.length} not; written to ${out}`,
    ...(files.length > 0 ? [`${files.length - lost.length} of ${files.length} files written to ${folder}`] : []),
    ...papers.flatMap(staffLines),
    ...unopened.map(({ attemptId, reason }) => `  ${attemptId}: ${reason}`),
  ];
}

/** The uses of the staff code on one paper; none: no line. */
function staffLines({ attemptId, staffCode }: RescuedPaper): string[] {
  if (staffCode.length === 0) return [];
  const uses = staffCode.map(({ kind, at }) => `    ${new Date(at).toISOString()} ${kind}`);
  return [`  ${attemptId}: the staff code was used or tried ${staffCode.length} times`, ...uses];
}

async function writeFiles(folder: string, { attemptId, files }: RescuedPaper) {
  const written = [];
  for (const [at, file] of files.entries()) written.push(await writeOne(folder, `${attemptId}-${at + 1}`, file));
  return written;
}

/** The learner's own name of a file may hold anything: only its extension goes on. */
async function writeOne(folder: string, stem: string, { bytes, ...file }: RescuedFile) {
  if (!bytes) return { ...file, savedAs: null };
  const savedAs = `${stem}${/\.[a-z0-9]{1,8}$/i.exec(file.name)?.[0] ?? ''}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, savedAs), bytes, { mode: 0o600 });
  return { ...file, savedAs };
}
