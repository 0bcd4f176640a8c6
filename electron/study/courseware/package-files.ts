import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { OpenProblem } from '#contract/ipc/courseware.ts';
import { PackageError } from './package-error.ts';
import type { PackageSource } from './package-source.ts';
import { zipDirectory, type ZipEntry, type ZipLimits } from './zip-directory.ts';

/** The files of an opened package. */
export interface PackageFiles {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Files that are in the package and cannot be given. */
  leftOut: readonly string[];
  /** The bytes of a file; null: there is none of this name. Rejects with a PackageError for a damaged one. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A large file that lies in the package as it is, a film as a rule: read as far as it is asked for. Null: it is none. */
  large: (name: string) => Promise<LargeFile | null>;
  release: () => Promise<void>;
}

interface LargeFile {
  size: number;
  /** The bytes from `start` to before `end`; they break off where they are damaged. */
  read: (start: number, end: number) => ReadableStream<Uint8Array>;
}

const mib = 1024 * 1024;
/** What is read of a large file at a time; what is smaller is none. */
const pieceBytes = mib;
export const zipLimits: ZipLimits = { entries: 20_000, bytes: 1024 * mib, ratio: 200 };

/** What one file may be when it is unpacked; what lies in a package as it is is not unpacked. */
const largestUnpacked = 256 * mib;

const manifest = 'imsmanifest.xml';
const fileSignature = 0x04034b50;
const headerLength = 30;

/**
 * Opens a package: a zip with a manifest at its top, or in a folder, which then is the package. A file is unpacked when
 * it is asked for, beside this thread, one at a time, and no further than its directory entry says.
 */
export async function openPackage(source: PackageSource, limits: ZipLimits = zipLimits): Promise<PackageFiles> {
  const { files: entries, left } = await zipDirectory(source, limits);
  const names = [...entries, ...left].map(({ name }) => name);
  const root = rootOf(names);
  if (root === null) throw new PackageError(otherKindOf(names), `${names.length} files, none is the manifest`);
  const leftOut = left.filter(({ name }) => name.startsWith(root));
  const locked = leftOut.find(({ name }) => alike(name) === alike(root + manifest));
  if (locked) throw new PackageError('not-readable', `the manifest: ${locked.why}`);
  const inside = entries.filter(({ name }) => name.startsWith(root));
  const byName = new Map(inside.map((entry) => [entry.name.slice(root.length), entry]));
  const byAlikeName = new Map([...byName].map(([name, entry]) => [alike(name), entry]));
  const entryOf = (name: string) => byName.get(name) ?? byAlikeName.get(alike(name));
  let last: Promise<unknown> = Promise.resolve();
  return {
    names: [...byName.keys()],
    leftOut: leftOut.map(({ name, why }) => `${JSON.stringify(name)}: ${why}`),
    has: (name) => entryOf(name) !== undefined,
    async large(name) {
      const entry = entryOf(name);
      return entry && entry.method === 0 && entry.size > pieceBytes ? largeFile(source, entry) : null;
    },
    async read(name) {
      const entry = entryOf(name);
      if (!entry) return null;
      const read = () => bytesOf(source, entry);
      const bytes = last.then(read, read);
      last = ended(bytes);
      return bytes;
    },
    release: () => source.release(),
  };
}

/** Names on Windows do not differ by case alone, and a Mac takes letters and their accents apart: packages rely on it. */
const alike = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/');

/** Keeps no bytes; their reader hears of a failure. */
async function ended(work: Promise<unknown>): Promise<void> {
  await Promise.allSettled([work]);
}

/** The folder of the manifest, the one that lies highest; null: there is none. */
function rootOf(names: readonly string[]): string | null {
  const depth = (name: string) => name.split('/').length;
  const [highest] = names
    .filter((name) => name.slice(name.lastIndexOf('/') + 1).toLowerCase() === manifest)
    .toSorted((one, other) => depth(one) - depth(other));
  return highest === undefined ? null : highest.slice(0, highest.length - manifest.length);
}

/** What a package without a manifest of SCORM is, by the files that other standards want. */
function otherKindOf(names: readonly string[]): OpenProblem {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/(?:^|\/)(?:tincan|cmi5)\.xml$/i)) return 'xapi';
  if (has(/(?:^|\/)h5p\.json$/i)) return 'h5p';
  return has(/\.crs$/i) && has(/\.au$/i) ? 'aicc' : 'no-manifest';
}

const damagedIn =
  ({ name }: ZipEntry) =>
  (what: string) =>
    new PackageError('not-readable', `${JSON.stringify(name)}: ${what}`);

/** Where the bytes of a file begin in its package. */
async function startOf(source: PackageSource, entry: ZipEntry): Promise<number> {
  const { at } = entry;
  const header = await source.read(at, at + headerLength);
  if (header.length !== headerLength || header.readUInt32LE(0) !== fileSignature) throw damagedIn(entry)('no header');
  return at + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

async function largeFile(source: PackageSource, entry: ZipEntry): Promise<LargeFile> {
  const { size, crc } = entry;
  const from = await startOf(source, entry);
  const damaged = damagedIn(entry);
  async function* pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
    let sum = 0;
    for (let at = start; at < end; at += pieceBytes) {
      const until = Math.min(end, at + pieceBytes);
      const piece = await source.read(from + at, from + until);
      if (piece.length !== until - at) throw damaged('cut off');
      sum = crc32(piece, sum);
      yield new Uint8Array(piece);
    }
    if (start === 0 && end === size && sum !== crc) throw damaged('not what was packed');
  }
  return { size, read: (start, end) => streamOf(pieces(start, end)) };
}

async function bytesOf(source: PackageSource, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const { method, packed, size, crc } = entry;
  const damaged = damagedIn(entry);
  const start = await startOf(source, entry);
  const packedBytes = await source.read(start, start + packed);
  if (packedBytes.length !== packed) throw damaged('cut off');
  const bytes = method === 0 ? packedBytes : await inflated(packedBytes, size, damaged);
  if (bytes.length !== size || crc32(bytes) !== crc) throw damaged('not what was packed');
  return new Uint8Array(bytes);
}

const inflate = promisify(inflateRaw);

async function inflated(stored: Buffer, size: number, damaged: (what: string) => PackageError): Promise<Buffer> {
  if (size > largestUnpacked) throw damaged(`${size} bytes are too many to unpack`);
  try {
    return await inflate(stored, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw damaged(String(error));
  }
}
