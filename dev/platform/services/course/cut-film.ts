/** A part of a film: it begins with a whole picture. */
interface FilmPart {
  bytes: Buffer;
  /** Where the part says its time, in `bytes`. */
  timeAt: number;
  /** Ticks. */
  time: number;
}

/** A film in parts, as fragmented MP4. */
export interface CutFilm {
  /** What a player needs before any part. */
  init: Buffer;
  parts: readonly FilmPart[];
  /** Ticks of a second, and of the whole film. */
  scale: number;
  period: number;
}

interface Box {
  type: string;
  at: number;
  end: number;
}

/** Cuts a fragmented MP4 with one track and 64-bit times at its fragments. */
export function cutFilm(file: Buffer): CutFilm {
  const top = boxesOf(file, 0, file.length);
  const starts = top.filter(({ type }) => type === 'moof');
  const parts = starts.map(({ at, end }) => {
    const stop = top.find((box) => box.type === 'mdat' && box.at >= end)?.end ?? end;
    const timeAt = find(file, at + 8, end, ['traf', 'tfdt']) + 12;
    return { bytes: file.subarray(at, stop), timeAt: timeAt - at, time: Number(file.readBigUInt64BE(timeAt)) };
  });
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie || parts.length < 2) throw new Error('The film is not cut in parts.');
  const media = find(file, movie.at + 8, movie.end, ['trak', 'mdia', 'mdhd']);
  const longTimes = file[media + 8] === 1;
  const scale = file.readUInt32BE(media + (longTimes ? 28 : 20));
  const [last = 0, before = 0] = parts.map(({ time }) => time).toReversed();
  return { init: file.subarray(0, starts[0]?.at), parts, scale, period: last + (last - before) };
}

/** When the n-th part of the film begins that shows this one again and again; seconds. */
export function startOfPart({ parts, scale, period }: CutFilm, index: number): number {
  const round = Math.floor(index / parts.length);
  return (round * period + (parts[index % parts.length]?.time ?? 0)) / scale;
}

/** The n-th part of that film. */
export function partAt(film: CutFilm, index: number): Buffer | null {
  const part = film.parts[index % film.parts.length];
  if (!part || index < 0) return null;
  const bytes = Buffer.from(part.bytes);
  const round = Math.floor(index / film.parts.length);
  bytes.writeBigUInt64BE(BigInt(round * film.period + part.time), part.timeAt);
  return bytes;
}

/** The film in one file, shown again and again for so many seconds. */
export function wholeFilm(film: CutFilm, seconds: number): Buffer {
  const parts: Buffer[] = [];
  for (let index = 0; startOfPart(film, index) < seconds; index += 1)
    parts.push(partAt(film, index) ?? Buffer.alloc(0));
  return Buffer.concat([withLength(film.init, seconds), ...parts]);
}

/** The head of a film that says how long the whole is; parts of a stream leave that to the playlist. */
function withLength(init: Buffer, seconds: number): Buffer {
  const head = Buffer.from(init);
  const movie = boxesOf(head, 0, head.length).find(({ type }) => type === 'moov');
  if (!movie) throw new Error('The film has no moov.');
  const below = (...path: string[]) => find(head, movie.at + 8, movie.end, path);
  const [whole, track, media] = [below('mvhd'), below('trak', 'tkhd'), below('trak', 'mdia', 'mdhd')];
  const isLong = (box: number) => head[box + 8] === 1;
  const scaleOf = (box: number) => head.readUInt32BE(box + (isLong(box) ? 28 : 20));
  const write = (box: number, [short, long]: readonly [number, number], scale: number) => {
    const ticks = Math.round(seconds * scale);
    if (isLong(box)) head.writeBigUInt64BE(BigInt(ticks), box + long);
    else head.writeUInt32BE(ticks, box + short);
  };
  write(whole, [24, 32], scaleOf(whole));
  write(track, [28, 36], scaleOf(whole));
  write(media, [24, 32], scaleOf(media));
  return head;
}

function boxesOf(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at < to;) {
    const end = at + file.readUInt32BE(at);
    if (end <= at) throw new Error('A box of the film has no length.');
    found.push({ type: file.toString('latin1', at + 4, at + 8), at, end });
    at = end;
  }
  return found;
}

/** Where the box below others begins. */
function find(file: Buffer, from: number, to: number, path: readonly string[]): number {
  const [type, ...rest] = path;
  const box = boxesOf(file, from, to).find((one) => one.type === type);
  if (!box) throw new Error(`The film has no ${type}.`);
  return rest.length === 0 ? box.at : find(file, box.at + 8, box.end, rest);
}
