import { asJournalError, CopyPair, readFound, type CopyPairOptions, type Found } from './copies.ts';
import { quarantinedFiles, removeLeftOver } from './durable-file.ts';
import type { FileLayer } from './file-layer.ts';
import { parseHeader } from './header.ts';
import type { JournalError } from './journal-error.ts';
import { Superseding, type LogRecord, type Merged } from './merge.ts';
import { encodeFrame, takeBackFrame, textFrame } from './record-format.ts';

/** When a record was on disk, and on how many. */
export interface Appended {
  sequence: number;
  savedAt: number;
  copies: 1 | 2;
}

export interface TwinLogOptions extends CopyPairOptions {
  /** Superfluous bytes at which a file is rewritten without them. */
  compactAboveBytes?: number;
  /** The record that remembers what a rewriting leaves out; nothing does by default. */
  remember?: (superfluous: readonly LogRecord[]) => string | null;
  /** Epoch ms of this machine. */
  now?: () => number;
  /** Gives up room on a full disk; false: there is none left to give up. */
  makeRoom?: () => Promise<boolean>;
}

interface Waiting {
  text: string;
  resolve: (appended: Appended) => void;
  reject: (error: JournalError) => void;
}

const defaultCompactAboveBytes = 512 * 1024;

/**
 * An encrypted log in two files. A record is acknowledged when every writable copy has it on disk; one copy is enough to
 * go on. Records that arrive while a write is under way share the next one.
 */
export class TwinLog {
  readonly #options: TwinLogOptions;
  readonly #copies: CopyPair;
  readonly #superseding: Superseding;
  #sequence: number;
  #refused: number[] = [];
  /** Every number that was read or given; null: no copy was hidden when the log was opened. */
  #known: Set<number> | null = null;
  /** Bytes of each record that still counts, and of those that do not. */
  #sizes = new Map<number, number>();
  #superfluousBytes = 0;
  #compactAbove: number;
  #waiting: Waiting[] = [];
  #pumping: Promise<void> | null = null;

  private constructor(options: TwinLogOptions, copies: CopyPair, sequence: number) {
    this.#options = options;
    this.#copies = copies;
    this.#sequence = sequence;
    this.#superseding = new Superseding(options.subjectOf ?? (() => null));
    this.#compactAbove = options.compactAboveBytes ?? defaultCompactAboveBytes;
  }

  /** A new log that holds `first` from its first moment: there is never one without it. */
  static async create(options: TwinLogOptions, header: Uint8Array, first: string) {
    const log = new TwinLog(options, new CopyPair(options), 1);
    const frame = textFrame(options.key, 1, first);
    const bytes = Buffer.concat([encodeFrame({ sequence: 0, payload: header }), frame]);
    const copies = await log.#copies.create(bytes);
    log.#count(1, first, frame.length);
    return { log, appended: { sequence: 1, savedAt: Date.now(), copies } };
  }

  /** Opens what is there, mends the poorer copy from the better one; rejects with `disk` when neither copy opens. */
  static async open(options: TwinLogOptions) {
    const { layer, paths } = options;
    const listed = await Promise.allSettled(paths.map((path) => quarantinedFiles(layer, path)));
    const quarantined = listed.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const others = await Promise.all(quarantined.map((path) => readFound(layer, path)));
    const pair = new CopyPair(options);
    const found = await pair.read();
    const merged = pair.merge(found, others);
    if (!merged.header) throw asJournalError(found.find(({ error }) => error)?.error);
    const hidden = listed.some(({ status }) => status === 'rejected');
    const unseen = hidden || [...found, ...others].some(({ bytes }) => bytes === null);
    const log = new TwinLog(
      options,
      pair,
      unseen ? sequenceAfterGap(merged.last, ageOf(merged, options)) : merged.last,
    );
    if (unseen) log.#known = new Set(merged.records.map(({ sequence }) => sequence));
    await log.#mend(found, merged);
    if (pair.bothInUse) await removeRead(layer, quarantined, others);
    return { log, records: merged.records, damaged: unseen || merged.copies.some(({ damaged }) => damaged) };
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
    return this.#copies.inUse;
  }

