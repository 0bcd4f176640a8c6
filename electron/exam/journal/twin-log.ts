import { asidesOf, setAside } from './aside.ts';
import { CopyFile } from './copy-file.ts';
import { isFull, systemCode, type FileLayer } from './file-layer.ts';
import { encodeFrame } from './frame.ts';
import { JournalError } from './journal-error.ts';
import { mergeCopies, takeBackFrame, textFrame, type Merged } from './merge.ts';
import { Superseding, type SubjectOf } from './superseding.ts';

/** When a record was on disk, and on how many. */
export interface Appended {
  sequence: number;
  savedAt: number;
  copies: 1 | 2;
}

export interface TwinLogOptions {
  layer: FileLayer;
  paths: readonly [string, string];
  key: Uint8Array;
  /** Which records make earlier ones superfluous; none by default. */
  subjectOf?: SubjectOf;
  /** Superfluous bytes at which a file is rewritten without them. */
  compactAboveBytes?: number;
  /** Gives up room on a full disk; false: there is none left to give up. */
  makeRoom?: () => Promise<boolean>;
}

interface Waiting {
  text: string;
  resolve: (appended: Appended) => void;
  reject: (error: JournalError) => void;
}

/** A copy that failed is tried again after this many ms; at once when it was the last one. */
const retryAfterMs = 10_000;
/** Room for the records of a copy that cannot be read now: should it come back, they sort in before what follows. */
const roomForUnseen = 65_536;
const defaultCompactAboveBytes = 512 * 1024;

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
  readonly #options: TwinLogOptions;
  readonly #copies: readonly CopyFile[];
  readonly #superseding: Superseding;
  #sequence: number;
  #refused: number[] = [];
  /** Records that were acknowledged with one copy: should that one fail, they are not lost with it. */
  #unshared: Uint8Array[] = [];
  /** Bytes of each record that still counts, and of those that do not. */
  #sizes = new Map<number, number>();
  #superfluousBytes = 0;
  #compactAbove: number;
  #waiting: Waiting[] = [];
  #pumping: Promise<void> | null = null;
  #retryAt = 0;

  private constructor(options: TwinLogOptions, sequence: number) {
    this.#options = options;
    this.#sequence = sequence;
    this.#copies = options.paths.map((path) => new CopyFile(options.layer, path));
    this.#superseding = new Superseding(options.subjectOf ?? (() => null));
    this.#compactAbove = options.compactAboveBytes ?? defaultCompactAboveBytes;
  }

  /** A new log that holds `first` from its first moment: there is never one without it. */
  static async create(options: TwinLogOptions, header: Uint8Array, first: string) {
    const log = new TwinLog(options, 1);
    const frame = textFrame(options.key, 1, first);
    const bytes = Buffer.concat([encodeFrame({ sequence: 0, payload: header }), frame]);
    await Promise.all(log.#copies.map((copy) => copy.rebuild(bytes)));
    const copies = log.#written();
    log.#count(1, first, frame.length);
    if (copies === 1) log.#unshared.push(bytes);
    return { log, appended: { sequence: 1, savedAt: Date.now(), copies } };
  }

  /** Opens what is there, mends the poorer copy from the better one; rejects with `disk` when neither copy opens. */
  static async open(options: TwinLogOptions) {
    const { layer, paths } = options;
    const asides = (await Promise.all(paths.map((path) => asidesOf(layer, path)))).flat();
    const found = await Promise.all(paths.map((path) => readCopy(layer, path)));
    const others = await Promise.all(asides.map((path) => readCopy(layer, path)));
    const merged = merge(options, found, others);
    if (!merged.header) throw asJournalError(found.find(({ error }) => error)?.error);
    const unseen = [...found, ...others].some(({ bytes }) => bytes === null) ? roomForUnseen : 0;
    const log = new TwinLog(options, merged.last + unseen);
    await log.#mend(found, merged);
    if (log.copiesInUse === paths.length) await log.#removeRead(asides, others);
    else log.#unshared.push(merged.compact);
    return { log, records: merged.records, damaged: merged.copies.some(({ damaged }) => damaged) || unseen > 0 };
  }

  append(text: string): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, resolve, reject });
      this.#pumping ??= this.#pump();
    });
  }

  get key(): Uint8Array {
    return this.#options.key;
  }

  get copiesInUse(): number {
    return this.#copies.filter(({ inUse }) => inUse).length;
  }

  async close(): Promise<void> {
    await this.#pumping;
    await Promise.all(this.#copies.map((copy) => copy.close()));
  }

  async #pump(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#commitOrMakeRoom(batch);
      } catch (error) {
        for (const { reject } of batch) reject(asJournalError(error));
      }
      if (this.#superfluousBytes > this.#compactAbove && this.copiesInUse === this.#copies.length) {
        await this.#compact();
      }
    }
    this.#pumping = null;
  }

  async #commitOrMakeRoom(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#commit(batch);
    } catch (error) {
      const { makeRoom } = this.#options;
      if (asJournalError(error).code !== 'disk-full' || !makeRoom || !(await makeRoom())) throw error;
      await this.#commit(batch);
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    await this.#heal();
    const { key } = this.#options;
    const first = this.#sequence + 1;
    const opening = this.#refused.length > 0 ? [takeBackFrame(key, first, this.#refused)] : [];
    const start = first + opening.length;
    const frames = batch.map(({ text }, index) => textFrame(key, start + index, text));
    const bytes = Buffer.concat([...opening, ...frames]);
    this.#sequence = start + batch.length - 1;
    await Promise.all(this.#copies.map((copy) => this.#write(copy, bytes)));
    // A refused number is never used again: one disk may hold the record although its write failed.
    for (let taken = first; taken <= this.#sequence; taken += 1) this.#refused.push(taken);
    const copies = this.#written();
    this.#refused = [];
    if (copies === 1) this.#unshared.push(bytes);
    const savedAt = Date.now();
    batch.forEach(({ text, resolve }, index) => {
      this.#count(start + index, text, frames[index]?.length ?? 0);
      resolve({ sequence: start + index, savedAt, copies });
    });
  }

  async #write(copy: CopyFile, bytes: Uint8Array): Promise<void> {
    const before = copy.inUse;
    await copy.write(bytes);
    if (before && !copy.inUse) this.#retryAt = performance.now() + retryAfterMs;
  }

  /** How many copies took the last write; throws the system's reason when none did. */
  #written(): 1 | 2 {
    const count = this.copiesInUse;
    if (count === 0) throw asJournalError(this.#copies[0]?.error);
    return count === 1 ? 1 : 2;
  }

  #count(sequence: number, text: string, bytes: number): void {
    this.#sizes.set(sequence, bytes);
    const replaced = this.#superseding.add(sequence, text);
    if (replaced === null) return;
    this.#superfluousBytes += this.#sizes.get(replaced) ?? 0;
    this.#sizes.delete(replaced);
  }

  /** A copy that failed may end in half a record, and after a failed flush its pages prove nothing. */
  async #heal(): Promise<void> {
    const failed = this.#copies.filter(({ inUse }) => !inUse);
    if (failed.length === 0 || (failed.length < this.#copies.length && performance.now() < this.#retryAt)) return;
    const found = await this.#read();
    const { header, ideal, copies } = merge(this.#options, found, this.#memory());
    if (!header) return;
    for (const [index, copy] of this.#copies.entries()) {
      const compared = copies[index];
      if (copy.inUse || !compared) continue;
      if (found[index]?.unreadable && !(await this.#setAside(copy))) continue;
      await copy.repair(compared, ideal, true);
    }
    if (this.copiesInUse === this.#copies.length) this.#unshared = [];
    else this.#retryAt = performance.now() + retryAfterMs;
  }

  #read(): Promise<Found[]> {
    return Promise.all(this.#copies.map(({ path }) => readCopy(this.#options.layer, path)));
  }

  #memory(): Found[] {
    return this.#unshared.map((bytes) => ({ bytes, unreadable: false, error: null }));
  }

  /** Superfluous records go first when there are many; one copy after the other, so that one is always whole. */
  async #mend(found: readonly Found[], merged: Merged): Promise<void> {
    const much = merged.ideal.length - merged.compact.length > this.#compactAbove;
    for (const [index, copy] of this.#copies.entries()) {
      const compared = merged.copies[index];
      if (!compared) continue;
      // It may hold more than the other copy: not written over before it was tried once more.
      if (found[index]?.unreadable) await this.#giveUp(copy, found[index]?.error);
      else if (much && (await copy.exchange(merged.compact))) continue;
      else await copy.repair(compared, merged.ideal, false);
    }
    for (const { sequence, text } of merged.records) this.#count(sequence, text, Buffer.byteLength(text));
    if (!much) this.#superfluousBytes = merged.ideal.length - merged.compact.length;
  }

  /** A power cut at any moment leaves each file either whole or without superfluous records. */
  async #compact(): Promise<void> {
    const { compact, header } = merge(this.#options, await this.#read(), []);
    let done = header !== null;
    for (const copy of this.#copies) done = done && (await copy.exchange(compact));
    if (done) this.#superfluousBytes = 0;
    // What failed now fails again: next when there is twice as much to win.
    this.#compactAbove = done
      ? (this.#options.compactAboveBytes ?? defaultCompactAboveBytes)
      : this.#superfluousBytes * 2;
  }

  async #giveUp(copy: CopyFile, error: unknown): Promise<void> {
    await copy.giveUp(error);
    this.#retryAt = performance.now() + retryAfterMs;
  }

  /** It may hold more than the other copy: without moving it away it is not written over. */
  async #setAside(copy: CopyFile): Promise<boolean> {
    try {
      await setAside(this.#options.layer, copy.path);
      return true;
    } catch (error) {
      await copy.giveUp(error);
      return false;
    }
  }

  /** What was set aside and could be read now lies in both copies. */
  async #removeRead(asides: readonly string[], found: readonly Found[]): Promise<void> {
    for (const [index, path] of asides.entries()) {
      if (found[index]?.bytes) await this.#options.layer.remove(path);
    }
  }
}

function merge({ key, subjectOf }: TwinLogOptions, found: readonly Found[], others: readonly Found[]): Merged {
  return mergeCopies(
    found.map(({ bytes }) => bytes),
    key,
    { others: others.map(({ bytes }) => bytes), ...(subjectOf ? { subjectOf } : {}) },
  );
}

function asJournalError(error: unknown): JournalError {
  if (error instanceof JournalError) return error;
  const code = systemCode(error);
  return new JournalError(isFull(error) ? 'disk-full' : 'disk', `No copy of the journal could be written (${code}).`, {
    cause: error,
  });
}
