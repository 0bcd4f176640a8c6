import { mkdir, open, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { decryptRecord, encryptRecord } from './journal/record-format.ts';

/** Bytes of one block, the last one of a file excepted. */
export const blockBytes = 1024 * 1024;
/** What sealing adds to a block: nonce and tag. */
const sealBytes = 28;
const sealedBlockBytes = blockBytes + sealBytes;
const fileMode = 0o600;
const folderMode = 0o700;

/** Bytes that whole blocks of a file on disk hold; the rest of it was being written when the client ended. */
export function wholeBytes(sealedSize: number): number {
  return Math.floor(sealedSize / sealedBlockBytes) * blockBytes;
}

/** A file of any length, sealed block by block, so that a part in its middle can be read. */
export class SealedFile {
  readonly #path: string;
  readonly #key: Uint8Array;

  /** `key`: 32 bytes, of this file alone. */
  constructor(file: string, key: Uint8Array) {
    this.#path = file;
    this.#key = key;
  }

  /** Takes away what is not a whole block; gives the bytes that are there, from which writing goes on. */
  async settle(): Promise<number> {
    const size = await this.#size();
    const whole = wholeBytes(size);
    if (size > 0) await truncate(this.#path, (whole / blockBytes) * sealedBlockBytes);
    return whole;
  }

  /**
   * Appends a stream behind the `from` bytes that are there, a whole number of blocks, and resolves with the length of the
   * file once it is on disk. `received`: told after each block.
   */
  async append(from: number, stream: AsyncIterable<Uint8Array>, received: (bytes: number) => void): Promise<number> {
    await mkdir(path.dirname(this.#path), { recursive: true, mode: folderMode });
    const file = await open(this.#path, 'a', fileMode);
    try {
      let length = from;
      let waiting: Buffer = Buffer.alloc(0);
      const seal = async (block: Uint8Array) => {
        await file.appendFile(encryptRecord(this.#key, Math.floor(length / blockBytes) + 1, block));
        length += block.length;
        received(length);
      };
      for await (const part of stream) {
        waiting = Buffer.concat([waiting, part]);
        while (waiting.length >= blockBytes) {
          await seal(waiting.subarray(0, blockBytes));
          waiting = waiting.subarray(blockBytes);
        }
      }
      if (waiting.length > 0) await seal(waiting);
      await file.datasync();
      return length;
    } finally {
      await file.close();
    }
  }

  /** The bytes from `start` to before `end`. Rejects when a block is missing or is not what was sealed. */
  async *read(start: number, end: number): AsyncGenerator<Uint8Array> {
    const file = await open(this.#path, 'r');
    try {
      for (let block = Math.floor(start / blockBytes); block * blockBytes < end; block += 1) {
        const sealed = Buffer.alloc(sealedBlockBytes);
        const { bytesRead } = await file.read(sealed, 0, sealedBlockBytes, block * sealedBlockBytes);
        const plain = decryptRecord(this.#key, block + 1, sealed.subarray(0, bytesRead));
        if (!plain) throw new Error(`Block ${block} of a kept file is damaged.`);
        const offset = block * blockBytes;
        yield plain.subarray(Math.max(0, start - offset), Math.min(plain.length, end - offset));
      }
    } finally {
      await file.close();
    }
  }

  /** Rejects when it is not whole, or not what was sealed. */
  async check(size: number): Promise<void> {
    let whole = 0;
    for await (const part of this.read(0, size)) whole += part.length;
    if (whole !== size) throw new Error('A kept file is not whole.');
  }

  remove(): Promise<void> {
    return rm(this.#path, { force: true });
  }

  async #size(): Promise<number> {
    try {
      return (await stat(this.#path)).size;
    } catch {
      return 0; // Not begun.
    }
  }
}
