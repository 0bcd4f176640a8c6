import { dirname } from 'node:path';
import { abandon, quarantine, replaceFile } from './durable-file.ts';
import { isFull, systemCode, type AppendFile, type FileLayer } from './file-layer.ts';
import { JournalError } from './journal-error.ts';
import { mergeCopies, type Merged, type MergedCopy, type SubjectOf } from './merge.ts';

export interface CopyPairOptions {
  layer: FileLayer;
  paths: readonly [string, string];
  key: Uint8Array;
  /** Which records make earlier ones superfluous; none by default. */
  subjectOf?: SubjectOf;
  /** Monotonic ms. */
  steadyNow?: () => number;
}

/** What lies in one file; `unreadable`: it is there or may be, and the system refuses to read it. */
export interface Found {
  bytes: Uint8Array | null;
  unreadable: boolean;
  error: unknown;
}

/** A copy that failed is tried again after this many ms; at once when it was the last one. */
const retryAfterMs = 10_000;

export async function readFound(layer: FileLayer, path: string, limit?: number): Promise<Found> {
  try {
    return { bytes: await layer.read(path, limit), unreadable: false, error: null };
  } catch (error) {
    return { bytes: null, unreadable: true, error };
  }
}

/** The two files of a log: writes both, goes on with one, and repairs the other one from it. */
export class CopyPair {
  readonly #options: CopyPairOptions;
  readonly #copies: readonly CopyFile[];
  readonly #steadyNow: () => number;
  /** Records that were acknowledged with one copy: should that one fail, they are not lost with it. */
  #unshared: Uint8Array[] = [];
  #retryAt = 0;

  constructor(options: CopyPairOptions) {
    this.#options = options;
    this.#steadyNow = options.steadyNow ?? (() => performance.now());
    this.#copies = options.paths.map((path) => new CopyFile(options.layer, path));
  }

  get inUse(): number {
    return this.#copies.filter(({ inUse }) => inUse).length;
  }

  get bothInUse(): boolean {
    return this.inUse === this.#copies.length;
  }

