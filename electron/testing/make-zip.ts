import { crc32, deflateRawSync } from 'node:zlib';

/** A file to be packed; `name` with `/` between its folders. */
export interface ZipSource {
  name: string;
  bytes: Uint8Array;
  /** It lies in the package as it is. */
  stored?: boolean;
}

const utf8Names = 0x800;
const deflated = 8;
/** 1 January 2024 in the format of MS-DOS: the same package has the same bytes at every start. */
const date = ((2024 - 1980) << 9) | (1 << 5) | 1;

/** A zip file (APPNOTE 6.3) with these files, in their order, under whatever names. No Zip64. */
export function zipOf(sources: readonly ZipSource[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, stored = false } of sources) {
    const packed = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const written = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(stored ? 0 : deflated, 4);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(written.length, 22);
    files.push(signature(0x04034b50), common, written, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), common, place, written);
    at += 4 + common.length + written.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(sources.length, 4);
  end.writeUInt16LE(sources.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, list, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
