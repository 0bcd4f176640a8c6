import { crc32, inflateRawSync } from 'node:zlib';
import { PackageError } from './package-error.ts';
import { zipDirectory, type ZipEntry, type ZipLimits } from './zip-directory.ts';

/** The files of an opened package. */
export interface PackageFiles {
  names: readonly string[];
  /** The bytes of a file; null: there is none of this name. Throws a PackageError for a damaged one. */
  read: (name: string) => Uint8Array<ArrayBuffer> | null;
}

const mib = 1024 * 1024;
export const zipLimits: ZipLimits = { entries: 20_000, bytes: 1024 * mib, ratio: 200 };

const manifest = 'imsmanifest.xml';
const fileSignature = 0x04034b50;
const headerLength = 30;

/**
 * Opens a package: a zip with a manifest at its top, or in the one folder that holds everything. A file is unpacked when
 * it is asked for, and no further than its directory entry says.
 */
export function openPackage(zip: Buffer, limits: ZipLimits = zipLimits): PackageFiles {
  const entries = zipDirectory(zip, limits);
  const root = rootOf(entries.map(({ name }) => name));
  if (root === null) throw new PackageError('no-manifest', `${entries.length} files, none is the manifest`);
  const byName = new Map(entries.map((entry) => [entry.name.slice(root.length), entry]));
  // Names on Windows do not differ by case alone, and packages made there rely on it.
  const byLowerName = new Map([...byName].map(([name, entry]) => [name.toLowerCase(), entry]));
  return {
    names: [...byName.keys()],
    read(name) {
      const entry = byName.get(name) ?? byLowerName.get(name.toLowerCase());
      return entry ? bytesOf(zip, entry) : null;
    },
  };
}

/** What stands before every name; null: there is no manifest. */
function rootOf(names: readonly string[]): string | null {
  const isManifest = (name: string) => name.toLowerCase() === manifest;
  if (names.some(isManifest)) return '';
  const [folder = ''] = names[0]?.split('/') ?? [];
  const root = `${folder}/`;
  const holdsAll = names.every((name) => name.startsWith(root));
  return holdsAll && names.some((name) => isManifest(name.slice(root.length))) ? root : null;
}

function bytesOf(zip: Buffer, { name, at, method, packed, size, crc }: ZipEntry): Uint8Array<ArrayBuffer> {
  const damaged = (what: string) => new PackageError('not-readable', `${name}: ${what}`);
  if (at + headerLength > zip.length || zip.readUInt32LE(at) !== fileSignature) throw damaged('no header');
  const start = at + headerLength + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const stored = zip.subarray(start, start + packed);
  if (stored.length !== packed) throw damaged('cut off');
  const bytes = method === 0 ? stored : inflated(stored, size, damaged);
  if (bytes.length !== size || crc32(bytes) !== crc) throw damaged('not what was packed');
  return new Uint8Array(bytes);
}

function inflated(stored: Buffer, size: number, damaged: (what: string) => PackageError): Buffer {
  try {
    return inflateRawSync(stored, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw damaged(String(error));
  }
}
