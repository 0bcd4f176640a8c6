import { contentTypeOf } from './content-types.ts';
import { pictureType } from './picture-type.ts';
import { isPlaylistType, playlistType } from './playlist.ts';

/** So many bytes tell what a file is: a PDF may begin anywhere in its first 1,024 bytes. */
export const headBytes = 2_048;

const generic = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/x-download',
  'application/download',
  'application/x-msdownload',
  'application/unknown',
  'multipart/form-data',
]);
const docx = contentTypeOf('a.docx');

/** What a host says of a file; where it says nothing, what its name says. '' or a generic type: nothing is known. */
export function declaredType(headers: Headers, address: string): string {
  const declared = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!generic.has(declared)) return declared;
  return contentTypeOf(URL.parse(address)?.pathname ?? '').split(';')[0] ?? '';
}

/**
 * The type of a file by its first bytes; null: they tell none. Storage servers declare no type or a wrong one, so that
 * `declared` decides only between kinds that begin alike.
 */
export function fileKind(head: Uint8Array, declared: string): string | null {
  const start = Buffer.from(head.subarray(0, headBytes)).toString('latin1');
  const found = signatures.find(([matches]) => matches(start));
  if (found) return found[1](start, declared);
  return pictureType(head, declared);
}

type Matches = (start: string) => boolean;
type TypeOf = (start: string, declared: string) => string;

const begins =
  (...marks: readonly string[]): Matches =>
  (start) =>
    marks.some((mark) => start.startsWith(mark));
const is =
  (type: string): TypeOf =>
  () =>
    type;
/** The declared type where it is of this family: the same container holds films and sounds. */
const orSound =
  (film: string, sound: string): TypeOf =>
  (_, declared) =>
    declared.startsWith('audio/') ? sound : film;

/** Marks that a text may begin with, as its bytes. */
const textStart = (start: string) => start.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();

/** Captions other than WebVTT: the page tells which. */
const captionStart =
  /^(?:(?:\d+\s+)?\d+:\d+:\d+[.,]\d+(?:\s*-->|,\d)|\[(?:Script Info|\d+:\d+[.:])|<sami\b|\{\d+\}\{\d+\}|Scenarist_SCC\b|(?:<\?xml[^>]*>\s*)?<(?:USFSubtitles|tt)\b)/i;

const signatures: readonly (readonly [Matches, TypeOf])[] = [
  [(start) => start.slice(4, 8) === 'ftyp' && !/^(?:avi[fs]|hei[cfx]|mif1|msf1|hev)/.test(start.slice(8)), mp4Type],
  [begins('\u001aE\u00df\u00a3'), orSound('video/webm', 'audio/webm')],
  [begins('OggS'), (_, declared) => (declared.startsWith('video/') ? 'video/ogg' : 'audio/ogg')],
  [(start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE', is('audio/wav')],
  [(start) => start.startsWith('RIFF') && start.slice(8, 11) === 'AVI', is('video/x-msvideo')],
  [begins('ID3'), (_, declared) => (declared === 'audio/aac' ? declared : 'audio/mpeg')],
  [(start) => /^\u00ff[\u00f0\u00f1\u00f8\u00f9]/.test(start), is('audio/aac')],
  [(start) => /^\u00ff[\u00e2-\u00e7\u00f2-\u00f7\u00fa-\u00fd\u00ff]/.test(start), is('audio/mpeg')],
  [begins('fLaC'), is('audio/flac')],
  [begins('#!AMR'), is('audio/amr')],
  [begins('FLV\u0001'), is('video/x-flv')],
  [(start) => start.startsWith('G') && (start[188] === 'G' || start[192] === 'G'), is('video/mp2t')],
  [(start) => textStart(start).startsWith('#EXTM3U'), is(playlistType)],
  [(start) => /^WEBVTT(?!\w)/.test(textStart(start)), is('text/vtt')],
  [(start) => captionStart.test(textStart(start)), is('text/plain')],
  [begins('PK\u0003\u0004', 'PK\u0005\u0006'), zipType],
  [begins('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'), is('application/x-ole-storage')],
  [begins('{\\rtf'), is('application/rtf')],
  [(start) => start.slice(0, 1_029).includes('%PDF-'), is('application/pdf')],
];

/** What the client lets through as it comes: films, sounds and documents. */
export function isStreamed(type: string): boolean {
  return (/^(?:video|audio)\//.test(type) && !isPlaylistType(type)) || documentTypes.has(type);
}

const documentTypes = new Set([
  'application/pdf',
  docx,
  contentTypeOf('a.zip'),
  'application/x-ole-storage',
  'application/rtf',
]);

function mp4Type(start: string, declared: string): string {
  return declared.startsWith('audio/') || /^M4[AB]/.test(start.slice(8)) ? 'audio/mp4' : 'video/mp4';
}

/** Office documents of today are zips; the first file of one is the list of its types. */
function zipType(start: string, declared: string): string {
  return declared === docx || start.includes('word/') || start.includes('[Content_Types].xml')
    ? docx
    : contentTypeOf('a.zip');
}
