import { basisOfCode, isEvidence } from '#contract/platform/basis.ts';
import { endsSession, isSuccess, needsSignIn } from '#contract/platform/codes.ts';
import { resourceUploadPart } from '#contract/platform/exam/answer-file.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { dataOf, isAbsent, saysBusy, type PlatformAnswer, type PlatformClient } from '../gateway/platform-client.ts';

/** Leave to send a file, and what of it has arrived. `address`: '' until the file is whole. */
export interface UploadVoucher {
  voucher: string;
  receivedList: readonly string[];
  address: string;
  fileId: string;
}

/** What one try to send a file came to. `session`: its learner has to sign in. */
export type PartsOutcome =
  | { kind: 'delivered'; address: string; fileId: string }
  /** `final`: more than this client says that its number means so. */
  | { kind: 'refused'; message: string | null; final: boolean }
  | { kind: 'later'; message: string | null }
  /** The platform has no such call, or gives leave without a voucher: no file goes this way, as far as is known now. */
  | { kind: 'untaken' }
  /** The platform was not reached at all. */
  | { kind: 'away' }
  | { kind: 'session' }
  | { kind: 'stopped' };

export interface SendInPartsOptions {
  platform: PlatformClient;
  profile: PlatformProfile;
  bytes: Uint8Array;
  /** Bytes of one part, the last one excepted. */
  partBytes: number;
  /** Asks for a voucher: what the file is for lies in the call. `given` null: there is none. */
  announce: () => Promise<{ answer: PlatformAnswer; given: UploadVoucher | null }>;
  /** True: the next part must wait. */
  stopped: () => boolean;
  progress: (sentBytes: number) => void;
}

const refusals = codeTables.uploadRefusal;
const finalRefusals = ['tooLarge', 'fileType', 'closed'] as const;
/** Vouchers in a row under which no part arrives: a platform whose vouchers never last is tried again later. */
const mostIdleVouchers = 3;

/**
 * Sends what the platform does not have of a file. After any trouble a fresh voucher tells which parts arrived, so that a
 * part whose answer was lost is not sent a second time. A voucher may expire while a long file is sent.
 */
export async function sendInParts(options: SendInPartsOptions): Promise<PartsOutcome> {
  for (let idle = 0; idle < mostIdleVouchers;) {
    const { outcome, arrived } = await underOneVoucher(options);
    if (outcome !== 'expired') return outcome;
    idle = arrived ? 0 : idle + 1;
  }
  return { kind: 'later', message: null };
}

async function underOneVoucher(options: SendInPartsOptions): Promise<{
  outcome: PartsOutcome | 'expired';
  /** A part was taken. */
  arrived: boolean;
}> {
  const { platform, profile, bytes, partBytes, announce, stopped, progress } = options;
  const { answer, given } = await announce();
  if (!given) return { outcome: afterRefusal(answer, profile), arrived: false };
  const { voucher, address, fileId } = given;
  if (address !== '') return { outcome: { kind: 'delivered', address, fileId }, arrived: false };
  if (voucher === '') return { outcome: { kind: 'untaken' }, arrived: false };
  const there = new Set(given.receivedList.map(Number));
  const parts = Math.ceil(bytes.byteLength / partBytes);
  let arrived = false;
  for (let index = 0; index < parts; index += 1) {
    progress(Math.min(bytes.byteLength, index * partBytes));
    if (there.has(index)) continue;
    if (stopped()) return { outcome: { kind: 'stopped' }, arrived };
    const part = bytes.subarray(index * partBytes, (index + 1) * partBytes);
    const content = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64');
    const sent = await platform.call(resourceUploadPart, { voucher, index, content });
    const taken = dataOf(resourceUploadPart, sent);
    if (!taken) return { outcome: afterRefusal(sent, profile), arrived };
    arrived = true;
    if (taken.address !== '') {
      return { outcome: { kind: 'delivered', address: taken.address, fileId: taken.fileId || fileId }, arrived };
    }
  }
  // All parts are there and the file is not whole: the platform checks it again, or has parts of another content.
  return { outcome: { kind: 'later', message: null }, arrived };
}

function afterRefusal(answer: PlatformAnswer, profile: PlatformProfile): PartsOutcome | 'expired' {
  if (answer.kind === 'unreachable') return { kind: 'away' };
  if (isAbsent(answer)) return { kind: 'untaken' };
  if (answer.kind !== 'answered' || isSuccess(answer.code)) return { kind: 'later', message: null };
  const { code } = answer;
  const message = answer.message || null;
  // A busy platform has not looked at the file, whatever its number for that is taken for.
  if (saysBusy(answer.message)) return { kind: 'later', message };
  if (code === refusals.voucherExpired) return 'expired';
  const named = finalRefusals.find((name) => refusals[name] === code);
  if (named) return { kind: 'refused', message, final: isEvidence(basisOfCode('uploadRefusal', named, profile)) };
  if (endsSession(code) || needsSignIn(code)) return { kind: 'session' };
  return { kind: 'later', message };
}
