import { getUpFloadFileVoucher, partBytes } from '#contract/platform/exam/answer-file.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import { dataOf } from '#electron/platform/gateway/platform-client.ts';
import { sendInParts, type PartsOutcome, type SendInPartsOptions } from '#electron/platform/uploads/send-in-parts.ts';
import type { StoredFile } from '../records/attempt-store.ts';

/** What one try to send a file of an answer came to. */
export type SendOutcome =
  /** `reference`: what the platform calls the file; null: what the profile asks for was not told, or is the SHA-256. */
  { kind: 'delivered'; reference: string | null } | Exclude<PartsOutcome, { kind: 'delivered' }>;

export interface SendFileOptions extends Omit<SendInPartsOptions, 'partBytes' | 'announce'> {
  commitAs: FileNaming;
}

/** Sends what the platform does not have of a file of an answer. */
export async function sendFile(stored: StoredFile, options: SendFileOptions): Promise<SendOutcome> {
  const { userPaperId, examId, questionId, file } = stored;
  const { platform, commitAs } = options;
  const outcome = await sendInParts({
    ...options,
    partBytes,
    async announce() {
      const answer = await platform.call(getUpFloadFileVoucher, {
        userPaperId,
        examId,
        questionId,
        fileName: file.name,
        fileType: file.type,
        fileSize: file.bytes,
        fileHash: file.sha256,
        partSize: partBytes,
      });
      return { answer, given: dataOf(getUpFloadFileVoucher, answer) };
    },
  });
  if (outcome.kind !== 'delivered') return outcome;
  const reference = { sha256: '', id: outcome.fileId, url: outcome.address }[commitAs];
  return { kind: 'delivered', reference: reference || null };
}
