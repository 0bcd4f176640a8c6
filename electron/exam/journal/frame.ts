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
