/** What the header of a JPEG says. */
export interface JpegSize {
  width: number;
  height: number;
}

/** Reads width and height from a JPEG's frame header; null: these bytes are no JPEG. */
export function jpegSize(bytes: Uint8Array): JpegSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The bytes of a picture sent as base64, with or without `data:image/jpeg;base64,` (G-152); null: no base64. */
export function pictureBytes(text: string): Uint8Array | null {
  const match = /^(?:data:image\/jpeg;base64,)?([A-Za-z0-9+/]+={0,2})$/.exec(text);
  return match ? Buffer.from(match[1] ?? '', 'base64') : null;
}
