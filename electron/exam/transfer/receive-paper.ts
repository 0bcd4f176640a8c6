import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attempt, ExamRef } from '../../../src/contract/ipc/exam.ts';
import type { PaperExtent, ReceiveOutcome } from '../../../src/contract/ipc/transfer.ts';
import { countAnswers } from '../../../src/contract/ipc/paper.ts';
import { accountHash } from '../attempts/attempt-id.ts';
import { filesOf } from '../attempts/attempt-views.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { Report } from '../journal/keys.ts';
import type { MovedPaper } from '../attempts/attempt-store.ts';
import { openTransfer, readTransferHeader, transferExtension, type TransferHeader } from './transfer-file.ts';
import { readTransferKey } from './transfer-key.ts';

export interface ReceivePaperOptions {
  store: Pick<AttemptStore, 'prepareToReceive' | 'receive' | 'readPaper' | 'appendFile' | 'finishFile' | 'removeFile'>;
  /** Asks for a folder; null: cancelled. */
  askFolder: () => Promise<string | null>;
  evidence: Pick<EvidenceQueue, 'takeOver' | 'put'>;
  clock: { now: () => number; offset: () => number };
  report: Report;
}

/** Takes the paper of another seat over. Never rejects. */
export type ReceivePaper = (
  account: { accountId: string },
  exam: Pick<ExamRef, 'examId' | 'businessId'>,
  request: { key: string; replace: boolean },
) => Promise<ReceiveOutcome>;

interface Found {
  bytes: Buffer;
  head: TransferHeader;
}

/** Larger files are no transfers of ours. */
const largest = 2_000_000_000;
const partBytes = 1_000_000;

export function createReceivePaper({ store, askFolder, evidence, clock, report }: ReceivePaperOptions): ReceivePaper {
  /** The folder that was chosen for this exam, while somebody decides. */
  let chosen: { exam: string; folder: string } | null = null;

  async function folderFor(exam: string): Promise<string | null> {
    if (chosen?.exam === exam) return chosen.folder;
    const folder = await askFolder();
    chosen = folder === null ? null : { exam, folder };
    return folder;
  }

  async function takeFiles(attemptId: string, paper: MovedPaper, bytes: readonly Buffer[]): Promise<void> {
    for (const [index, { file }] of filesOf(attemptId, paper).entries()) {
      const content = bytes[index];
      if (!content || content.length !== file.bytes) continue;
      await store.removeFile(paper.accountId, attemptId, file.fileId);
      for (let at = 0; at < content.length; at += partBytes)
        await store.appendFile(paper.accountId, attemptId, file.fileId, content.subarray(at, at + partBytes));
      await store.finishFile(paper.accountId, attemptId, file.fileId);
    }
  }

  /** One chain over both seats, with their change as its next note. */
  async function goOnWithEvidence(attemptId: string, { accountId, chains, start }: MovedPaper): Promise<void> {
    if (chains) await evidence.takeOver(accountId, attemptId, chains);
    const paper = { userPaperId: start.userPaperId, examId: start.exam.examId };
    const takenAt = Math.round(clock.now());
    await evidence.put(accountId, attemptId, { kind: 'note', ...paper, place: 'seat', takenAt, state: 'seat-change' });
  }

  const receive: ReceivePaper = async ({ accountId }, exam, { key, replace }) => {
    if (readTransferKey(key) === null) return { outcome: 'wrong-key' };
    const examKey = JSON.stringify([accountId, exam.examId, exam.businessId]);
    const folder = await folderFor(examKey);
    if (folder === null) return { outcome: 'cancelled' };
    const found = await transfersIn(folder);
    const mine = found.filter(({ head }) => head.accountHash === accountHash(accountId));
    const opened = await openNewest(mine, exam, key);
    if (!('paper' in opened)) {
      chosen = null;
      return { outcome: found.length === 0 ? 'none' : mine.length === 0 ? 'foreign' : opened.problem };
    }
    const { paper, files } = opened;
    if (paper.accountId !== accountId) return { outcome: 'foreign' };
    const before = await store.readPaper(accountId, paper.start.userPaperId);
    if (before && before.phase !== 'open' && before.phase !== 'moved') return { outcome: 'sealed' };
    const there = extentOf(paper);
    const here = before && extentOf(before);
    if (here && here.answered > 0 && !replace && !sameAnswers(before, paper)) return { outcome: 'choose', there, here };
    const { attemptId } = await store.prepareToReceive(paper, clock.offset());
    await takeFiles(attemptId, paper, files);
    await store.receive(attemptId, paper, Math.round(clock.now()));
    await goOnWithEvidence(attemptId, paper);
    chosen = null;
    return { outcome: 'received', attemptId, extent: there };
  };

  return async (account, exam, request) => {
    try {
      return await receive(account, exam, request);
    } catch (error) {
      report('the paper of another seat could not be taken over', error);
      return { outcome: 'failed' };
    }
  };
}

/** Newest first. */
async function transfersIn(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(transferExtension) || name.startsWith('.')) continue;
    const bytes = await readFile(path.join(folder, name));
    const head = bytes.length <= largest ? readTransferHeader(bytes) : null;
    if (head) found.push({ bytes, head });
  }
  return found.sort((a, b) => b.head.createdAt - a.head.createdAt);
}

type Opened = { paper: MovedPaper; files: Buffer[] } | { problem: 'foreign' | 'wrong-key' | 'damaged' };

/** The newest transfer that this key opens: an older one of the same paper may lie beside it. */
async function openNewest(
  found: readonly Found[],
  exam: Pick<ExamRef, 'examId' | 'businessId'>,
  key: string,
): Promise<Opened> {
  let problem: 'foreign' | 'wrong-key' | 'damaged' = 'wrong-key';
  for (const { bytes, head } of found) {
    const opened = await openTransfer(bytes, head, key);
    if ('problem' in opened) {
      if (opened.problem === 'damaged') problem = 'damaged';
      continue;
    }
    const [first, ...files] = opened.parts;
    const paper: MovedPaper | null = first ? JSON.parse(first.toString('utf8')) : null;
    if (!paper) return { problem: 'damaged' };
    const { examId, businessId } = paper.start.exam;
    if (examId !== exam.examId || businessId !== exam.businessId) return { problem: 'foreign' };
    return { paper, files };
  }
  return { problem };
}

function extentOf(of: Pick<MovedPaper, 'start' | 'answers'> | Attempt): PaperExtent {
  const { questions } = 'start' in of ? of.start.paper : of.paper;
  const { answered, partly } = countAnswers(questions, (id) => of.answers[id]?.value);
  const times = Object.values(of.answers).map(({ savedAt }) => savedAt);
  return { answered: answered + partly, latestAt: times.length === 0 ? null : Math.max(...times) };
}

function sameAnswers(here: Pick<Attempt, 'answers'>, there: Pick<MovedPaper, 'answers'>): boolean {
  const valuesOf = ({ answers }: Pick<Attempt, 'answers'>) =>
    Object.keys(answers)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((id) => JSON.stringify([id, answers[id]?.value]))
      .join();
  return valuesOf(here) === valuesOf(there);
}
