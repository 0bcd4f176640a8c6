import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { countAnswers } from '#contract/ipc/paper.ts';
import type { PaperExtent, ReceiveOutcome, ReceiveRequest } from '#contract/ipc/transfer.ts';
import { accountHash } from '#electron/storage/journal/attempt-id.ts';
import type { Report } from '#electron/storage/journal/keys.ts';
import { noStaffActions } from '#rules/exam/staff-rules.ts';
import { filesOf } from '../attempts/attempt-views.ts';
import { readMovedPaper } from '../attempts/moved-paper.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { AttemptStore, AttemptsWith } from '../records/attempt-store.ts';
import type { MovedPaper } from '../records/attempt-store.ts';
import type { StaffCode } from '../staff-code/staff-code.ts';
import { receivedRules, type KnownRules } from './received-rules.ts';
import {
  judgeTransfer,
  openTransfer,
  readTransferHeader,
  transferExtension,
  type TransferHeader,
} from './transfer-file.ts';
import { readTransferKey } from './transfer-key.ts';

export interface ReceivePaperOptions {
  store: Pick<AttemptStore, 'prepareToReceive' | 'readPaper'> &
    AttemptsWith<'receive' | 'appendFile' | 'finishFile' | 'removeFile'>;
  platformOrigin: string;
  /** The code of this seat; nothing is taken over without it. */
  staffCode: Pick<StaffCode, 'needed' | 'judge'>;
  /** What the platform says of the paper now; null: it does not say. Never rejects. */
  readTold: (exam: ExamRef, userPaperId: string) => Promise<KnownRules['told']>;
  /** Asks for a folder; null: cancelled. */
  askFolder: () => Promise<string | null>;
  evidence: Pick<EvidenceQueue, 'takeOver' | 'put'>;
  clock: { now: () => number; offset: () => number };
  report: Report;
}

/** Takes the paper of another seat over. Never rejects. */
export type ReceivePaper = (
  account: { accountId: string },
  exam: ExamRef,
  request: ReceiveRequest,
) => Promise<ReceiveOutcome>;

interface Found {
  bytes: Buffer;
  head: TransferHeader;
}

/** Larger files are no transfers of ours. */
const largest = 2_000_000_000;
const partBytes = 1_000_000;

