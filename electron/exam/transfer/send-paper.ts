import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole, type DownloadDisk } from '#electron/kernel/files/target-file.ts';
import { accountHash } from '#electron/storage/journal/attempt-id.ts';
import type { Report } from '#electron/storage/journal/keys.ts';
import { filesOf } from '../attempts/attempt-views.ts';
import type { SeatChange } from '../evidence/seat-change.ts';
import type { AttemptsWith, MovedPaper } from '../records/attempt-store.ts';
import { reportBeside } from '../report/paper-report.ts';
import type { SendPaper } from '../staff-code/staff-code.ts';
import { openTransfer, readTransferHeader, sealTransfer, transferExtension } from './transfer-file.ts';
import { makeTransferKey } from './transfer-key.ts';

export interface SendPaperOptions {
  store: AttemptsWith<'moved' | 'readFile' | 'history'>;
  /** Ends the evidence of this seat; null: where it ends is not known. */
  leaveSeat: SeatChange['leaveSeat'];
  disk: DownloadDisk;
  /** PEM of the tenant's rescue public key; null: it has none. */
  rescueKey: () => string | null;
  /** Epoch ms of the platform's clock. */
  now: () => number;
  report: Report;
}

export function createSendPaper({ store, leaveSeat, disk, rescueKey, now, report }: SendPaperOptions): SendPaper {
  return async (accountId, attemptId, folder, staffCode) => {
    const handle = store.attempt(accountId, attemptId);
    const paper = await handle.moved();
    const chains = await leaveSeat(accountId, attemptId);
    const unread = (error: unknown) => report('a paper goes to another seat without its log', error);
    const log = await reportBeside(attemptId, handle, unread);
    const moved: MovedPaper = { ...paper, ...(chains ? { chains } : {}), ...(log ? { report: log } : {}) };
    const parts: Uint8Array[] = [Buffer.from(JSON.stringify(moved))];
    for (const { file } of filesOf(attemptId, paper)) {
      // A file that no copy has any more is missing on either seat; the answer still names it.
      parts.push((await handle.readFile(file)) ?? new Uint8Array());
    }
    const key = makeTransferKey();
    const createdAt = Math.round(now());
    const head = { attemptId, accountHash: accountHash(accountId), createdAt };
    const bytes = await sealTransfer(parts, { ...head, typedKey: key, staffCode, rescuePem: rescueKey(), report });
    const stamp = new Date(createdAt).toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
    const fileName = `lectern-seat-${attemptId.slice(0, 8)}-${stamp}${transferExtension}`;
    const target = path.join(folder, fileName);
    await writeWhole(target, bytes, disk);
    await readBack(target, key, parts.length);
    return { fileName, key };
  };
}

async function readBack(target: string, key: string, parts: number): Promise<void> {
  const bytes = await readFile(target);
  const head = readTransferHeader(bytes);
  const opened = head && (await openTransfer(bytes, head, key));
  if (!opened || 'problem' in opened || opened.parts.length !== parts)
    throw new Error(`${path.basename(target)} reads back differently.`);
}
