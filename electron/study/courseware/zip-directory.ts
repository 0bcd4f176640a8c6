import { crc32 } from 'node:zlib';
import { narrowEncodingOf } from '#rules/text/decoded-text.ts';
import { PackageError } from './package-error.ts';
import type { PackageSource } from './package-source.ts';

/** What systems put beside the files of a folder; no package means it. */
const ofSystems = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$|Icon\r$)/i;

/** A file in a zip, as its directory tells it. */
export interface ZipEntry {
  name: string;
  /** 0: as it is, 8: deflated. */
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where the header before its bytes begins. */
  at: number;
}

/** A file that nobody can be given. */
interface LeftOut {
  name: string;
  why: string;
}

export interface ZipDirectory {
  files: ZipEntry[];
  left: LeftOut[];
}

export interface ZipLimits {
  entries: number;
  /** Bytes of all files, unpacked. */
  bytes: number;
  /** How many times larger the files may be than the zip. */
  ratio: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const locatorSignature = 0x07064b50;
const end64Signature = 0x06064b50;
const endLength = 22;
const locatorLength = 20;
const end64Length = 56;
/** Kinds of what is added to an entry: its sizes in Zip64, its name in UTF-8. */
const zip64Extra = 0x0001;
const nameExtra = 0x7075;
const entryLength = 46;
/** Bytes that one entry takes at most, on average; names are far shorter. */
const largestEntry = 4_096;
const longestComment = 0xffff;
/** In a field of 32 bits: the value is in a record of Zip64. */
const elsewhere = 0xffffffff;
const encryptedFlag = 1;
const modes = { mask: 0o170000, file: 0o100000, link: 0o120000 };
const unix = 3;

/** The letters of Europe as DOS writes them (code page 850), from 0x80 on. */
const dosLetters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ';

/**
 * The files of a zip (APPNOTE 6.3), also of a Zip64 one, of one that stands behind other bytes or has some behind it, and of
 * one in which a file was packed again: the last one counts. A link, or a file that is locked or packed in another way, is
 * left out. Throws a PackageError for what no honest package has: files that share bytes, and more or larger files than the
 * limits.
 */
export async function zipDirectory(source: PackageSource, limits: ZipLimits): Promise<ZipDirectory> {
  const tailAt = Math.max(0, source.size - endLength - longestComment);
  const tail = await source.read(tailAt, source.size);
  const end = endOf(tail);
  const told = (await end64(source, tail, end)) ?? {
    at: tailAt + end,
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    from: tail.readUInt32LE(end + 16),
  };
  if (tail.readUInt16LE(end + 4) !== 0 && tail.readUInt16LE(end + 4) !== 0xffff)
    throw damaged('it is in several files');
  if (told.count > limits.entries) throw new PackageError('too-large', `${told.count} files`);
  // What stands before the first file moves them all.
  const before = told.at - told.length - told.from;
  if (before < 0 || told.length > limits.entries * largestEntry) throw damaged('its directory is torn');
  const from = told.from + before;
  const all = entriesIn(await source.read(from, from + told.length), told.count);
  const names = new Set(all.filter(({ fromAbove }) => fromAbove === null).map(({ name }) => name));
  // A name that leads above the top becomes one that a file within may have, and that file has it.
  const isTaken = ({ name, fromAbove }: Found) => fromAbove !== null && names.has(name);
  const byName = [...new Map(all.filter((entry) => !isTaken(entry)).map((entry) => [entry.name, entry])).values()];
  const taken = all
    .filter(isTaken)
    .map(({ name, fromAbove }) => ({ name: fromAbove ?? name, why: 'its name is taken' }));
  const left = [...byName.filter((entry) => 'why' in entry), ...taken];
  const files = byName.filter((entry) => 'at' in entry).map((entry) => ({ ...entry, at: entry.at + before }));
  checkSizes(files, source.size, limits);
  checkPlaces(files, from);
  return { files, left };
}

interface End {
  /** Where the record of the end begins. */
  at: number;
  count: number;
  /** Of the directory. */
  length: number;
  from: number;
}

/** The end as a Zip64 file tells it; null: it is none. */
async function end64(source: PackageSource, tail: Buffer, end: number): Promise<End | null> {
  const locator = end - locatorLength;
  if (locator < 0 || tail.readUInt32LE(locator) !== locatorSignature) return null;
  const told = Number(tail.readBigUInt64LE(locator + 8));
  // Behind other bytes it stands where the locator does.
  const beforeLocator = source.size - tail.length + locator - end64Length;
  for (const at of [told, beforeLocator]) {
    if (!Number.isSafeInteger(at) || at < 0) continue;
    const record = await source.read(at, at + end64Length);
    if (record.length !== end64Length || record.readUInt32LE(0) !== end64Signature) continue;
    const [count, length, from] = [32, 40, 48].map((field) => Number(record.readBigUInt64LE(field)));
    return { at, count: count ?? 0, length: length ?? 0, from: from ?? 0 };
  }
  throw damaged('its Zip64 record is torn');
}

/** `fromAbove`: its name as it was written, where that leads above the top of the package. */
type Found = (ZipEntry | LeftOut) & { fromAbove: string | null };

function entriesIn(directory: Buffer, count: number): Found[] {
  const files: Found[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const isEntry = at + entryLength <= directory.length && directory.readUInt32LE(at) === entrySignature;
    if (!isEntry) throw damaged('its directory is torn');
    const entry = entryAt(directory, at);
    if (entry) files.push(entry);
    at += entryLength + [28, 30, 32].reduce((sum, field) => sum + directory.readUInt16LE(at + field), 0);
  }
  return files;
}

/** Where the record of the end begins in the last bytes of a zip; its comment may be cut short, or followed by more. */
function endOf(tail: Buffer): number {
  const fits = (at: number) => at + endLength + tail.readUInt16LE(at + 20) <= tail.length;
  for (let at = tail.length - endLength; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature && fits(at)) return at;
  throw damaged('it is no zip file');
}

/** Null: a folder, or what a system put there. */
function entryAt(zip: Buffer, at: number): Found | null {
  const nameEnd = at + entryLength + zip.readUInt16LE(at + 28);
  const extra = extrasIn(zip.subarray(nameEnd, nameEnd + zip.readUInt16LE(at + 30)));
  const written = nameOf(zip.subarray(at + entryLength, nameEnd), extra).replaceAll('\\', '/');
  if (written.endsWith('/') || ofSystems.test(written)) return null;
  const { name, fromAbove } = packageName(written);
  if (name === '') return { name: written, fromAbove, why: 'no name' };
  const leftOut = (why: string) => ({ name, fromAbove, why });
  if ((zip.readUInt16LE(at + 8) & encryptedFlag) !== 0) return leftOut('encrypted');
  const mode = zip.readUInt8(at + 5) === unix ? (zip.readUInt32LE(at + 38) >>> 16) & modes.mask : modes.file;
  if (mode === modes.link) return leftOut('a link');
  const method = zip.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) return leftOut(`packed by method ${method}`);
  const [size = 0, packed = 0, place = 0] = sizesOf(zip, at, extra);
  if (method === 0 && packed !== size) return leftOut('two sizes');
  return { name, fromAbove, method, crc: zip.readUInt32LE(at + 16), packed, size, at: place };
}