  async close(): Promise<void> {
    await Promise.all(this.#copies.map((copy) => copy.close()));
  }

  /** Both files anew; rejects when neither could be written. */
  async create(bytes: Uint8Array): Promise<1 | 2> {
    const found = await this.read();
    await Promise.all(
      this.#copies.map(async (copy, index) => {
        if (!found[index]?.unreadable || (await this.#quarantine(copy))) await copy.rebuild(bytes);
      }),
    );
    return this.#written(bytes);
  }

  /** Appends durably to every copy in use; rejects with the system's reason when none took it. */
  async append(bytes: Uint8Array): Promise<1 | 2> {
    await Promise.all(
      this.#copies.map(async (copy) => {
        const before = copy.inUse;
        await copy.write(bytes);
        if (before && !copy.inUse) this.#retryAt = this.#steadyNow() + retryAfterMs;
      }),
    );
    return this.#written(bytes);
  }

  #written(bytes: Uint8Array): 1 | 2 {
    const count = this.inUse;
    if (count === 0) throw asJournalError(this.#copies[0]?.error);
    if (count === 2) return 2;
    this.#unshared.push(bytes);
    return 1;
  }

  read(): Promise<Found[]> {
    return Promise.all(this.#copies.map(({ path, provenBytes }) => readFound(this.#options.layer, path, provenBytes)));
  }

  merge(found: readonly Found[], others: readonly Found[]): Merged {
    const { key, subjectOf } = this.#options;
    return mergeCopies(
      found.map(({ bytes }) => bytes),
      key,
      { others: others.map(({ bytes }) => bytes), ...(subjectOf ? { subjectOf } : {}) },
    );
  }

  /**
   * A copy that failed may end in half a record, and after a failed flush its pages prove nothing. `known`: every number
   * that this run has read or given; null: all there are. Rejects with `gone` when a copy came back with others: the log
   * has to be opened again.
   */
  async heal(known: ReadonlySet<number> | null): Promise<void> {
    const failed = this.#copies.filter(({ inUse }) => !inUse);
    if (failed.length === 0 || (failed.length < this.#copies.length && this.#steadyNow() < this.#retryAt)) return;
    const found = await this.read();
    const memory = this.#unshared.map((bytes) => ({ bytes, unreadable: false, error: null }));
    const { header, ideal, copies, records } = this.merge(found, memory);
    if (!header) return;
    if (known && records.some(({ sequence }) => !known.has(sequence))) {
      throw new JournalError('gone', 'A copy came back with records that were not read when the journal was opened.');
    }
    for (const [index, copy] of this.#copies.entries()) {
      const compared = copies[index];
      if (copy.inUse || !compared) continue;
      if (found[index]?.unreadable && !(await this.#quarantine(copy))) continue;
      await copy.repair(compared, ideal, true);
    }
    if (this.bothInUse) this.#unshared = [];
    else this.#retryAt = this.#steadyNow() + retryAfterMs;
  }

  /** Brings both files to `merged` when a log is opened. */
  async mend(found: readonly Found[], merged: Merged): Promise<void> {
    for (const [index, copy] of this.#copies.entries()) {
      const compared = merged.copies[index];
      if (!compared) continue;
      // It may hold more than the other copy: not written over before it was tried once more.
      if (found[index]?.unreadable) await this.#giveUp(copy, found[index]?.error);
      else await copy.repair(compared, merged.ideal, false);
    }
    if (!this.bothInUse) this.#unshared.push(merged.ideal);
  }

  /** Rewrites one copy after the other; false: at least one is as it was. */
  async exchange(bytes: Uint8Array): Promise<boolean> {
    for (const copy of this.#copies) if (!(await copy.exchange(bytes))) return false;
    return true;
  }

  async #giveUp(copy: CopyFile, error: unknown): Promise<void> {
    await copy.giveUp(error);
    this.#retryAt = this.#steadyNow() + retryAfterMs;
  }

  /** It may hold more than the other copy: without moving it away it is not written over. */
  async #quarantine(copy: CopyFile): Promise<boolean> {
    try {
      await quarantine(this.#options.layer, copy.path);
      return true;
    } catch (error) {
      await copy.giveUp(error);
      return false;
    }
  }
}

export function asJournalError(error: unknown): JournalError {
  if (error instanceof JournalError) return error;
  const code = systemCode(error);
  return new JournalError(isFull(error) ? 'disk-full' : 'disk', `No copy of the journal could be written (${code}).`, {
    cause: error,
  });
}

/** One of the two files of a log. */
class CopyFile {
  readonly path: string;
  readonly #layer: FileLayer;
  #file: AppendFile | null = null;
  #error: unknown = null;
  #provenBytes: number | undefined;

  constructor(layer: FileLayer, path: string) {
    this.#layer = layer;
    this.path = path;
  }

  /** False while this copy cannot be written. */
  get inUse(): boolean {
    return this.#file !== null;
  }

  /** Why it cannot be written. */
  get error(): unknown {
    return this.#error;
  }

  /** The file holds this much for certain; undefined: not known, as before it was opened. */
  get provenBytes(): number | undefined {
    return this.#provenBytes;
  }

  /** Appends durably; a failure gives the copy up. */
  async write(bytes: Uint8Array): Promise<void> {
    if (!this.#file) return;
    try {
      await this.#file.append(bytes);
      await this.#file.datasync();
      if (this.#provenBytes !== undefined) this.#provenBytes += bytes.length;
    } catch (error) {
      await this.giveUp(error);
      // After a failed flush the next start would read what no disk has, and take it for durable.
      if (this.#provenBytes !== undefined) await this.#cut(this.#provenBytes);
    }
  }

  async giveUp(error: unknown): Promise<void> {
    await this.close();
    this.#error = error;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await abandon(file);
  }

  /**
   * Brings the copy to what both should hold. Where it only lacks records, they are appended, which a disk that was full
   * has room for; otherwise, or when a flush has failed (`unproven`), the file is rewritten.
   */
  async repair(merged: MergedCopy, ideal: Uint8Array, unproven: boolean): Promise<void> {
    if (!merged.poor && !unproven) return this.#open(true);
    if (merged.appendable && (!unproven || isFull(this.#error))) return this.#catchUp(merged, unproven);
    await this.rebuild(ideal);
    // What else is wrong with it can wait for a disk with more room: each record counts for itself.
    if (!this.#file && isFull(this.#error) && merged.wholeLength > 0) await this.#catchUp(merged, true);
  }

  /** Rewrites the file; until the last moment the old one is in place. */
  async rebuild(bytes: Uint8Array): Promise<void> {
    try {
      const folder = dirname(this.path);
      await this.#layer.makeFolder(folder);
      await replaceFile(this.#layer, this.path, bytes);
      await this.#layer.syncFolder(dirname(folder));
      await this.#open(true);
    } catch (error) {
      await this.giveUp(error);
    }
  }

  /** Replaces the file of a copy in use; false: the old one is in use again. */
  async exchange(bytes: Uint8Array): Promise<boolean> {
    // Windows does not rename over an open file.
    await this.close();
    await this.rebuild(bytes);
    if (this.#file) return true;
    await this.#open(true);
    return false;
  }

  /** Flushes once: a killed process may have left more than the disk has. `proven`: no earlier flush of it has failed. */
  async #open(proven: boolean): Promise<void> {
    await this.close();
    try {
      this.#file = await this.#layer.open(this.path);
      await this.#file.datasync();
      this.#provenBytes = proven ? await this.#file.size() : undefined;
    } catch (error) {
      await this.giveUp(error);
    }
  }

  /** `beyond`: what follows the last whole record may lie there and is not proven. */
  async #catchUp({ wholeLength, missing, torn }: MergedCopy, beyond: boolean): Promise<void> {
    const clean = (!torn && !beyond) || (await this.#cut(wholeLength));
    await this.#open(clean);
    await this.write(missing);
  }

  /** False: readers skip the torn end; cutting it off only makes room. */
  async #cut(length: number): Promise<boolean> {
    try {
      await this.#layer.truncate(this.path, length);
      return true;
    } catch {
      return false;
    }
  }
}
