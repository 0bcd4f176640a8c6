import { dirname } from 'node:path';
import { abandon, replaceFile } from './durable-file.ts';
import { systemCode, type AppendFile, type FileLayer } from './file-layer.ts';
import { encodeFrame } from './frame.ts';
import { JournalError } from './journal-error.ts';
import { mergeCopies, takeBackFrame, textFrame, type Merged } from './merge.ts';

/** When a record was on disk, and on how many. */
export interface Appended {
  sequence: number;
  savedAt: number;
  copies: 1 | 2;
}

interface Copy {
  path: string;
  /** Null while this copy cannot be written. */
  file: AppendFile | null;
  error: unknown;
}

interface Waiting {
  text: string;
  resolve: (appended: Appended) => void;
  reject: (error: JournalError) => void;
}

/** A copy that failed is tried again after this many ms; at once when it was the last one. */
const retryAfter = 10_000;
/** Room for the records of a copy that cannot be read now: should it come back, they sort in before what follows. */
const roomForUnseen = 65_536;

type Paths = readonly [string, string];
/** `unreadable`: it is there, and the system refuses to read it. */
type Found = { bytes: Uint8Array | null; unreadable: boolean; error: unknown };

async function readCopy(layer: FileLayer, path: string): Promise<Found> {
  try {
    return { bytes: await layer.read(path), unreadable: false, error: null };
  } catch (error) {
    return { bytes: null, unreadable: true, error };
  }
}

/**
 * An encrypted log in two files. A record is acknowledged when every writable copy has it on disk; one copy is enough to
 * go on. Records that arrive while a write is under way share the next one.
 */
export class TwinLog {
  readonly #layer: FileLayer;
  readonly #key: Uint8Array;
  readonly #copies: readonly Copy[];
  #sequence: number;
  #refused: number[] = [];
  #waiting: Waiting[] = [];
  #pumping: Promise<void> | null = null;
  #retryAt = 0;

  private constructor(layer: FileLayer, paths: Paths, key: Uint8Array, sequence: number) {
    this.#layer = layer;
    this.#key = key;
    this.#sequence = sequence;
    this.#copies = paths.map((path) => ({ path, file: null, error: null }));
  }

