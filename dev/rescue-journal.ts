import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commitBody } from '../electron/exam/hand-in/hand-in-body.ts';
import { asidesOf } from '../electron/exam/journal/aside.ts';
import { diskLayer } from '../electron/exam/journal/disk-layer.ts';
import { isAccountFolder, pathsOf, type Folders } from '../electron/exam/journal/journal-paths.ts';
import { rescueKeyOf } from '../electron/exam/journal/keys.ts';
import { LocalJournals } from '../electron/exam/journal/local-journals.ts';
import type { JournalHead, JournalListing } from '../electron/exam/journal/journals.ts';
import { mergeCopies } from '../electron/exam/journal/merge.ts';
import { parseRecord } from '../electron/exam/journal/record.ts';
import { replay } from '../electron/exam/journal/replay.ts';
import { toAttempt } from '../electron/exam/attempts/attempt-views.ts';

/**
 * For the training centre: opens journals whose learner's keystore is gone, with the private half of the rescue key.
 * `--journal` is one copy of the journals, or the folder that holds both; it is only read. The result holds every paper
 * as it would be committed.
 */
export interface RescuedPaper {
  attemptId: string;
  accountId: string | null;
  owner: string | null;
  exam: string | null;
  sealed: { reason: string; at: number } | null;
  deliveredAt: number | null;
  /** What userPaperCommitAllPaper takes; null when the paper's beginning is lost. */
  paper: ReturnType<typeof commitBody> | null;
  /** Every answer with its time, also without the beginning. */
  answers: { questionId: string; value: unknown; at: number }[];
}

export interface RescueReport {
  papers: RescuedPaper[];
  /** Journals that this key does not open, each with its reason. */
  unopened: { attemptId: string; reason: string }[];
}

export async function rescue(folder: string, privatePem: string): Promise<RescueReport> {
  const folders = await copiesIn(folder);
  const report: RescueReport = { papers: [], unopened: [] };
  const journals = new LocalJournals(diskLayer, folders);
  for (const listing of await journals.list()) {
    try {
      const { header } = await journals.head(listing.name);
      report.papers.push(await rescueOne(folders, { ...listing, header }, privatePem));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report.unopened.push({ attemptId: listing.name.attempt, reason });
    }
  }
  return report;
}

/** The one or two copies that lie in this folder, or the folder itself. */
async function copiesIn(folder: string): Promise<Folders> {
  const inside = (await diskLayer.list(folder)).map((name) => join(folder, name));
  const copies: string[] = [];
  for (const place of [folder, ...inside]) if (await holdsJournals(place)) copies.push(place);
  const [first, second = first] = copies.sort();
  if (first === undefined || second === undefined) throw new Error(`There are no journals in ${folder}.`);
  return [first, second];
}

async function holdsJournals(place: string): Promise<boolean> {
  if (!(await stat(place)).isDirectory()) return false;
  return (await diskLayer.list(place)).some(isAccountFolder);
}

async function rescueOne(
  folders: Folders,
  { name, header, card }: JournalListing & Pick<JournalHead, 'header'>,
  privatePem: string,
): Promise<RescuedPaper> {
  if (!header) throw new Error('Neither copy has a readable header.');
  const paths = pathsOf(folders, name, 'journal');
  const asides = await Promise.all(paths.map((path) => asidesOf(diskLayer, path)));
  const files = await Promise.all([...paths, ...asides.flat()].map((path) => diskLayer.read(path)));
  const { records } = mergeCopies(files, rescueKeyOf(header, privatePem));
  const state = replay(records);
  const told = records.map(({ text }) => parseRecord(text));
  const attempt =
    state && toAttempt(state, { attemptId: name.attempt, health: 'good', lastSeenAt: null, recovered: false });
  return {
    attemptId: name.attempt,
    accountId: state?.accountId ?? null,
    owner: state?.owner ?? card?.owner ?? null,
    exam: state?.start.exam.name ?? card?.exam.name ?? null,
    sealed: state?.sealed ?? null,
    deliveredAt: state?.settled?.phase === 'delivered' ? state.settled.at : null,
    paper:
      attempt &&
      commitBody({
        attempt,
        reason: state.sealed?.reason ?? 'staff',
        sealTime: state.sealed?.sealTime ?? state.lastAt + state.start.clockOffset,
      }),
    answers: told.flatMap((record) =>
      record.type === 'answer' ? [{ questionId: record.questionId, value: record.value, at: record.at }] : [],
    ),
  };
}

const usage = 'node dev/rescue-journal.ts --key private.pem --journal <folder> --out answers.json';

async function main(): Promise<void> {
  const options = { key: { type: 'string' }, journal: { type: 'string' }, out: { type: 'string' } } as const;
  const { key, journal, out } = parseArgs({ options }).values;
  if (!key || !journal || !out) throw new Error(`Usage: ${usage}`);
  const report = await rescue(journal, await readFile(key, 'utf8'));
  await writeFile(out, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  console.log(`${report.papers.length} papers opened, ${report.unopened.length} not; written to ${out}`);
  for (const { attemptId, reason } of report.unopened) console.log(`  ${attemptId}: ${reason}`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
