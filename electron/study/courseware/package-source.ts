import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { SealedFile } from '#electron/storage/sealed-file.ts';
import { PackageError } from './package-error.ts';

/** The bytes of a package, wherever they lie. */
export interface PackageSource {
  size: number;
  /** The bytes from `start` to before `end`, as far as there are any. Rejects with a PackageError when they are damaged. */
  read: (start: number, end: number) => Promise<Buffer>;
  /** Takes away what lies on the disk for as long as the package is open. */
  release: () => Promise<void>;
}

/** Bytes in memory. */
export function inMemory(bytes: Buffer): PackageSource {
  return {
    size: bytes.length,
    read: async (start, end) => bytes.subarray(start, end),
    release: async () => undefined,
  };
}

/** A sealed file that stays where it is. */
export function inFile(
  file: SealedFile,
  size: number,
  release: () => Promise<void> = async () => undefined,
): PackageSource {
  return {
    size,
    async read(start, end) {
      const parts: Uint8Array[] = [];
      try {
        for await (const part of file.read(start, Math.min(end, size))) parts.push(part);
      } catch (error) {
        throw new PackageError('not-readable', String(error));
      }
      return Buffer.concat(parts);
    },
    release,
  };
}

/** A package up to this size stays in memory while it is open. */
const smallBytes = 8 * 1024 * 1024;
const keyBytes = 32;

/**
 * Stores what arrives: a small package in memory, a larger one in a file of this folder, sealed by a key that lies in memory
 * only. Rejects with what the stream rejects with, or with a PackageError when the disk does not take it.
 */
export async function stored(stream: AsyncIterable<Uint8Array>, folder: string): Promise<PackageSource> {
  const arriving = stream[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let bytes = 0;
  while (bytes <= smallBytes) {
    const { done, value } = await arriving.next();
    if (done) return inMemory(Buffer.concat(first));
    first.push(value);
    bytes += value.length;
  }
  const file = new SealedFile(path.join(folder, randomUUID()), randomBytes(keyBytes));
  let failure: unknown = null;
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield* first;
    try {
      for (let next = await arriving.next(); !next.done; next = await arriving.next()) yield next.value;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    const size = await file.append(0, rest(), () => undefined);
    return inFile(file, size, () => file.remove());
  } catch (error) {
    // A disk that took nothing may have nothing to remove; the first failure is the one that counts.
    await file.remove().catch(() => undefined);
    throw failure ?? new PackageError('not-stored', String(error));
  }
}