  /** A new log that holds `first` from its first moment: there is never one without it. */
  static async create(layer: FileLayer, paths: Paths, key: Uint8Array, header: Uint8Array, first: string) {
    const log = new TwinLog(layer, paths, key, 1);
    const bytes = Buffer.concat([encodeFrame({ sequence: 0, payload: header }), textFrame(key, 1, first)]);
    await Promise.all(log.#copies.map((copy) => log.#rebuild(copy, bytes)));
    return { log, appended: { sequence: 1, savedAt: Date.now(), copies: log.#written() } };
  }

  /** Opens what is there, mends the poorer copy from the better one; rejects with `disk` when neither copy opens. */
  static async open(layer: FileLayer, paths: Paths, key: Uint8Array) {
    const found = await Promise.all(paths.map((path) => readCopy(layer, path)));
    const merged = mergeCopies(
      found.map(({ bytes }) => bytes),
      key,
    );
    if (!merged.header) throw asJournalError(found.find(({ error }) => error)?.error);
    const unseen = found.some(({ bytes }) => bytes === null) ? roomForUnseen : 0;
    const log = new TwinLog(layer, paths, key, merged.last + unseen);
    await Promise.all(log.#copies.map((copy, index) => log.#mend(copy, merged, index, found[index])));
    return { log, records: merged.records, damaged: merged.damaged.some(Boolean) };
  }

  append(text: string): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, resolve, reject });
      this.#pumping ??= this.#pump();
    });
  }

  get copiesInUse(): number {
    return this.#copies.filter(({ file }) => file).length;
  }

  async close(): Promise<void> {
    await this.#pumping;
    await Promise.all(this.#copies.map(({ file }) => abandon(file)));
  }

  async #pump(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#commit(batch);
      } catch (error) {
        for (const { reject } of batch) reject(asJournalError(error));
      }
    }
    this.#pumping = null;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    await this.#heal();
    const first = this.#sequence + 1;
    const opening = this.#refused.length > 0 ? [takeBackFrame(this.#key, first, this.#refused)] : [];
    const start = first + opening.length;
    const frames = batch.map(({ text }, index) => textFrame(this.#key, start + index, text));
    const bytes = Buffer.concat([...opening, ...frames]);
    this.#sequence = start + batch.length - 1;
    await Promise.all(this.#copies.map((copy) => this.#write(copy, bytes)));
    // A refused number is never used again: one disk may hold the record although its write failed.
    for (let taken = first; taken <= this.#sequence; taken += 1) this.#refused.push(taken);
    const copies = this.#written();
    this.#refused = [];
    const savedAt = Date.now();
    batch.forEach(({ resolve }, index) => resolve({ sequence: start + index, savedAt, copies }));
  }

  async #write(copy: Copy, bytes: Uint8Array): Promise<void> {
    if (!copy.file) return;
    try {
      await copy.file.append(bytes);
      await copy.file.datasync();
    } catch (error) {
      await this.#giveUp(copy, error);
    }
  }

  async #giveUp(copy: Copy, error: unknown): Promise<void> {
    await abandon(copy.file);
    copy.file = null;
    copy.error = error;
    this.#retryAt = Date.now() + retryAfter;
  }

  /** How many copies took the last write; throws the system's reason when none did. */
  #written(): 1 | 2 {
    const count = this.copiesInUse;
    if (count === 0) throw asJournalError(this.#copies[0]?.error);
    return count === 1 ? 1 : 2;
  }

  /** A copy that failed may end in half a record, and after a failed flush its pages prove nothing: written anew. */
  async #heal(): Promise<void> {
    const failed = this.#copies.filter(({ file }) => !file);
    if (failed.length === 0 || (failed.length < this.#copies.length && Date.now() < this.#retryAt)) return;
    const found = await Promise.all(this.#copies.map(({ path }) => readCopy(this.#layer, path)));
    const merged = mergeCopies(
      found.map(({ bytes }) => bytes),
      this.#key,
    );
    for (const [index, copy] of this.#copies.entries()) {
      if (copy.file || !merged.header) continue;
      if (found[index]?.unreadable) await this.#setAside(copy);
      await this.#rebuild(copy, merged.ideal);
    }
  }

  async #mend(copy: Copy, merged: Merged, index: number, found: Found | undefined): Promise<void> {
    // It may hold more than the other copy: not written over before it was tried once more.
    if (found?.unreadable) return this.#giveUp(copy, found.error);
    if (merged.poor[index]) return this.#rebuild(copy, merged.ideal);
    try {
      copy.file = await this.#layer.open(copy.path);
    } catch (error) {
      await this.#giveUp(copy, error);
    }
  }

  async #setAside(copy: Copy): Promise<void> {
    try {
      await this.#layer.rename(copy.path, `${copy.path}.unreadable`);
    } catch (error) {
      copy.error = error;
    }
  }

  async #rebuild(copy: Copy, bytes: Uint8Array): Promise<void> {
    try {
      const folder = dirname(copy.path);
      await this.#layer.makeFolder(folder);
      await replaceFile(this.#layer, copy.path, bytes);
      await this.#layer.syncFolder(dirname(folder));
      copy.file = await this.#layer.open(copy.path);
    } catch (error) {
      await this.#giveUp(copy, error);
    }
  }
}

function asJournalError(error: unknown): JournalError {
  if (error instanceof JournalError) return error;
  const code = systemCode(error);
  const full = code === 'ENOSPC' || code === 'EDQUOT';
  return new JournalError(full ? 'disk-full' : 'disk', `No copy of the journal could be written (${code}).`, {
    cause: error,
  });
}
