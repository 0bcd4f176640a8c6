import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { blockBytes, SealedFile, wholeBytes } from './sealed-file.ts';

const key = new Uint8Array(32).fill(7);
const place = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-kept-')), 'folder', 'file');
const content = Buffer.alloc(2 * blockBytes + 100, 'film');

async function* parts(bytes: Buffer, size = 300_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(file: SealedFile, start: number, end: number): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of file.read(start, end)) all.push(part);
  return Buffer.concat(all);
}

it('gives any part of what was written, and holds nothing of it in the clear', async () => {
  const where = place();
  const file = new SealedFile(where, key);
  const told: number[] = [];
  expect(await file.append(0, parts(content), (bytes) => told.push(bytes))).toBe(content.length);
  expect(told).toEqual([blockBytes, 2 * blockBytes, content.length]);
  expect((await read(file, 0, content.length)).equals(content)).toBe(true);
  const [start, end] = [blockBytes - 5, blockBytes + 7];
  expect((await read(file, start, end)).equals(content.subarray(start, end))).toBe(true);
  expect((await read(file, content.length - 3, content.length)).toString()).toBe(content.subarray(-3).toString());
  expect(readFileSync(where).includes('filmfilm')).toBe(false);
});

it('goes on behind the last whole block after it was cut off', async () => {
  const where = place();
  await new SealedFile(where, key).append(0, parts(content.subarray(0, blockBytes + 10)), () => undefined);
  const again = new SealedFile(where, key);
  expect(await again.settle()).toBe(blockBytes);
  expect(await again.append(blockBytes, parts(content.subarray(blockBytes)), () => undefined)).toBe(content.length);
  expect((await read(again, 0, content.length)).equals(content)).toBe(true);
});

it('is not read when it was changed, moved or sealed by another key', async () => {
  const where = place();
  const file = new SealedFile(where, key);
  await file.append(0, parts(content), () => undefined);
  await expect(read(new SealedFile(where, new Uint8Array(32)), 0, 10)).rejects.toThrow('damaged');
  const sealed = readFileSync(where);
  const half = (sealed.length - 128) / 2;
  writeFileSync(where, Buffer.concat([sealed.subarray(half, 2 * half), sealed.subarray(0, half)]));
  await expect(read(file, 0, 10)).rejects.toThrow('damaged');
});

it('that does not exist has nothing, and is removed all the same', async () => {
  const file = new SealedFile(place(), key);
  expect(await file.settle()).toBe(0);
  await file.remove();
});

it.each([
  [0, 0],
  [100, 0],
  [blockBytes + 28, blockBytes],
  [2 * (blockBytes + 28) + 5, 2 * blockBytes],
])('%s bytes on disk hold %s', (size, whole) => {
  expect(wholeBytes(size)).toBe(whole);
});

it('a last block that was written whole is asked for again, as nobody knows that it was the last', async () => {
  const where = place();
  await new SealedFile(where, key).append(0, parts(content), () => undefined);
  appendFileSync(where, 'x');
  expect(await new SealedFile(where, key).settle()).toBe(2 * blockBytes);
});
