import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { dataKeyLength, decryptRecord, encryptRecord, keyCheck } from '../journal/cipher.ts';
import { encodeFrame, readFrames } from '../journal/frame.ts';
import { rescueKeyOf, wrapForRescue, type Report } from '../journal/keys.ts';
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
});
export type TransferHeader = z.output<typeof header>;

export interface SealOptions extends Pick<TransferHeader, 'attemptId' | 'accountHash' | 'createdAt'> {
  typedKey: string;
  /** PEM; null: the tenant has no rescue key. */
  rescuePem: string | null;
  report: Report;
}

/** All bytes of a transfer; `parts` in their order. */
export async function sealTransfer(parts: readonly Uint8Array[], options: SealOptions): Promise<Buffer> {
  const { attemptId, accountHash, createdAt, typedKey, rescuePem, report } = options;
  const key = randomBytes(dataKeyLength);
  const salt = randomBytes(16);
  const head: TransferHeader = {
    version: 1,
    attemptId,
    accountHash,
    createdAt,
    parts: parts.length,
    keyCheck: keyCheck(key),
    salt: salt.toString('base64'),
    typedKey: encryptRecord(await deriveTransferKey(typedKey, salt), 0, key).toString('base64'),
    rescueKey: wrapForRescue(rescuePem, key, report),
  };
  const frames = parts.map((part, index) =>
    encodeFrame({ sequence: index + 1, payload: encryptRecord(key, index + 1, part) }),
  );
  return Buffer.concat([encodeFrame({ sequence: 0, payload: Buffer.from(JSON.stringify(head)) }), ...frames]);
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
export function rescueTransfer(bytes: Uint8Array, head: TransferHeader, privatePem: string): OpenedTransfer {
  const { keyCheck: check, rescueKey, attemptId, accountHash, createdAt } = head;
  const like = { version: 1, attemptId, accountHash, createdAt, keyCheck: check, vaultKey: null, rescueKey } as const;
  return partsOf(bytes, head, rescueKeyOf(like, privatePem));
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
