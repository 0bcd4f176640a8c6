import type { KeyObject } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { filesOf, toAttempt } from '#electron/exam/attempts/attempt-views.ts';
import { commitBody } from '#electron/exam/hand-in/hand-in-body.ts';
import type { MovedPaper } from '#electron/exam/records/attempt-store.ts';
import { beginningOf, referencesOf } from '#electron/exam/records/replay.ts';
import { paperReportSchema } from '#electron/exam/records/report-schema.ts';
import {
  readTransferHeader,
  rescueTransfer,
  transferExtension,
  type TransferHeader,
} from '#electron/exam/transfer/transfer-file.ts';
import { whyUnopened, type RescuedPaper, type RescueReport } from './rescue-report.ts';

/** Opens the papers that staff sealed for another seat and that lie in this folder, with the private rescue key. */
export async function rescueTransfers(folder: string, privateKey: KeyObject | string): Promise<RescueReport> {
  const report: RescueReport = { papers: [], unopened: [] };
  if (!(await stat(folder)).isDirectory()) return report;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(transferExtension))) {
    const bytes = await readFile(path.join(folder, name));
    const head = readTransferHeader(bytes);
    if (!head) {
      report.unopened.push({ attemptId: name, reason: { code: 'no-transfer' } });
      continue;
    }
    try {
      report.papers.push(rescueOne(bytes, head, privateKey));
    } catch (error) {
      report.unopened.push({ attemptId: head.attemptId, reason: whyUnopened(error) });
    }
  }
  return report;
}

function rescueOne(bytes: Uint8Array, head: TransferHeader, privateKey: KeyObject | string): RescuedPaper {
  const { attemptId, createdAt } = head;
  const opened = rescueTransfer(bytes, head, privateKey);
  if ('problem' in opened) throw new Error('The file is not whole.');
  const [first, ...contents] = opened.parts;
  if (!first) throw new Error('The file holds no paper.');
  const paper: MovedPaper = JSON.parse(first.toString('utf8'));
  const { accountId, owner, start, answers, fileOutcomes, staff, faceNotes } = paper;
  // Anybody can seal a file to the rescue key: its log names the files that are written.
  const report = z.safeParse(paperReportSchema, paper.report);
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
    questions: start.paper.questions.map(({ id, number }) => ({ id, number })),
    files: filesOf(attemptId, paper).map(({ questionId, file: { name, sha256, bytes: size } }, index) => {
      const content = contents[index];
      return { questionId, name, sha256, bytes: content?.length === size ? content : null };
    }),
    staffCode: [...(staff.seat ?? [])],
    report: report.success ? report.data : null,
    faceChecks: [...faceNotes],
  };
}