  async close(): Promise<void> {
    await this.#pumping;
    await this.#copies.close();
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
      await this.#compactWhenWorthwhile();
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
    await this.#copies.heal(this.#known);
    const { key } = this.#options;
    const first = this.#sequence + 1;
    const opening = this.#refused.length > 0 ? [takeBackFrame(key, first, this.#refused)] : [];
    const start = first + opening.length;
    const frames = batch.map(({ text }, index) => textFrame(key, start + index, text));
    const bytes = Buffer.concat([...opening, ...frames]);
    this.#sequence = start + batch.length - 1;
    // A refused number is never used again: one disk may hold the record although its write failed.
    for (let taken = first; taken <= this.#sequence; taken += 1) {
      this.#refused.push(taken);
      this.#known?.add(taken);
    }
    const copies = await this.#copies.append(bytes);
    this.#refused = [];
    const savedAt = Date.now();
    batch.forEach(({ text, resolve }, index) => {
      this.#count(start + index, text, frames[index]?.length ?? 0);
      resolve({ sequence: start + index, savedAt, copies });
    });
  }

  #count(sequence: number, text: string, bytes: number): void {
    this.#sizes.set(sequence, bytes);
    const replaced = this.#superseding.add(sequence, text);
    if (replaced === null) return;
    this.#superfluousBytes += this.#sizes.get(replaced) ?? 0;
    this.#sizes.delete(replaced);
  }

  async #mend(found: readonly Found[], merged: Merged): Promise<void> {
    await this.#copies.mend(found, merged);
    for (const { sequence, text } of merged.records) this.#count(sequence, text, Buffer.byteLength(text));
    this.#superfluousBytes = merged.ideal.length - merged.compact.length;
    await this.#compactWhenWorthwhile();
  }

  async #compactWhenWorthwhile(): Promise<void> {
    if (this.#superfluousBytes > this.#compactAbove && this.#copies.bothInUse) await this.#compact();
  }

  /** A disk that takes no more needs the room: the records then go without a trace but the gap in their numbers. */
  async #remember(): Promise<void> {
    const { remember } = this.#options;
    if (!remember) return;
    const text = remember(this.#copies.merge(await this.#copies.read(), []).superfluous);
    if (text === null) return;
    try {
      await this.#commit([{ text, resolve: () => undefined, reject: () => undefined }]);
    } catch (error) {
      if (asJournalError(error).code === 'gone') throw error;
    }
  }

  /**
   * A power cut at any moment leaves each file either whole or without superfluous records, one copy after the other. What is
   * left out is remembered first.
   */
  async #compact(): Promise<void> {
    await this.#remember();
    const { compact, header } = this.#copies.merge(await this.#copies.read(), []);
    const done = header !== null && (await this.#copies.exchange(compact));
    if (done) this.#superfluousBytes = 0;
    // What failed now fails again: next when there is twice as much to win.
    this.#compactAbove = done
      ? (this.#options.compactAboveBytes ?? defaultCompactAboveBytes)
      : this.#superfluousBytes * 2;
  }
}

function ageOf({ header }: Merged, { now = Date.now }: TwinLogOptions): number {
  return now() - (parseHeader(header)?.createdAt ?? now());
}

/** What was set aside and could be read now lies in both copies. */
async function removeRead(layer: FileLayer, quarantined: readonly string[], found: readonly Found[]): Promise<void> {
  for (const [index, path] of quarantined.entries()) {
    if (found[index]?.bytes) await removeLeftOver(layer, path);
  }
}

/** A log gets fewer records than this in a second, over its whole life. */
const recordsPerSecond = 64;
/** More than a log gets at once when it begins. */
const burst = 65_536;
/** Half of what a record's four bytes can count. */
const highest = 2 ** 31;

/**
 * The number that records follow when a copy cannot be read which may hold later ones than `last`. By the age of the log:
 * a run that sees only the other copy, before or after, counts from another number, and what was written later sorts
 * later.
 */
export function sequenceAfterGap(last: number, ageMs: number): number {
  const byAge = burst + Math.floor((ageMs / 1000) * recordsPerSecond);
  // Only a clock that was set back or far ahead makes it useless.
  return byAge > last && byAge < highest ? byAge : last + burst;
}
