/** A box of an MP4 (ISO 14496-12): its size, its type, what it holds. */
function box(type: string, ...parts: (Uint8Array | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const u32 = (...values: number[]) =>
  values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
const zeros = (count: number) => new Uint8Array(count);
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** MPEG-1 layer III, 128 kbit/s, 44.1 kHz, mono: a frame whose side information is empty is silent. */
const samplesPerFrame = 1152;
const sampleRate = 44_100;
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), zeros(413)]);

const framesOf = (seconds: number) => Math.ceil((seconds * sampleRate) / samplesPerFrame);

/** A silent sound as MP3, whose length no header tells: it has no Xing frame, so that a player needs the size of the file. */
export function soundWithoutIndex(seconds: number): Buffer<ArrayBuffer> {
  return Buffer.concat(Array.from({ length: framesOf(seconds) }, () => frame));
}

/** The same silence as an MP4 whose index (`moov`) stands behind the sound, as cameras and most programs write it. */
export function filmWithIndexAtEnd(seconds: number): Buffer<ArrayBuffer> {
  const count = framesOf(seconds);
  const duration = count * samplesPerFrame;
  const start = box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isomiso2mp41'));
  const sound = box('mdat', soundWithoutIndex(seconds));
  const descriptor = (tag: number, body: number[]) => [tag, body.length, ...body];
  const config = descriptor(4, [0x6b, 0x15, 0, 0, 0, ...u32(128_000, 128_000)]);
  const esds = box('esds', u32(0), descriptor(3, [0, 1, 0, ...config, ...descriptor(6, [2])]));
  const entry = box('mp4a', zeros(6), [0, 1], zeros(8), [0, 1, 0, 16], zeros(4), u32(sampleRate * 0x10000), esds);
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), entry),
    box('stts', u32(0, 1, count, samplesPerFrame)),
    box('stsc', u32(0, 1, 1, count, 1)),
    box('stsz', u32(0, frame.length, count)),
    box('stco', u32(0, 1, start.length + 8)),
  );
  const where = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0, sampleRate, duration), [0x55, 0xc4, 0, 0]),
    box('hdlr', u32(0, 0), Buffer.from('soun'), zeros(12), Buffer.from('sound\0')),
    box('minf', box('smhd', u32(0, 0)), where, table),
  );
  const track = box('tkhd', u32(7, 0, 0, 1, 0, duration, 0, 0, 0), [1, 0, 0, 0], matrix, u32(0, 0));
  const movie = box('mvhd', u32(0, 0, 0, sampleRate, duration, 0x10000), [1, 0], zeros(10), matrix, zeros(24), u32(2));
  return Buffer.concat([start, sound, box('moov', movie, box('trak', track, media))]);
}
