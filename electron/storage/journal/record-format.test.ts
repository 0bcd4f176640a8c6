import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptRecord, encodeFrame, encryptRecord, keyCheck, readFrames } from './record-format.ts';

const frames = [1, 2, 3].map((sequence) => ({ sequence, payload: Buffer.from(`payload of record ${sequence}`) }));
const file = Buffer.concat(frames.map(encodeFrame));
const starts = frames.map((_, index) => Buffer.concat(frames.slice(0, index).map(encodeFrame)).length);

function sequences(bytes: Uint8Array): number[] {
  return readFrames(bytes).frames.map(({ sequence }) => sequence);
}

describe('frames of a journal file', () => {
  it('are read back as they were written', () => {
    expect(readFrames(file)).toEqual({ frames, damage: 'none', end: file.length });
    expect(readFrames(Buffer.alloc(0))).toEqual({ frames: [], damage: 'none', end: 0 });
  });

  it('are read up to the tear, wherever the last record is torn', () => {
    for (let length = starts[2]!; length < file.length; length += 1) {
      const scan = readFrames(file.subarray(0, length));
      expect(scan.frames.map(({ sequence }) => sequence)).toEqual([1, 2]);
      expect(scan.damage).toBe(length === starts[2] ? 'none' : 'tail');
    }
  });

  it('lose one record to a flipped bit, whichever bit it is, and no other', () => {
    for (let bit = 0; bit < file.length * 8; bit += 1) {
      const flipped = Buffer.from(file);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const hit = starts.filter((start) => start <= bit >> 3).length;
      expect(sequences(flipped)).toEqual([1, 2, 3].filter((sequence) => sequence !== hit));
    }
  });

  it('are found again behind rubbish', () => {
    const rubbish = Buffer.from('LJr1 this is no frame LJr1');
    const scan = readFrames(Buffer.concat([rubbish, file, rubbish]));
    expect(scan.frames).toHaveLength(3);
    expect(scan.damage).toBe('inside');
  });
});

const key = randomBytes(32);
const plain = Buffer.from('甲、乙、丙');

it('opens what it sealed, with the same key at the same sequence only', () => {
  const sealed = encryptRecord(key, 7, plain);
  expect(decryptRecord(key, 7, sealed)).toEqual(plain);
  expect(decryptRecord(key, 8, sealed)).toBeNull();
  expect(decryptRecord(randomBytes(32), 7, sealed)).toBeNull();
  expect(decryptRecord(key, 7, sealed.subarray(0, 10))).toBeNull();
});

it('never uses a nonce twice', () => {
  const nonces = Array.from({ length: 500 }, () => encryptRecord(key, 1, plain).toString('hex', 0, 12));
  expect(new Set(nonces).size).toBe(500);
});

it('shows nothing of the answer and refuses any changed bit', () => {
  const sealed = encryptRecord(key, 1, plain);
  expect(sealed.includes(plain)).toBe(false);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(decryptRecord(key, 1, changed)).toBeNull();
  }
});

it('tells keys apart', () => {
  expect(keyCheck(key)).toBe(keyCheck(Buffer.from(key)));
  expect(keyCheck(key)).not.toBe(keyCheck(randomBytes(32)));
});
