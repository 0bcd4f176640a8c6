import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** One record as it lies in a file: magic, length, sequence, CRC32 (each 4 bytes, big endian), payload. */
export interface Frame {
  /** 0 is the clear header; records begin at 1. */
  sequence: number;
  payload: Buffer;
}

export interface FrameScan {
  frames: Frame[];
  /** `tail`: only the end is unreadable, as after a power cut. `inside`: good frames follow bad bytes. */
  damage: 'none' | 'tail' | 'inside';
  /** Where the last whole frame ends. */
  end: number;
}

/** Marks where a frame begins, so that reading finds its feet again after bad bytes. */
const magic = Buffer.from('LJr1', 'latin1');
const headLength = 16;
/** A length above this is damage, not a record. */
const maxPayload = 64 * 1024 * 1024;

function checksum(lengthAndSequence: Uint8Array, payload: Uint8Array): number {
  return crc32(payload, crc32(lengthAndSequence));
}

export function encodeFrame({ sequence, payload }: { sequence: number; payload: Uint8Array }): Buffer {
  const frame = Buffer.allocUnsafe(headLength + payload.length);
  magic.copy(frame, 0);
  frame.writeUInt32BE(payload.length, 4);
  frame.writeUInt32BE(sequence, 8);
  frame.set(payload, headLength);
  frame.writeUInt32BE(checksum(frame.subarray(4, 12), payload), 12);
  return frame;
}

function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + headLength > bytes.length || bytes.compare(magic, 0, magic.length, at, at + magic.length) !== 0) return null;
  const length = bytes.readUInt32BE(at + 4);
  const end = at + headLength + length;
  if (length > maxPayload || end > bytes.length) return null;
  const payload = bytes.subarray(at + headLength, end);
  if (bytes.readUInt32BE(at + 12) !== checksum(bytes.subarray(at + 4, at + 12), payload)) return null;
  return { sequence: bytes.readUInt32BE(at + 8), payload };
}

/** Every whole frame of a file, also those behind bad bytes: each answer counts for itself. */
export function readFrames(source: Uint8Array): FrameScan {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const frames: Frame[] = [];
  let damage: FrameScan['damage'] = 'none';
  let at = 0;
  let end = 0;
  while (at < bytes.length) {
    const frame = frameAt(bytes, at);
    if (frame) {
      frames.push(frame);
      if (damage === 'tail') damage = 'inside';
      at += headLength + frame.payload.length;
      end = at;
      continue;
    }
    if (damage === 'none') damage = 'tail';
    const next = bytes.indexOf(magic, at + 1);
    at = next < 0 ? bytes.length : next;
  }
  return { frames, damage, end };
}

const nonceLength = 12;
const tagLength = 16;
const algorithm = 'aes-256-gcm';

export const dataKeyLength = 32;

function boundTo(sequence: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.write('LJr1', 'latin1');
  bytes.writeBigUInt64BE(BigInt(sequence), 4);
  return bytes;
}

/** Nonce, tag, ciphertext. The sequence is authenticated, so a record cannot be moved to another place. */
export function encryptRecord(key: Uint8Array, sequence: number, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(boundTo(sequence));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Null when the bytes are not what this key sealed at this sequence. */
export function decryptRecord(key: Uint8Array, sequence: number, sealed: Uint8Array): Buffer | null {
  if (sealed.length < nonceLength + tagLength) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(boundTo(sequence))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
  } catch {
    // GCM says "not authentic" by throwing; to the reader that is one more damaged record.
    return null;
  }
}

/** Tells a wrong key from damaged records, without giving the key away. */
export function keyCheck(key: Uint8Array): string {
  return createHash('sha256').update('lectern journal key check').update(key).digest('base64url').slice(0, 16);
}

/** First byte of every decrypted record. */
export const plainKind = { text: 0, takenBack: 1 } as const;

export function textFrame(key: Uint8Array, sequence: number, text: string): Buffer {
  return recordFrame(key, sequence, plainKind.text, text);
}

/** Takes back records whose write was refused to the caller, but of which one disk may still hold something. */
export function takeBackFrame(key: Uint8Array, sequence: number, refused: readonly number[]): Buffer {
  return recordFrame(key, sequence, plainKind.takenBack, JSON.stringify(refused));
}

function recordFrame(key: Uint8Array, sequence: number, kind: number, text: string): Buffer {
  const plain = Buffer.concat([Buffer.from([kind]), Buffer.from(text, 'utf8')]);
  return encodeFrame({ sequence, payload: encryptRecord(key, sequence, plain) });
}
