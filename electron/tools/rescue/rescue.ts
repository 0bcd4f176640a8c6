import type { KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, sealTimeIn, toAttempt } from '#electron/exam/attempts/attempt-views.ts';
import { commitBody } from '#electron/exam/hand-in/hand-in-body.ts';
import { parseRecord } from '#electron/exam/records/record.ts';
import { referencesOf, replay, type AttemptState } from '#electron/exam/records/replay.ts';
import { paperReport } from '#electron/exam/report/paper-report.ts';
import { AttachedFiles } from '#electron/storage/journal/attached-files.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { systemCode } from '#electron/storage/journal/file-layer.ts';
import { readHistory } from '#electron/storage/journal/journal-history.ts';
import { answerFolders, isAccountFolder, pathsOf, type Folders } from '#electron/storage/journal/journal-paths.ts';
import type { JournalHead, JournalListing } from '#electron/storage/journal/journals.ts';
import { rescueKeyOf } from '#electron/storage/journal/keys.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { whyUnopened, type RescuedFile, type RescuedPaper, type RescueReport } from './rescue-report.ts';
import { rescueTransfers } from './rescue-transfers.ts';

/**
 * Opens journals whose learner's keystore is gone, with the private half of the centre's rescue key. `folder` is one
 * copy of the journals, the folder that holds both, or one with papers that were sealed for another seat; it is only read.
 * Rejects when it holds none of them.
 */
export async function rescue(folder: string, privateKey: KeyObject | string): Promise<RescueReport> {
  const report = await rescueTransfers(folder, privateKey);
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
      report.papers.push(await rescueOne(folders, { ...listing, header }, privateKey));
    } catch (error) {
      report.unopened.push({ attemptId: listing.name.attempt, reason: whyUnopened(error) });
    }
  }
  return report;
}

/** The one or two copies that lie in this folder, or the folder itself. */
async function copiesIn(folder: string): Promise<Folders> {
  const copies: string[] = [];
  for (const place of [folder, ...answerFolders(folder)]) if (await holdsJournals(place)) copies.push(place);
  const [first, second = first] = copies;
  if (first !== undefined && second !== undefined) return [first, second];
  const users = (await diskLayer.list(folder)).filter((name) => name.startsWith('user-'));
  throw new NoJournals(
    folder,
    users.map((name) => join(folder, name)),
  );
}

/** There are no journals in this folder; `below`: folders of users in it that may hold some. */
export class NoJournals extends Error {
  readonly folder: string;
  readonly below: readonly string[];

  constructor(folder: string, below: readonly string[]) {
    super(`There are no journals in ${folder}.`);
    this.folder = folder;
    this.below = below;
  }
}

async function holdsJournals(place: string): Promise<boolean> {
  const found = await stat(place).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  });
  return found !== null && found.isDirectory() && (await diskLayer.list(place)).some(isAccountFolder);
}

async function rescueOne(
  folders: Folders,
  { name, header, card }: JournalListing & Pick<JournalHead, 'header'>,
  privateKey: KeyObject | string,
): Promise<RescuedPaper> {
  if (!header) throw new Error('Neither copy has a readable header.');
  const paths = pathsOf(folders, name, 'journal');
  const key = rescueKeyOf(header, privateKey);
  const history = await readHistory(diskLayer, paths, key);
  const { records } = history;
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
    deliveredAt: state?.settled?.phase === 'delivered' ? (state.takenAt ?? state.settled.at) : null,
    paper:
      attempt &&
      commitBody({
        attempt,
        fileReferences: state.sentReferences.at(-1) ?? referencesOf(state.fileOutcomes),
        reason: state.sealed?.reason ?? 'staff',
        sealTime: sealTimeIn(state),
        ...(state.sealed?.timeUnknown ? { timeUnknown: state.sealed.timeUnknown } : {}),
      }),
    answers: told.flatMap((record) =>
      record.type === 'answer' ? [{ questionId: record.questionId, value: record.value, at: record.at }] : [],
    ),
    questions: state ? state.start.paper.questions.map(({ id, number }) => ({ id, number })) : [],
    files: state ? await attachedTo(state) : [],
    staffCode: told.flatMap((record) => (record.type === 'seat' ? [record.use] : [])),
    report: paperReport(name.attempt, history),
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
