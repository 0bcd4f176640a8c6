import { describe, expect, it } from 'vitest';
import { encodeFrame, readFrames } from './frame.ts';

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
