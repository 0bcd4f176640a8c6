/** Bytes that have a JPEG's frame header of this size, and `noise` bytes more; as a data URL. For tests. */
export function jpegOf(width: number, height: number, noise = 6_000): string {
  const head = [
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
  ];
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(noise, 7), Buffer.from([0xff, 0xd9])]);
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
