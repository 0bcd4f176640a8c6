/** A picture for an icon: PNG of a square. */
export interface IconPicture {
  /** Pixels of one side. */
  side: number;
  png: Uint8Array;
}

/** Sizes that Windows takes from an .ico. */
export const icoSides = [16, 24, 32, 48, 64, 128, 256] as const;

/** The kinds of an .icns with their sides: plain ones, and those of displays with twice the density. */
const icnsKinds: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['ic11', 32],
  ['icp5', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

export const icnsSides: readonly number[] = [...new Set(icnsKinds.map(([, side]) => side))];

const entryBytes = 16;
const headBytes = 6;

/** An .ico of PNG pictures, at most 256 pixels a side. */
export function toIco(pictures: readonly IconPicture[]): Uint8Array {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    if (side > 256) throw new Error(`An .ico holds no picture of ${side} pixels.`);
    const at = headBytes + entryBytes * index;
    // 0 stands for 256.
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** An .icns of PNG pictures; throws when one of its sides is missing. */
export function toIcns(pictures: readonly IconPicture[]): Uint8Array {
  const parts = icnsKinds.map(([kind, side]) => {
    const found = pictures.find((picture) => picture.side === side);
    if (!found) throw new Error(`An .icns needs a picture of ${side} pixels.`);
    return Buffer.concat([Buffer.from(kind, 'latin1'), lengthOf(found.png.length + 8), found.png]);
  });
  const total = parts.reduce((sum, { length }) => sum + length, 8);
  return Buffer.concat([Buffer.from('icns', 'latin1'), lengthOf(total), ...parts]);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
