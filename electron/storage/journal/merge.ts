import { decryptRecord, encodeFrame, plainKind, readFrames, type Frame, type FrameScan } from './record-format.ts';

/** One record as the journal's users see it. */
export interface LogRecord {
  sequence: number;
  text: string;
}

/** One of the merged copies, compared with what both should hold. */
export interface MergedCopy {
  /** It differs from `ideal`. */
  poor: boolean;
  /** More than an unfinished end is wrong with it. */
  damaged: boolean;
  /** It lacks nothing but `missing`, after `wholeLength` bytes. */
  appendable: boolean;
  /** Where its last whole record ends. */
  wholeLength: number;
  /** Something follows that is no record. */
  torn: boolean;
  /** The records of `ideal` that it does not hold, as they lie in a file. */
  missing: Buffer;
}

export interface Merged {
  /** Payload of the clear header; null when no copy has a whole one. */
  header: Buffer | null;
  records: LogRecord[];
  /** Highest sequence that any copy holds, also of a record that was taken back. */
  last: number;
  /** Numbers that were given and hold nothing on purpose: of records that were taken back, and of what took them back. */
  takenBack: number[];
  /** What both copies should hold, byte for byte. */
  ideal: Buffer;
  /** The same without superfluous records. */
  compact: Buffer;
  /** The records that `compact` leaves out. */
  superfluous: LogRecord[];
  copies: MergedCopy[];
}

export interface MergeOptions {
  /** Further sources of records: files that were set aside, records that lie on one disk only. */
  others?: readonly (Uint8Array | null)[];
  subjectOf?: SubjectOf;
}

/** The clear header alone, for which no key is needed. */
export function headerIn(copies: readonly (Uint8Array | null)[]): Buffer | null {
  return headerOf(copies.map((bytes) => bytes && readFrames(bytes)));
}

function headerOf(scans: readonly (FrameScan | null)[]): Buffer | null {
  const frames = scans.flatMap((scan) => scan?.frames ?? []);
  return frames.find(({ sequence }) => sequence === 0)?.payload ?? null;
}

interface Candidate {
  frame: Frame;
  plain: Buffer;
}

function authentic(scans: readonly (FrameScan | null)[], key: Uint8Array): Map<number, Candidate> {
  const found = new Map<number, Candidate>();
  for (const scan of scans) {
    for (const frame of scan?.frames ?? []) {
      if (frame.sequence === 0 || found.has(frame.sequence)) continue;
      const plain = decryptRecord(key, frame.sequence, frame.payload);
      if (plain && plain.length > 0) found.set(frame.sequence, { frame, plain });
    }
  }
  return found;
}

/** A list of numbers that was sealed with our own key. */
function takenBackBy(candidates: readonly Candidate[]): Set<number> {
  const lists = candidates.filter(({ plain }) => plain[0] === plainKind.takenBack);
  return new Set(lists.flatMap(({ plain }): number[] => JSON.parse(plain.toString('utf8', 1))));
}

/**
 * What two copies of one journal say together: a record that is whole in any source counts, wherever the others are
 * torn. `null` stands for a copy that is missing or cannot be read.
 */
export function mergeCopies(
  copies: readonly (Uint8Array | null)[],
  key: Uint8Array,
  { others = [], subjectOf = () => null }: MergeOptions = {},
): Merged {
  const scans = [...copies, ...others].map((bytes) => bytes && readFrames(bytes));
  const header = headerOf(scans);
  const ordered = [...authentic(scans, key).values()].sort((a, b) => a.frame.sequence - b.frame.sequence);
  const takenBack = takenBackBy(ordered);
  const kept = ordered.filter(({ frame }) => !takenBack.has(frame.sequence));
  const superfluous = new Set<number | null>();
  const superseding = new Superseding(subjectOf);
  for (const { frame, plain } of kept) {
    if (isText(plain)) superfluous.add(superseding.add(frame.sequence, plain.toString('utf8', 1)));
  }
  const current = kept.filter(({ frame }) => !superfluous.has(frame.sequence));
  const head = header ? [encodeFrame({ sequence: 0, payload: header })] : [];
  const fileOf = (candidates: readonly Candidate[]) =>
    Buffer.concat([...head, ...candidates.map(({ frame }) => encodeFrame(frame))]);
  const ideal = fileOf(kept);
  const records = kept
    .filter(({ plain }) => isText(plain))
    .map(({ frame, plain }) => ({ sequence: frame.sequence, text: plain.toString('utf8', 1) }));
  return {
    header,
    records,
    last: ordered.at(-1)?.frame.sequence ?? 0,
    takenBack: [...ordered.filter(({ plain }) => !isText(plain)).map(({ frame }) => frame.sequence), ...takenBack],
    ideal,
    compact: fileOf(current),
    superfluous: records.filter(({ sequence }) => superfluous.has(sequence)),
    copies: copies.map((bytes, index) => compareCopy(bytes, scans[index] ?? null, kept, ideal)),
  };
}

function isText(plain: Buffer): boolean {
  return plain[0] === plainKind.text;
}

function compareCopy(
  bytes: Uint8Array | null,
  scan: FrameScan | null,
  kept: readonly Candidate[],
  ideal: Buffer,
): MergedCopy {
  const held = new Set(scan?.frames.map(({ sequence }) => sequence));
  const missing = kept.filter(({ frame }) => !held.has(frame.sequence));
  const wanted = new Set([0, ...kept.map(({ frame }) => frame.sequence)]);
  const damaged = !scan || scan.damage === 'inside' || scan.frames.length === 0;
  return {
    poor: !bytes || !ideal.equals(bytes),
    damaged,
    appendable: !damaged && held.has(0) && [...held].every((sequence) => wanted.has(sequence)),
    wholeLength: scan?.end ?? 0,
    torn: scan?.damage === 'tail',
    missing: Buffer.concat(missing.map(({ frame }) => encodeFrame(frame))),
  };
}

/**
 * What a record is about: a later record of the same subject makes it superfluous. `final`: no record before this one
 * is ever superfluous because of a later one. Null: every such record counts for itself.
 */
export type SubjectOf = (text: string) => { subject: string } | 'final' | null;

/** Tells which records of a journal are superfluous, fed in order of sequence. */
export class Superseding {
  readonly #subjectOf: SubjectOf;
  #latest = new Map<string, number>();
  #closed = false;

  constructor(subjectOf: SubjectOf) {
    this.#subjectOf = subjectOf;
  }

  /** The sequence of the earlier record that this one replaces; null: none. */
  add(sequence: number, text: string): number | null {
    if (this.#closed) return null;
    const about = this.#subjectOf(text);
    if (about === 'final') this.#closed = true;
    if (about === null || about === 'final') return null;
    const replaced = this.#latest.get(about.subject) ?? null;
    this.#latest.set(about.subject, sequence);
    return replaced;
  }
}
