import { endsSession, isSuccess, needsSignIn } from '../../../src/contract/platform/codes.ts';
import {
  getUpFloadFileVoucher,
  partBytes,
  resourceUploadPart,
} from '../../../src/contract/platform/exam/answer-file.ts';
import type { FileNaming } from '../../../src/contract/platform/profile/profile.ts';
import { codeTables } from '../../../src/contract/platform/profile/code-tables.ts';
import { dataOf, type PlatformAnswer, type PlatformClient } from '../../gateway/platform-client.ts';
import type { StoredFile } from '../attempts/attempt-store.ts';

/** What one try to send a file came to. `session`: its learner has to sign in. */
export type SendOutcome =
  /** `reference`: what the platform calls the file; null: what the profile asks for was not told, or is the SHA-256. */
  | { kind: 'delivered'; reference: string | null }
  | { kind: 'refused' | 'later'; message: string | null }
  /** The platform was not reached at all. */
  | { kind: 'away' }
  | { kind: 'session' }
  | { kind: 'stopped' };

export interface SendFileOptions {
  platform: PlatformClient;
  bytes: Uint8Array;
  commitAs: FileNaming;
  /** True: the next part must wait, for the paper itself or for the learner, who took the file back. */
  stopped: () => boolean;
  progress: (sentBytes: number) => void;
}

const refusals = codeTables.uploadRefusal;
const finalRefusals: readonly number[] = [refusals.tooLarge, refusals.fileType, refusals.closed];
/** A voucher may expire while a long file is sent; a platform whose vouchers never last is tried again later. */
const mostVouchers = 3;

/**
 * Sends what the platform does not have of a file. After any trouble a fresh voucher tells which parts arrived, so that a
 * part whose answer was lost is not sent a second time.
 */
export async function sendFile(stored: StoredFile, options: SendFileOptions): Promise<SendOutcome> {
  for (let vouchers = 0; vouchers < mostVouchers; vouchers += 1) {
    const outcome = await underOneVoucher(stored, options);
    if (outcome !== 'expired') return outcome;
  }
  return { kind: 'later', message: null };
}

async function underOneVoucher(stored: StoredFile, options: SendFileOptions): Promise<SendOutcome | 'expired'> {
  const { userPaperId, examId, questionId, file } = stored;
  const { platform, bytes, commitAs, stopped, progress } = options;
  const asked = await platform.call(getUpFloadFileVoucher, {
    userPaperId,
    examId,
    questionId,
    fileName: file.name,
    fileType: file.type,
    fileSize: file.bytes,
    fileHash: file.sha256,
    partSize: partBytes,
  });
  const given = dataOf(getUpFloadFileVoucher, asked);
  if (!given) return afterRefusal(asked);
  if (given.address !== '') return delivered(commitAs, given);
  const there = new Set(given.receivedList.map(Number));
  const parts = Math.ceil(bytes.byteLength / partBytes);
  for (let index = 0; index < parts; index += 1) {
    progress(Math.min(bytes.byteLength, index * partBytes));
    if (there.has(index)) continue;
    if (stopped()) return { kind: 'stopped' };
    const part = bytes.subarray(index * partBytes, (index + 1) * partBytes);
    const content = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64');
    const answer = await platform.call(resourceUploadPart, { voucher: given.voucher, index, content });
    const taken = dataOf(resourceUploadPart, answer);
    if (!taken) return afterRefusal(answer);
    if (taken.address !== '') {
      return delivered(commitAs, { address: taken.address, fileId: taken.fileId || given.fileId });
    }
  }
  // All parts are there and the file is not whole: the platform checks it again, or has parts of another content.
  return { kind: 'later', message: null };
}

function delivered(commitAs: FileNaming, { address, fileId }: { address: string; fileId: string }): SendOutcome {
  const reference = { sha256: '', id: fileId, url: address }[commitAs];
  return { kind: 'delivered', reference: reference || null };
}

function afterRefusal(answer: PlatformAnswer): SendOutcome | 'expired' {
  if (answer.kind === 'unreachable') return { kind: 'away' };
  if (answer.kind !== 'answered' || isSuccess(answer.code)) return { kind: 'later', message: null };
  const { code } = answer;
  const message = answer.message || null;
  if (code === refusals.voucherExpired) return 'expired';
  if (finalRefusals.includes(code)) return { kind: 'refused', message };
  if (endsSession(code) || needsSignIn(code)) return { kind: 'session' };
  return { kind: 'later', message };
}
