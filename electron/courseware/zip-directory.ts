import { PackageError } from './package-error.ts';
import { packageName } from './package-name.ts';
import type { PackageSource } from './package-source.ts';

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

export interface ZipLimits {
  entries: number;
  /** Bytes of all files, unpacked. */
  bytes: number;
  /** How many times larger the files may be than the zip. */
  ratio: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** Bytes that one entry takes at most, on average; names are far shorter. */
const largestEntry = 4_096;
const longestComment = 0xffff;
/** In a field of 32 bits: the value is in a record of Zip64. */
const elsewhere = 0xffffffff;
const flags = { encrypted: 1, utf8: 0x800 };
const modes = { mask: 0o170000, file: 0o100000, link: 0o120000 };
const unix = 3;

const gbk = new TextDecoder('gbk');

/**
 * The files of a zip (APPNOTE 6.3). Throws a PackageError for what no honest package has: names that lead out of it,
 * links, encryption, files that share bytes, and more or larger files than the limits.
 */
export async function zipDirectory(source: PackageSource, limits: ZipLimits): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, source.size - endLength - longestComment);
  const tail = await source.read(tailAt, source.size);
  const end = endOf(tail);
  const count = tail.readUInt16LE(end + 10);
  const from = tail.readUInt32LE(end + 16);
  if (tail.readUInt16LE(end + 4) !== 0 || count !== tail.readUInt16LE(end + 8)) throw damaged('it is in several files');
  if (count === 0xffff || from === elsewhere) throw damaged('it is a Zip64 file');
  if (count > limits.entries) throw new PackageError('too-large', `${count} files`);
  const length = tailAt + end - from;
  if (length < 0 || length > limits.entries * largestEntry) throw damaged('its directory is torn');
  const files = entriesIn(await source.read(from, from + length), count);
  checkSizes(files, source.size, limits);
  checkPlaces(files, from);
  return files;
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] {
  const files: ZipEntry[] = [];
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

/** Where the record of the end begins in the last bytes of a zip. */
function endOf(tail: Buffer): number {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === endSignature;
    if (isEnd && at + endLength + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  throw damaged('it is no zip file');
}

/** Null: a folder. */
function entryAt(zip: Buffer, at: number): ZipEntry | null {
  const flag = zip.readUInt16LE(at + 8);
  const written = zip.subarray(at + entryLength, at + entryLength + zip.readUInt16LE(at + 28));
  const name = nameOf(written, (flag & flags.utf8) !== 0);
  if ((flag & flags.encrypted) !== 0) throw damaged(`${name} is encrypted`);
  const mode = zip.readUInt8(at + 5) === unix ? (zip.readUInt32LE(at + 38) >>> 16) & modes.mask : modes.file;
  if (mode === modes.link) throw new PackageError('not-readable', `${name} is a link`);
  const checked = packageName(name);
  if (checked === null) throw new PackageError('not-readable', `${JSON.stringify(name)} leads out of the package`);
  if (checked.endsWith('/')) return null;
  const entry = {
    name: checked,
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
  };
  if ([entry.packed, entry.size, entry.at].includes(elsewhere)) throw damaged('it is a Zip64 file');
  if (entry.method !== 0 && entry.method !== 8) throw damaged(`${name} is packed by method ${entry.method}`);
  if (entry.method === 0 && entry.packed !== entry.size) throw damaged(`${name} has two sizes`);
  return entry;
}

/** Zips made on Chinese Windows name files in GBK without saying so. */
function nameOf(bytes: Buffer, saysUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (saysUtf8) throw damaged('the name of a file is no text');
    return gbk.decode(bytes); // Bytes that are no UTF-8.
  }
}

function checkSizes(files: readonly ZipEntry[], zipLength: number, limits: ZipLimits): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.bytes) throw new PackageError('too-large', `${size} bytes unpacked`);
  if (size > zipLength * limits.ratio) throw new PackageError('too-large', `${size} bytes out of ${zipLength}`);
  const names = new Set(files.map(({ name }) => name));
  if (names.size !== files.length) throw damaged('two files have one name');
}

/** Each file has bytes of its own, before the directory. */
function checkPlaces(files: readonly ZipEntry[], directory: number): void {
  const sorted = files.toSorted((one, other) => one.at - other.at);
  for (const [index, { name, at, packed }] of sorted.entries()) {
    const next = sorted[index + 1]?.at ?? directory;
    if (at + packed > next || at >= next) throw damaged(`${name} shares bytes with another file`);
  }
}

function damaged(text: string): PackageError {
  return new PackageError('not-readable', text);
}
