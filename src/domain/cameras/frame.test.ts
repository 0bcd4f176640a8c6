import { describe, expect, it } from 'vitest';
import { cropTo, encodeWithin } from './frame.ts';

describe('cutting from the middle', () => {
  it.each([
    ['a square out of a wide picture', { width: 640, height: 480 }, { width: 300, height: 300 }, [80, 0, 480, 480]],
    ['a square stays', { width: 720, height: 720 }, { width: 300, height: 300 }, [0, 0, 720, 720]],
    ['a wide one out of a square', { width: 720, height: 720 }, { width: 640, height: 480 }, [0, 90, 720, 540]],
    ['a wide one out of a tall one', { width: 480, height: 640 }, { width: 640, height: 480 }, [0, 140, 480, 360]],
  ])('%s', (_, source, wanted, [x, y, width, height]) => {
    expect(cropTo(source, wanted)).toEqual({ x, y, width, height });
  });
});

describe('keeping to a size', () => {
  const encoder = (bytesAt: Record<string, number>) => {
    const tried: number[] = [];
    const encode = (quality: number) => {
      tried.push(quality);
      return Promise.resolve(new Blob([new Uint8Array(bytesAt[`${quality}`] ?? 0)]));
    };
    return { tried, encode };
  };

  it.each([
    ['the first is small enough', { 0.6: 50, 0.4: 30, 0.2: 10 }, [0.6], 50],
    ['the second is', { 0.6: 80, 0.4: 60, 0.2: 10 }, [0.6, 0.4], 60],
    ['none is: the smallest is taken', { 0.6: 90, 0.4: 80, 0.2: 70 }, [0.6, 0.4, 0.2], 70],
  ])('%s', async (_, bytesAt, tried, size) => {
    const run = encoder(bytesAt);
    const blob = await encodeWithin(run.encode, [0.6, 0.4, 0.2], 60);
    expect(blob.size).toBe(size);
    expect(run.tried).toEqual(tried);
  });
});