/** Unpacked size, packed size and place of an entry, each in the record of Zip64 where its own field is too small. */
function sizesOf(zip: Buffer, at: number, extra: ReadonlyMap<number, Buffer>): number[] {
  const large = extra.get(zip64Extra);
  let next = 0;
  return [24, 20, 42].map((field) => {
    const value = zip.readUInt32LE(at + field);
    if (value !== elsewhere) return value;
    if (!large || large.length < next + 8) throw damaged('its Zip64 record is torn');
    next += 8;
    return Number(large.readBigUInt64LE(next - 8));
  });
}

/** What tools add to an entry, by its kind. */
function extrasIn(bytes: Buffer): Map<number, Buffer> {
  const extras = new Map<number, Buffer>();
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    extras.set(bytes.readUInt16LE(at), bytes.subarray(at + 4, end));
    at = end;
  }
  return extras;
}

/** Zips made on Windows name files as their system does, whatever they say of it, or beside it in UTF-8. */
function nameOf(bytes: Buffer, extra: ReadonlyMap<number, Buffer>): string {
  const told = extra.get(nameExtra);
  if (told && told.length > 5 && told.readUInt32LE(1) === crc32(bytes)) return told.subarray(5).toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = narrowEncodingOf(bytes); // Bytes that are no UTF-8.
    const read = (some: Uint8Array) => new TextDecoder(encoding).decode(some);
    if (encoding !== 'windows-1252') return read(bytes);
    return Array.from(bytes, (byte) => dosLetters[byte - 0x80] ?? read(Uint8Array.of(byte))).join('');
  }
}

function checkSizes(files: readonly ZipEntry[], zipLength: number, limits: ZipLimits): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.bytes) throw new PackageError('too-large', `${size} bytes unpacked`);
  if (size > zipLength * limits.ratio) throw new PackageError('too-large', `${size} bytes out of ${zipLength}`);
}

/** Each file has bytes of its own, before the directory. */
function checkPlaces(files: readonly ZipEntry[], directory: number): void {
  const sorted = files.toSorted((one, other) => one.at - other.at);
  for (const [index, { name, at, packed }] of sorted.entries()) {
    const next = sorted[index + 1]?.at ?? directory;
    if (at + packed > next || at >= next) throw damaged(`${JSON.stringify(name)} shares bytes with another file`);
  }
}

function damaged(text: string): PackageError {
  return new PackageError('not-readable', text);
}

/**
 * The name of a file in a package as a browser resolves it: nothing leads above its top. No file is written under its name,
 * so any other one will do.
 */
function packageName(written: string): { name: string; fromAbove: string | null } {
  const parts: string[] = [];
  let fromAbove: string | null = null;
  for (const part of written.split('/')) {
    if (part === '..' && parts.pop() === undefined) fromAbove = written;
    else if (part !== '..' && part !== '' && part !== '.') parts.push(part);
  }
  return { name: parts.join('/'), fromAbove };
}
