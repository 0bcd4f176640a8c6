/** Elements of a WebM file by their ids. */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTracks: 0xb7,
  cueTrack: 0xf7,
  cuePosition: 0xf1,
  cluster: 0x1f43b675,
  time: 0xe7,
} as const;

interface Element {
  id: number;
  /** With its head. */
  whole: Buffer;
  body: Buffer;
}

/**
 * A WebM of this length that shows a short one again and again, with an index, so that a player finds each second.
 * `clip` is a film of one track whose clusters begin with whole pictures and last 4 s at most.
 */
export function longFilm(clip: Uint8Array, seconds: number): Uint8Array {
  const file = elementsOf(Buffer.from(clip));
  const segment = elementsOf(bodyOf(file, ids.segment));
  const clusters = segment
    .filter(({ id }) => id === ids.cluster)
    .map(({ body }) => {
      const parts = elementsOf(body);
      const at = Number(BigInt(`0x${bodyOf(parts, ids.time).toString('hex')}`));
      return { at, blocks: Buffer.concat(parts.filter(({ id }) => id !== ids.time).map(({ whole }) => whole)) };
    });
  const periodMs = Math.ceil(bodyOf(elementsOf(bodyOf(segment, ids.info)), ids.duration).readFloatBE());
  const rounds = Math.ceil((seconds * 1000) / periodMs);
  const shown = Array.from({ length: rounds }, (_, round) =>
    clusters.map(({ at, blocks }) => ({ at: round * periodMs + at, blocks })),
  )
    .flat()
    .filter(({ at }) => at < seconds * 1000)
    .map(({ at, blocks }) => ({
      at,
      bytes: element(ids.cluster, Buffer.concat([element(ids.time, integer(at)), blocks])),
    }));
  const info = element(
    ids.info,
    Buffer.concat([
      element(ids.scale, integer(1_000_000)),
      element(ids.duration, double(seconds * 1000)),
      element(ids.muxer, Buffer.from('Lectern embedded platform')),
      element(ids.writer, Buffer.from('Lectern embedded platform')),
    ]),
  );
  const tracks = elementOf(segment, ids.tracks).whole;
  // Positions count from the segment's content; those in the index are as long whatever they say.
  const indexLength = index(shown.map(({ at }) => ({ at, position: 0 }))).length;
  let position = info.length + tracks.length + indexLength;
  const placed = shown.map(({ at, bytes }) => {
    const here = { at, position };
    position += bytes.length;
    return here;
  });
  const content = Buffer.concat([info, tracks, index(placed), ...shown.map(({ bytes }) => bytes)]);
  return Buffer.concat([elementOf(file, ids.header).whole, element(ids.segment, content)]);
}

function index(points: readonly { at: number; position: number }[]): Buffer {
  const bytes = points.map(({ at, position }) => {
    const place = [element(ids.cueTrack, integer(1)), element(ids.cuePosition, integer(position))];
    const parts = [element(ids.cueTime, integer(at)), element(ids.cueTracks, Buffer.concat(place))];
    return element(ids.cuePoint, Buffer.concat(parts));
  });
  return element(ids.cues, Buffer.concat(bytes));
}

/** Every element has a length of eight bytes. */
function element(id: number, body: Buffer): Buffer {
  const head = Buffer.from(id.toString(16), 'hex');
  const length = integer(body.length);
  length[0] = 0x01;
  return Buffer.concat([head, length, body]);
}

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function elementsOf(bytes: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = lengthAt(bytes, at);
    const sizeLength = lengthAt(bytes, at + idLength);
    const id = Number(BigInt(`0x${bytes.subarray(at, at + idLength).toString('hex')}`));
    const marked = BigInt(`0x${bytes.subarray(at + idLength, at + idLength + sizeLength).toString('hex')}`);
    const size = Number(marked & ((1n << BigInt(7 * sizeLength)) - 1n));
    const start = at + idLength + sizeLength;
    found.push({ id, whole: bytes.subarray(at, start + size), body: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return found;
}

/** How many bytes a number of variable length takes: its first byte says so. */
function lengthAt(bytes: Buffer, at: number): number {
  return Math.clz32(bytes[at] ?? 0) - 23;
}

function elementOf(elements: readonly Element[], id: number): Element {
  const found = elements.find((one) => one.id === id);
  if (!found) throw new Error(`The clip has no element ${id.toString(16)}.`);
  return found;
}

const bodyOf = (elements: readonly Element[], id: number): Buffer => elementOf(elements, id).body;
