import fs from 'node:fs';

/** A PNG as a native image; only what the host's surface has. */
export function imageOf(png: Buffer): Electron.NativeImage {
  const image = {
    isEmpty: () => png.length === 0,
    toPNG: () => png,
    toDataURL: () => `data:image/png;base64,${png.toString('base64')}`,
    getSize: () =>
      png.length > 24 ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : { width: 0, height: 0 },
  };
  return image as Electron.NativeImage; // Nothing here draws: only an empty image is asked to resize, by nobody.
}

export const nativeImage = {
  createEmpty: () => imageOf(Buffer.alloc(0)),
  createFromPath: (file: string) => imageOf(fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0)),
  // What it does not decode is empty, as in Electron; here that is a JPEG too.
  createFromBuffer: (buffer: Buffer) => imageOf(buffer[0] === 0x89 ? buffer : Buffer.alloc(0)),
};
