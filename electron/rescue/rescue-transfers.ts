import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { commitBody } from '../exam/hand-in/hand-in-body.ts';
import { filesOf, toAttempt } from '../exam/attempts/attempt-views.ts';
import { beginningOf, referencesOf } from '../exam/journal/replay.ts';
import type { MovedPaper } from '../exam/attempts/attempt-store.ts';
import {
  readTransferHeader,
  rescueTransfer,
  transferExtension,
  type TransferHeader,
} from '../exam/transfer/transfer-file.ts';
import type { RescuedPaper, RescueReport } from './rescue-report.ts';

/** Opens the papers that staff sealed for another seat and that lie in this folder, with the private rescue key. */
export async function rescueTransfers(folder: string, privatePem: string): Promise<RescueReport> {
  const report: RescueReport = { papers: [], unopened: [] };
  if (!(await stat(folder)).isDirectory()) return report;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(transferExtension))) {
    const bytes = await readFile(path.join(folder, name));
    const head = readTransferHeader(bytes);
    if (!head) {
      report.unopened.push({ attemptId: name, reason: 'This is no paper that was sealed for another seat.' });
      continue;
    }
    try {
      report.papers.push(rescueOne(bytes, head, privatePem));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report.unopened.push({ attemptId: head.attemptId, reason });
    }
  }
  return report;
}

function rescueOne(bytes: Uint8Array, head: TransferHeader, privatePem: string): RescuedPaper {
  const { attemptId, createdAt } = head;
  const opened = rescueTransfer(bytes, head, privatePem);
  if ('problem' in opened) throw new Error('The file is not whole.');
  const [first, ...contents] = opened.parts;
  if (!first) throw new Error('The file holds no paper.');
  const paper: MovedPaper = JSON.parse(first.toString('utf8'));
  const { accountId, owner, start, answers, fileOutcomes, staff, faceNotes } = paper;
  const state = { ...beginningOf({ type: 'begin', accountId, owner, start }, createdAt), ...paper };
  const attempt = toAttempt(state, { attemptId, health: 'good', lastSeenAt: null, recovered: false });
  return {
    attemptId,
    accountId,
    owner,
    exam: start.exam.name,
    sealed: null,
    deliveredAt: null,
    paper: commitBody({ attempt, fileReferences: referencesOf(fileOutcomes), reason: 'staff', sealTime: createdAt }),
    answers: Object.entries(answers).map(([questionId, { value, savedAt }]) => ({ questionId, value, at: savedAt })),
    files: filesOf(attemptId, paper).map(({ questionId, file: { name, sha256, bytes: size } }, index) => {
      const content = contents[index];
      return { questionId, name, sha256, bytes: content?.length === size ? content : null };
    }),
    staffCode: [...(staff.seat ?? [])],
    faceChecks: [...faceNotes],
  };
}
