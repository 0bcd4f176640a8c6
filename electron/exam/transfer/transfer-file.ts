import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { rescueKeyOf, rescuePrint, wrapForRescue, type Report } from '#electron/storage/journal/keys.ts';
import {
  dataKeyLength,
  decryptRecord,
  encodeFrame,
  encryptRecord,
  keyCheck,
  readFrames,
} from '#electron/storage/journal/record-format.ts';
import { centreMark, judgeMark, markWithCode } from '../staff-code/centre-key.ts';
import { deriveTransferKey } from './transfer-key.ts';

export const transferExtension = '.lectern-seat';

/** The clear part of a transfer: what tells it from others. The paper's key is sealed for the typed key, and for rescue. */
const header = z.object({
  version: z.literal(1),
  attemptId: z.string(),
  accountHash: z.string(),
  /** Epoch ms of the platform's clock. */
  createdAt: z.number(),
  parts: z.int(),
  keyCheck: z.string(),
  salt: z.string(),
  typedKey: z.string(),
  rescueKey: z.nullable(z.string()),
  /** Fingerprint of the rescue key; absent: there is none, or an older version sealed the file. */
  rescuePrint: z.optional(z.string()),
  /** What only the centre's staff code could have made of the rest; missing in files of the first version. */
  centre: z.optional(centreMark),
});
export type TransferHeader = z.output<typeof header>;

export interface SealOptions extends Pick<TransferHeader, 'attemptId' | 'accountHash' | 'createdAt'> {
  typedKey: string;
  staffCode: string;
  /** PEM; null: the tenant has no rescue key. */
  rescuePem: string | null;
  report: Report;
}

/** All bytes of a transfer; `parts` in their order. */
export async function sealTransfer(parts: readonly Uint8Array[], options: SealOptions): Promise<Buffer> {
  const { attemptId, accountHash, createdAt, typedKey, staffCode, rescuePem, report } = options;
  const key = randomBytes(dataKeyLength);
  const salt = randomBytes(16);
  const rescueKey = wrapForRescue(rescuePem, key, report);
  const head: TransferHeader = {
    version: 1,
    attemptId,
    accountHash,
    createdAt,
    parts: parts.length,
    keyCheck: keyCheck(key),
    salt: salt.toString('base64'),
    typedKey: encryptRecord(await deriveTransferKey(typedKey, salt), 0, key).toString('base64'),
    rescueKey,
    ...(rescueKey === null || rescuePem === null ? {} : { rescuePrint: rescuePrint(rescuePem) }),
  };
  const payloads = parts.map((part, index) => encryptRecord(key, index + 1, part));
  const signed = { ...head, centre: await markWithCode(markedText(head, payloads), staffCode) };
  return Buffer.concat([
    encodeFrame({ sequence: 0, payload: Buffer.from(JSON.stringify(signed)) }),
    ...payloads.map((payload, index) => encodeFrame({ sequence: index + 1, payload })),
  ]);
}

/** What the centre's mark covers: the clear part and every sealed one. */
function markedText(head: TransferHeader, payloads: readonly Uint8Array[]): string {
  const { version, attemptId, accountHash, createdAt, parts, salt, typedKey, rescueKey } = head;
  const hashes = payloads.map((payload) => createHash('sha256').update(payload).digest('hex'));
  return JSON.stringify([
    version,
    attemptId,
    accountHash,
    createdAt,
    parts,
    head.keyCheck,
    salt,
    typedKey,
    rescueKey,
    hashes,
  ]);
}

/**
 * Whether the centre's staff code sealed this file as it is. `unsigned`: it was sealed without a code, or with another one,
 * or by somebody who knows none. `changed`: with this code, and changed since.
 */
export async function judgeTransfer(
  bytes: Uint8Array,
  head: TransferHeader,
  staffCode: string,
): Promise<'signed' | 'unsigned' | 'changed'> {
  if (!head.centre) return 'unsigned';
  const { frames } = readFrames(bytes);
  const payloads = frames.filter(({ sequence }) => sequence > 0).map(({ payload }) => payload);
  const judged = await judgeMark(markedText(head, payloads), head.centre, staffCode);
  return judged === 'right' ? 'signed' : judged === 'other' ? 'unsigned' : 'changed';
}

/** Null: the bytes are no transfer. */
export function readTransferHeader(bytes: Uint8Array): TransferHeader | null {
  const first = readFrames(bytes).frames.find(({ sequence }) => sequence === 0);
  if (!first) return null;
  try {
    const read = z.safeParse(header, JSON.parse(first.payload.toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null; // Not JSON: not ours.
  }
}

export type OpenedTransfer = { parts: Buffer[] } | { problem: 'wrong-key' | 'damaged' };

/** Opens a transfer with the key that was shown when it was sealed. */
export async function openTransfer(bytes: Uint8Array, head: TransferHeader, typedKey: string): Promise<OpenedTransfer> {
  const derived = await deriveTransferKey(typedKey, Buffer.from(head.salt, 'base64')).catch(() => null);
  const key = derived && decryptRecord(derived, 0, Buffer.from(head.typedKey, 'base64'));
  return key ? partsOf(bytes, head, key) : { problem: 'wrong-key' };
}

/** Opens a transfer with the private half of the centre's rescue key. Throws when it does not fit. */
export function rescueTransfer(
  bytes: Uint8Array,
  head: TransferHeader,
  privateKey: KeyObject | string,
): OpenedTransfer {
  return partsOf(bytes, head, rescueKeyOf({ ...head, vaultKey: null }, privateKey));
}

function partsOf(bytes: Uint8Array, head: TransferHeader, key: Uint8Array): OpenedTransfer {
  const { frames } = readFrames(bytes);
  const parts: Buffer[] = [];
  for (let sequence = 1; sequence <= head.parts; sequence += 1) {
    const frame = frames.find((one) => one.sequence === sequence);
    const part = frame && decryptRecord(key, sequence, frame.payload);
    if (!part) return { problem: 'damaged' };
    parts.push(part);
  }
  return { parts };
}
