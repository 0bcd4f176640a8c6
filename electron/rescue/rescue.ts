import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { commitBody } from '../exam/hand-in/hand-in-body.ts';
import { asidesOf } from '../exam/journal/aside.ts';
import { AttachedFiles } from '../exam/journal/attached-files.ts';
import { diskLayer } from '../exam/journal/disk-layer.ts';
import { isAccountFolder, pathsOf, type Folders } from '../exam/journal/journal-paths.ts';
import { rescueKeyOf } from '../exam/journal/keys.ts';
import { LocalJournals } from '../exam/journal/local-journals.ts';
import type { JournalHead, JournalListing } from '../exam/journal/journals.ts';
import { mergeCopies } from '../exam/journal/merge.ts';
import { parseRecord } from '../exam/journal/record.ts';
import { referencesOf, replay, type AttemptState } from '../exam/journal/replay.ts';
import type { RescuedFile, RescuedPaper, RescueReport } from './rescue-report.ts';
import { rescueTransfers } from './rescue-transfers.ts';
import { filesOf, toAttempt } from '../exam/attempts/attempt-views.ts';

/**
 * Opens journals whose learner's keystore is gone, with the private half of the centre's rescue key (PEM). `folder` is one
 * copy of the journals, the folder that holds both, or one with papers that were sealed for another seat; it is only read.
 * Rejects when it holds none of them.
 */
export async function rescue(folder: string, privatePem: string): Promise<RescueReport> {
  const report = await rescueTransfers(folder, privatePem);
  const found = report.papers.length + report.unopened.length > 0;
  const folders = await copiesIn(folder).catch((error: unknown) => {
    if (found) return null;
    throw error;
  });
  if (!folders) return report;
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
  const key = rescueKeyOf(header, privatePem);
  const { records } = mergeCopies(files, key);
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
        fileReferences: state.sentReferences.at(-1) ?? referencesOf(state.fileOutcomes),
        reason: state.sealed?.reason ?? 'staff',
        sealTime: state.sealed?.sealTime ?? state.lastAt + state.start.clockOffset,
      }),
    answers: told.flatMap((record) =>
      record.type === 'answer' ? [{ questionId: record.questionId, value: record.value, at: record.at }] : [],
    ),
    files: state ? await attachedTo(state) : [],
    staffCode: told.flatMap((record) => (record.type === 'seat' ? [record.use] : [])),
    faceChecks: told.flatMap((record) => (record.type === 'face' ? [record.note] : [])),
  };

  async function attachedTo(known: AttemptState): Promise<RescuedFile[]> {
    const attached = new AttachedFiles(diskLayer, folders);
    return Promise.all(
      filesOf(name.attempt, known).map(async ({ questionId, file: { fileId, name: fileName, sha256 } }) => ({
        questionId,
        name: fileName,
        sha256,
        bytes: await attached.read(name, fileId, key, sha256),
      })),
    );
  }
}
