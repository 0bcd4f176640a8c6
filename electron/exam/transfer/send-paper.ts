import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beginFile, type DownloadDisk } from '../../downloads/target-file.ts';
import { accountHash } from '../attempts/attempt-id.ts';
import { filesOf } from '../attempts/attempt-views.ts';
import type { AttemptStore, MovedPaper } from '../attempts/attempt-store.ts';
import type { SeatChange } from '../evidence/seat-change.ts';
import type { Report } from '../journal/keys.ts';
import { openTransfer, readTransferHeader, sealTransfer, transferExtension } from './transfer-file.ts';
import { makeTransferKey } from './transfer-key.ts';

export interface SendPaperOptions {
  store: Pick<AttemptStore, 'moved' | 'readFile'>;
  /** Ends the evidence of this seat; null: where it ends is not known. */
  leaveSeat: SeatChange['leaveSeat'];
  disk: DownloadDisk;
  /** PEM of the tenant's rescue public key; null: it has none. */
  rescueKey: () => string | null;
  /** Epoch ms of the platform's clock. */
  now: () => number;
  report: Report;
}

export interface SentPaper {
  fileName: string;
  /** Opens it; nobody keeps it. */
  key: string;
}

/** Writes a paper with the files of its answers to a folder, sealed, and reads it back. Rejects when anything of it fails. */
export type SendPaper = (accountId: string, attemptId: string, folder: string) => Promise<SentPaper>;

export function createSendPaper({ store, leaveSeat, disk, rescueKey, now, report }: SendPaperOptions): SendPaper {
  return async (accountId, attemptId, folder) => {
    const paper = await store.moved(accountId, attemptId);
    const chains = await leaveSeat(accountId, attemptId);
    const parts: Uint8Array[] = [
      Buffer.from(JSON.stringify({ ...paper, ...(chains ? { chains } : {}) } satisfies MovedPaper)),
    ];
    for (const { file } of filesOf(attemptId, paper)) {
      // A file that no copy has any more is missing on either seat; the answer still names it.
      parts.push((await store.readFile(accountId, attemptId, file)) ?? new Uint8Array());
    }
    const key = makeTransferKey();
    const createdAt = Math.round(now());
    const head = { attemptId, accountHash: accountHash(accountId), createdAt };
    const bytes = await sealTransfer(parts, { ...head, typedKey: key, rescuePem: rescueKey(), report });
    const stamp = new Date(createdAt).toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
    const fileName = `lectern-seat-${attemptId.slice(0, 8)}-${stamp}${transferExtension}`;
    const target = path.join(folder, fileName);
    const file = await beginFile(target, disk);
    try {
      await file.write(bytes);
      await file.finish();
    } catch (error) {
      await file.discard();
      throw error;
    }
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
