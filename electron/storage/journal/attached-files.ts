import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { asJournalError } from './copies.ts';
import { abandon } from './durable-file.ts';
import type { AppendFile, FileLayer } from './file-layer.ts';
import { JournalError } from './journal-error.ts';
import { attachedPaths, fileOfAttempt, type Folders } from './journal-paths.ts';
import type { JournalName } from './journals.ts';
import { decryptRecord, encodeFrame, encryptRecord, readFrames } from './record-format.ts';

/** A file that is being written; a copy that failed is null from then on. */
interface Writing {
  copies: [AppendFile | null, AppendFile | null];
  /** Sequence of the next part. */
  next: number;
}

/** Files of answers, encrypted with the key of their journal: a frame for each part, in both folders. */
export class AttachedFiles {
  readonly #layer: FileLayer;
  readonly #folders: Folders;
  readonly #writing = new Map<string, Writing>();

  constructor(layer: FileLayer, folders: Folders) {
    this.#layer = layer;
    this.#folders = folders;
  }

  /** Appends the next part; a file that is not being written is begun anew. Rejects when neither copy takes it. */
  async append(name: JournalName, fileId: string, key: Uint8Array, bytes: Uint8Array): Promise<void> {
    const known = this.#writing.get(fileId);
    const writing = known ?? (await this.#begin(name, fileId));
    const sequence = writing.next;
    writing.next += 1;
    const payload = encryptRecord(key, sequence, bytes);
    await this.#onBoth(writing, (file) => file.append(encodeFrame({ sequence, payload })));
  }

  /** Resolves when the whole file is on the disk; `copies`: how many. */
  async finish(name: JournalName, fileId: string): Promise<{ copies: 1 | 2 }> {
    const writing = this.#writing.get(fileId);
    if (!writing) throw new JournalError('gone', 'The file is not being written.');
    this.#writing.delete(fileId);
    await this.#onBoth(writing, async (file) => {
      await file.datasync();
      await file.close();
    });
    const paths = attachedPaths(this.#folders, name, fileId);
    const synced = await Promise.allSettled(
      paths.map((path, at) =>
        writing.copies[at] ? this.#layer.syncFolder(dirname(path)) : Promise.reject(notWritten),
      ),
    );
    const copies = synced.filter(({ status }) => status === 'fulfilled').length;
    if (copies === 0) throw new JournalError('disk', 'No copy of the file could be written.', { cause: synced });
    return { copies: copies === 2 ? 2 : 1 };
  }

  /** The content from the first copy whose SHA-256 (hex) is this one; null: neither copy has it. */
  async read(name: JournalName, fileId: string, key: Uint8Array, sha256: string): Promise<Uint8Array | null> {
    for (const path of attachedPaths(this.#folders, name, fileId)) {
      const bytes = await this.#readOne(path, key);
      if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
    }
    return null;
  }

  /** Gives up what is being written. */
  async close(): Promise<void> {
    const open = [...this.#writing.values()].flatMap(({ copies }) => copies);
    this.#writing.clear();
    await Promise.all(open.map(abandon));
  }

  async remove(name: JournalName, fileId: string): Promise<void> {
    const writing = this.#writing.get(fileId);
    this.#writing.delete(fileId);
    await Promise.all((writing?.copies ?? []).map(abandon));
    for (const path of attachedPaths(this.#folders, name, fileId)) await this.#layer.remove(path);
  }

  /** Removes all files of an attempt but these: what a crash left half-written, or a learner took back. */
  async retainOnly(name: JournalName, fileIds: readonly string[]): Promise<void> {
    for (const folder of new Set(attachedPaths(this.#folders, name, '').map(dirname))) {
      for (const file of await this.#layer.list(folder)) {
        const fileId = fileOfAttempt(basename(file), name.attempt);
        if (fileId !== null && !fileIds.includes(fileId) && !this.#writing.has(fileId)) await this.remove(name, fileId);
      }
    }
  }

  async #begin(name: JournalName, fileId: string): Promise<Writing> {
    const opened = await Promise.allSettled(
      attachedPaths(this.#folders, name, fileId).map(async (path) => {
        await this.#layer.makeFolder(dirname(path));
        return this.#layer.open(path, true);
      }),
    );
    const [first = null, second = null] = opened.map((one) => (one.status === 'fulfilled' ? one.value : null));
    const failed = opened.find(({ status }) => status === 'rejected');
    if (!first && !second && failed?.status === 'rejected') throw asJournalError(failed.reason);
    const writing: Writing = { copies: [first, second], next: 1 };
    this.#writing.set(fileId, writing);
    return writing;
  }

  /** One copy may fail; the last one must not. */
  async #onBoth(writing: Writing, act: (file: AppendFile) => Promise<void>): Promise<void> {
    let problem: unknown = notWritten;
    for (const at of [0, 1] as const) {
      const file = writing.copies[at];
      if (!file) continue;
      try {
        await act(file);
      } catch (error) {
        problem = error;
        writing.copies[at] = null;
        await abandon(file);
      }
    }
    if (writing.copies.every((file) => file === null)) throw asJournalError(problem);
  }

  /** Null: it is not there, or not whole. */
  async #readOne(path: string, key: Uint8Array): Promise<Uint8Array | null> {
    try {
      const stored = await this.#layer.read(path);
      if (!stored) return null;
      const parts = readFrames(stored).frames.map(({ sequence, payload }) => decryptRecord(key, sequence, payload));
      return parts.every((part) => part !== null) ? Buffer.concat(parts) : null;
    } catch {
      return null; // A disk that refuses to be read: the other copy is tried, and the caller told when there is none.
    }
  }
}

const notWritten = new Error('This copy of the file was given up before.');
