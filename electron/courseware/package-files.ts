import { crc32, inflateRawSync } from 'node:zlib';
import { PackageError } from './package-error.ts';
import type { PackageSource } from './package-source.ts';
import { zipDirectory, type ZipEntry, type ZipLimits } from './zip-directory.ts';

/** The files of an opened package. */
export interface PackageFiles {
  names: readonly string[];
  /** The bytes of a file; null: there is none of this name. Rejects with a PackageError for a damaged one. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  release: () => Promise<void>;
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
export async function openPackage(source: PackageSource, limits: ZipLimits = zipLimits): Promise<PackageFiles> {
  const entries = await zipDirectory(source, limits);
  const root = rootOf(entries.map(({ name }) => name));
  if (root === null) throw new PackageError('no-manifest', `${entries.length} files, none is the manifest`);
  const byName = new Map(entries.map((entry) => [entry.name.slice(root.length), entry]));
  // Names on Windows do not differ by case alone, and packages made there rely on it.
  const byLowerName = new Map([...byName].map(([name, entry]) => [name.toLowerCase(), entry]));
  return {
    names: [...byName.keys()],
    async read(name) {
      const entry = byName.get(name) ?? byLowerName.get(name.toLowerCase());
      return entry ? bytesOf(source, entry) : null;
    },
    release: () => source.release(),
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

async function bytesOf(source: PackageSource, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const { name, at, method, packed, size, crc } = entry;
  const damaged = (what: string) => new PackageError('not-readable', `${name}: ${what}`);
  const header = await source.read(at, at + headerLength);
  if (header.length !== headerLength || header.readUInt32LE(0) !== fileSignature) throw damaged('no header');
  const start = at + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packedBytes = await source.read(start, start + packed);
  if (packedBytes.length !== packed) throw damaged('cut off');
  const bytes = method === 0 ? packedBytes : inflated(packedBytes, size, damaged);
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
