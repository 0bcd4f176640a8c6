import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileReply, type Reply } from '../../server/envelope.ts';
import { cutFilm, partAt, startOfPart, wholeFilm, type CutFilm } from './cut-film.ts';
import { addressOf } from './media-address.ts';

/** The same film in two sizes, as hosts of media offer it. */
const sizes = {
  large: { resolution: '960x540', bandwidth: 40_000 },
  small: { resolution: '480x270', bandwidth: 16_000 },
} as const;
type Size = keyof typeof sizes;

const playlistType = 'application/vnd.apple.mpegurl';
const cut = new Map<Size, CutFilm>();

function filmOf(size: Size): CutFilm {
  const file = () => readFileSync(path.join(import.meta.dirname, 'films', `fire-basics-${size}.mp4`));
  const film = cut.get(size) ?? cutFilm(file());
  cut.set(size, film);
  return film;
}

/** The film in the smaller size as one file (MP4) of so many seconds. */
export function filmFile(seconds: number): Reply {
  return fileReply('video/mp4', wholeFilm(filmOf('small'), seconds));
}

interface Asked {
  resId: string;
  /** What the name says between the id and the ending: '', 'large', 'large-init', 'large-12'. */
  part: string;
  ending: string;
  /** Seconds of the lesson. */
  seconds: number;
  /** When the address ends that was asked for; those in a playlist end with it. */
  until: number;
  /** Epoch ms. */
  now: number;
}

/** A playlist or a part of a lesson that is streamed (HLS); null: it has no such part. */
export function streamReply({ resId, part, ending, seconds, until, now }: Asked): Reply | null {
  const address = (name: string) => addressOf(`${resId}.${name}`, until);
  const [name = '', which = ''] = part.split('-');
  if (ending === 'm3u8' && part === '') {
    const lines = Object.entries(sizes).flatMap(([size, { resolution, bandwidth }]) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},CODECS="avc1.42E01E"`,
      address(`${size}.m3u8`),
    ]);
    return playlist(lines);
  }
  if (ending === 'm3u8' && name === 'live')
    return playlist(lastParts(filmOf('large'), now, (one) => address(`large-${one}`)));
  if (name !== 'large' && name !== 'small') return null;
  const film = filmOf(name);
  if (ending === 'm3u8') return playlist(partsOf(film, seconds, (one) => address(`${name}-${one}`)));
  if (which === 'init') return fileReply('video/mp4', film.init);
  const bytes = partAt(film, Number(which));
  return bytes && fileReply('video/iso.segment', bytes);
}

function partsOf(film: CutFilm, seconds: number, address: (part: string) => string): string[] {
  const lines: string[] = [];
  for (let index = 0; startOfPart(film, index) < seconds; index += 1) {
    const length = startOfPart(film, index + 1) - startOfPart(film, index);
    lines.push(`#EXTINF:${length.toFixed(5)},`, address(`${index}.m4s`));
  }
  return [
    '#EXT-X-TARGETDURATION:5',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${address('init.mp4')}"`,
    ...lines,
    '#EXT-X-ENDLIST',
  ];
}

/** Parts that the playlist of a running class holds. */
const livePartCount = 6;
const daySeconds = 86_400;

/** The last parts of a film that never ends, as a class that is on: it goes on with the clock. */
function lastParts(film: CutFilm, now: number, address: (part: string) => string): string[] {
  const length = startOfPart(film, 1);
  const last = Math.floor(((now / 1000) % daySeconds) / length);
  const first = Math.max(0, last - livePartCount + 1);
  return [
    '#EXT-X-TARGETDURATION:5',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-MAP:URI="${address('init.mp4')}"`,
    ...Array.from({ length: last - first + 1 }, (_, at) => [
      `#EXTINF:${length.toFixed(5)},`,
      address(`${first + at}.m4s`),
    ]).flat(),
  ];
}

function playlist(lines: readonly string[]): Reply {
  return fileReply(playlistType, Buffer.from(['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n')));
}