export function createReceivePaper(options: ReceivePaperOptions): ReceivePaper {
  const { store, platformOrigin, staffCode, readTold, askFolder, evidence, clock, report } = options;
  /** The folder that was chosen for this exam, while somebody decides. */
  let chosen: { exam: string; folder: string } | null = null;

  async function folderFor(exam: string): Promise<string | null> {
    if (chosen?.exam === exam) return chosen.folder;
    const folder = await askFolder();
    chosen = folder === null ? null : { exam, folder };
    return folder;
  }

  async function takeFiles(attemptId: string, paper: MovedPaper, bytes: readonly Buffer[]): Promise<void> {
    const handle = store.attempt(paper.accountId, attemptId);
    for (const [index, { file }] of filesOf(attemptId, paper).entries()) {
      const content = bytes[index];
      if (!content || content.length !== file.bytes) continue;
      await handle.removeFile(file.fileId);
      for (let at = 0; at < content.length; at += partBytes)
        await handle.appendFile(file.fileId, content.subarray(at, at + partBytes));
      await handle.finishFile(file.fileId);
    }
  }

  /** One chain over both seats, with their change as its next note, and the rules that the paper goes on with. */
  async function goOnWithEvidence(
    attemptId: string,
    { accountId, chains, start }: MovedPaper,
    by: string,
  ): Promise<void> {
    if (chains) await evidence.takeOver(accountId, attemptId, chains);
    const paper = { userPaperId: start.userPaperId, examId: start.exam.examId };
    const takenAt = Math.round(clock.now());
    await evidence.put(accountId, attemptId, {
      kind: 'note',
      ...paper,
      place: 'seat',
      takenAt,
      state: `seat-change:${by}`,
    });
  }

  /** Files of the folder that are of this account. */
  async function look(accountId: string, examKey: string): Promise<{ found: Found[]; mine: Found[] } | null> {
    const folder = await folderFor(examKey);
    if (folder === null) return null;
    const found = await transfersIn(folder);
    return { found, mine: found.filter(({ head }) => head.accountHash === accountHash(accountId)) };
  }

  const receive: ReceivePaper = async ({ accountId }, exam, request) => {
    const { key, code, replace, unsigned } = request;
    if (!staffCode.needed) return { outcome: 'no-code' };
    if (readTransferKey(key) === null) return { outcome: 'wrong-key' };
    const judged = await staffCode.judge(code);
    if (judged.outcome !== 'right')
      return { outcome: judged.outcome === 'wrong' ? 'wrong-code' : 'wait', waitMs: judged.waitMs };
    const folder = await look(accountId, JSON.stringify([accountId, exam.examId, exam.businessId]));
    if (folder === null) return { outcome: 'cancelled' };
    const { found, mine } = folder;
    const opened = await openNewest(mine, exam, { key, code });
    if (!('paper' in opened)) {
      chosen = null;
      return { outcome: found.length === 0 ? 'none' : mine.length === 0 ? 'foreign' : opened.problem };
    }
    const { paper, files, signed } = opened;
    if (paper.accountId !== accountId) return { outcome: 'foreign' };
    const { userPaperId } = paper.start;
    const before = await store.readPaper(accountId, userPaperId);
    if (before && before.phase !== 'open' && before.phase !== 'moved') return { outcome: 'sealed' };
    const there = extentOf(paper);
    if (!signed && !unsigned) return { outcome: 'unsigned', there };
    const here = before && extentOf(before);
    if (here && here.answered > 0 && !replace && !sameAnswers(before, paper)) return { outcome: 'choose', there, here };
    const told = await readTold(exam, userPaperId);
    const known = { paper, signed, told, here: before?.rules ?? null, now: Math.round(clock.now()) };
    const taken = takenPaper(paper, { exam, before, signed, rules: receivedRules(known), platformOrigin });
    const { attemptId } = await store.prepareToReceive(taken, clock.offset());
    await takeFiles(attemptId, taken, files);
    await store.attempt(accountId, attemptId).receive(taken, { platformTime: Math.round(clock.now()), signed });
    await goOnWithEvidence(attemptId, taken, `${told ? 'platform' : 'file'}${signed ? '' : ':unsigned'}`);
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

/** What staff decided comes again from the platform where the file does not prove it; plays count wherever they were. */
function takenPaper(
  paper: MovedPaper,
  {
    exam,
    before,
    signed,
    rules,
    platformOrigin,
  }: {
    exam: ExamRef;
    before: Attempt | null;
    signed: boolean;
    rules: MovedPaper['start']['rules'];
    platformOrigin: string;
  },
): MovedPaper {
  const plays = { ...paper.plays };
  for (const [id, count] of Object.entries(before?.plays ?? {})) plays[id] = Math.max(count, plays[id] ?? 0);
  const { place, ...start } = paper.start;
  const taken = { ...paper, plays, start: { ...start, exam, rules } };
  if (!signed) return { ...taken, staff: noStaffActions, faceNotes: [], consented: false, report: undefined };
  // Without a place it belongs where its learner goes on with it.
  return place?.origin === platformOrigin ? { ...taken, start: { ...taken.start, place } } : taken;
}

/** Newest first. */
async function transfersIn(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(transferExtension) || name.startsWith('.')) continue;
    const file = path.join(folder, name);
    const { size, isFile } = await stat(file).then((one) => ({ size: one.size, isFile: one.isFile() }));
    if (!isFile || size > largest) continue;
    const bytes = await readFile(file);
    const head = readTransferHeader(bytes);
    if (head) found.push({ bytes, head });
  }
  return found.sort((a, b) => b.head.createdAt - a.head.createdAt);
}

type Problem = 'foreign' | 'wrong-key' | 'damaged' | 'changed';
type Opened = { paper: MovedPaper; files: Buffer[]; signed: boolean } | { problem: Problem };

/** The newest transfer that this key opens: an older one of the same paper may lie beside it. */
async function openNewest(
  found: readonly Found[],
  exam: Pick<ExamRef, 'examId' | 'businessId'>,
  { key, code }: Pick<ReceiveRequest, 'key' | 'code'>,
): Promise<Opened> {
  let problem: Problem = 'wrong-key';
  for (const { bytes, head } of found) {
    const opened = await openTransfer(bytes, head, key);
    if ('problem' in opened) {
      if (opened.problem === 'damaged') problem = 'damaged';
      continue;
    }
    const judged = await judgeTransfer(bytes, head, code);
    const [first, ...files] = opened.parts;
    const paper = first && readMovedPaper(first);
    if (judged === 'changed' || !paper) {
      problem = judged === 'changed' ? 'changed' : 'damaged';
      continue;
    }
    const { examId, businessId } = paper.start.exam;
    if (examId !== exam.examId || businessId !== exam.businessId) return { problem: 'foreign' };
    return { paper, files, signed: judged === 'signed' };
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
