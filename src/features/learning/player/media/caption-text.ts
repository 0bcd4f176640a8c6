import * as z from 'zod/mini';
import { decodedText, unicodeText } from '#rules/text/decoded-text.ts';
import { cuesOfScc } from './caption-scc.ts';
import { cuesOfXml, type Written } from './caption-xml.ts';

/** What is said from one second on up to another. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const clock = String.raw`((?:\d+\s*:\s*)?\d{1,3}\s*:\s*\d{1,2}(?:\s*[.,:;'’]\s*\d+)?)`;
/** Two times with an arrow of any kind between them, the number of the cue before them or in a line of its own, settings behind. */
const timing = new RegExp(
  String.raw`^\s*(?:\d+\s+)?${clock}\s*(?:[-–—―−=]{1,3}\s?(?:>|&gt;)|→)\s*${clock}(?=\s|$|[a-z]+:)`,
  'i',
);
/** Two times with a comma between them, as YouTube writes them (SBV). */
const pair = new RegExp(String.raw`^\s*${clock}\s*,\s*${clock}\s*$`);
/** Numbers of frames (MicroDVD), or tenths of a second (MPL2). */
const counted = /^\s*\uFEFF?(?:\{(\d+)\}\{(\d*)\}|\[(\d+)\]\[(\d*)\])(.*)$/;
/** A line of a song or a lesson, with the times at which it is heard (LRC). */
const sung = /^\s*((?:\[\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?\]\s*)+)(.*)$/;

/** The text of captions; one that is in no Unicode is in what its letters look like in any language. */
export async function captionText(bytes: Uint8Array): Promise<string> {
  return (unicodeText(bytes) ?? (await guessedText(bytes))).replaceAll('\0', '');
}

/** Names of encodings that no browser knows, each with the one that holds it. */
const browserNames: Readonly<Record<string, string>> = { cp932: 'shift_jis', cp949: 'euc-kr' };

async function guessedText(bytes: Uint8Array): Promise<string> {
  const { detect } = await import('jschardet');
  const found = detect(bytes).encoding?.toLowerCase() ?? '';
  try {
    return new TextDecoder(browserNames[found] ?? found).decode(bytes);
  } catch {
    return decodedText(bytes); // It is one that no browser reads.
  }
}

/**
 * Captions as they are written: WebVTT, SRT, SBV, ASS, TTML, SAMI, USF, SCC, LRC, MicroDVD, MPL2, TMPlayer, YouTube's and
 * Bilibili's own. Null: the text is none of these. A cue that cannot be read is left out, the others stay.
 */
export function readCaptions(text: string): readonly Cue[] | null {
  if (/^\s*<[?!a-z]/i.test(text)) {
    const read = cuesOfXml(text);
    return read && cuesOf(read);
  }
  if (/^\s*\uFEFF?[{[]\s*["{]/.test(text)) {
    const read = ofJson(text);
    return read && cuesOf(read);
  }
  const lines = text.split(/\r*\n|\r/);
  if (/^\s*\uFEFF?Scenarist_SCC\b/i.test(text)) return cuesOf(cuesOfScc(lines));
  if (lines.some((line) => /^\s*\[(?:Script Info|Events)\]/i.test(line))) return cuesOf(ofEvents(lines));
  if (/^\s*WEBVTT/i.test(text)) {
    const cues = cuesOf(ofTimings(lines, endsCue), anyTags);
    // Some programs put an empty line after each line.
    return cues.length > 0 ? cues : cuesOf(ofTimings(lines, beginsNote), anyTags);
  }
  const written = ofTimings(lines, () => false);
  const cues = cuesOf(
    [written, ofNumbers(lines), ofSongs(lines), ofSingleTimes(lines)].find(({ length }) => length > 0) ?? [],
  );
  return cues.length > 0 ? cues : null;
}

/** A line after which nothing of a WebVTT cue is said. */
const endsCue = (line: string) => line === '' || line.includes('-->');
const beginsNote = (line: string) => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line);

/** So long stands what does not say when it ends. */
const longestSeconds = 5;

/** In their order; what has no good end stays until the next one begins. */
function cuesOf(written: readonly Written[], tags = usualTags): Cue[] {
  const read = written.flatMap(({ start, end, text }) => {
    const shown = cueText(text, tags);
    return start === null || shown === '' ? [] : [{ start, end, text: shown }];
  });
  const sorted = read.toSorted((one, other) => one.start - other.start);
  return sorted.map(({ start, end, text }, at) => {
    if (end !== null && end > start) return { start, end, text };
    const next = sorted.slice(at + 1).find((one) => one.start > start)?.start ?? Number.POSITIVE_INFINITY;
    return { start, end: Math.min(next, start + longestSeconds), text };
  });
}

function timesIn(line: string): [string, string] | null {
  // Input methods write signs and digits as wide as letters.
  const plain = line.normalize('NFKC');
  const [, start, end] = timing.exec(plain) ?? pair.exec(plain) ?? [];
  return start === undefined || end === undefined ? null : [start, end];
}

const isNumber = (line: string) => /^\s*\uFEFF?\d+\s*$/.test(line);

/** A line of times, then what is said: up to a line that ends it, or else to the next one. */
function ofTimings(lines: readonly string[], ends: (line: string) => boolean): Written[] {
  const timed = lines.flatMap((line, at) => {
    const times = timesIn(line);
    return times ? [{ at, times }] : [];
  });
  const isNumbered = lines.slice(0, timed[0]?.at).some(isNumber);
  return timed.map(({ at, times: [start, end] }, nth) => {
    const next = timed[nth + 1]?.at;
    const block = lines.slice(at + 1, next);
    const cut = block.findIndex(ends);
    const said = (cut === -1 ? block : block.slice(0, cut)).filter((line) => line.trim() !== '');
    // The number of the next one stands last.
    if (isNumbered && cut === -1 && next !== undefined && isNumber(said.at(-1) ?? '')) said.pop();
    return { start: secondsOf(start), end: secondsOf(end), text: said.join('\n') };
  });
}

/** ASS and SSA: fields between commas, the last one free. */
function ofEvents(lines: readonly string[]): Written[] {
  const from = lines.findIndex((line) => /^\s*\[Events\]/i.test(line));
  const events = lines.slice(Math.max(0, from));
  const format = events.find((line) => /^\s*Format\s*:/i.test(line)) ?? 'Format: a,Start,End,b,c,d,e,f,g,Text';
  const names = format
    .slice(format.indexOf(':') + 1)
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return events.flatMap((line) => {
    const [, rest] = /^\s*Dialogue\s*:(.*)$/i.exec(line) ?? [];
    if (rest === undefined) return [];
    const fields = rest.split(',');
    const field = (name: string) => fields[names.indexOf(name)] ?? '';
    const text = fields
      .slice(names.length - 1)
      .join(',')
      // Shapes are drawn by letters and numbers, which nobody reads.
      .replaceAll(/\{[^{}]*\\p[1-9][^{}]*\}[^{]*/g, '')
      .replaceAll(/\{[^{}]*\}/g, '')
      .replaceAll(/\\[Nn]/g, '\n')
      .replaceAll(String.raw`\h`, ' ');
    return [{ start: secondsOf(field('start')), end: secondsOf(field('end')), text }];
  });
}

/**
 * A line for each cue. How many frames a second has stands in the first one; where nobody says it, nobody knows when a line
 * is said.
 */
function ofNumbers(lines: readonly string[]): Written[] {
  const read = lines.flatMap((line) => {
    const [, frame, lastFrame, tenth, lastTenth, text = ''] = counted.exec(line) ?? [];
    const start = frame ?? tenth;
    return start === undefined ? [] : [{ start, end: lastFrame || lastTenth, isFrames: frame !== undefined, text }];
  });
  const [first, ...rest] = read;
  const told = first?.isFrames && /^\s*\d{2,3}(?:[.,]\d+)?\s*$/.test(first.text) ? first.text : null;
  const rate = told === null ? null : Number(told.replace(',', '.'));
  return (told === null ? read : rest).flatMap(({ start, end, isFrames, text }) => {
    const unit = isFrames ? rate : 10;
    if (unit === null || unit === 0) return [];
    // A line in italics begins with a stroke.
    const words = text.split('|').map((line) => line.replace(/^\//, ''));
    return [{ start: Number(start) / unit, end: end ? Number(end) / unit : null, text: words.join('\n') }];
  });
}

const youTubeEvent = z.object({
  tStartMs: z.number(),
  dDurationMs: z.optional(z.number()),
  segs: z.array(z.object({ utf8: z.optional(z.string()) })),
});
const bilibiliLine = z.object({ from: z.number(), to: z.optional(z.number()), content: z.string() });
/** As Whisper and programs beside it write what they heard. */
const heardLine = z.object({ start: z.number(), end: z.optional(z.number()), text: z.string() });
const listed = z.union([
  z.object({ events: z.array(z.unknown()) }),
  z.object({ body: z.array(z.unknown()) }),
  z.object({ segments: z.array(z.unknown()) }),
  z.array(z.unknown()),
]);

/** YouTube's `json3`, and the lists of Bilibili and of Whisper. Null: it is none of these. */
function ofJson(text: string): Written[] | null {
  const told = listed.safeParse(parsed(text)).data;
  if (!told) return null;
  const lines = Array.isArray(told) ? told : Object.values(told).flat();
  const read = lines.flatMap((line): Written[] => {
    const event = youTubeEvent.safeParse(line).data;
    const said = bilibiliLine.safeParse(line).data;
    const heard = heardLine.safeParse(line).data;
    if (said) return [{ start: said.from, end: said.to ?? null, text: said.content }];
    if (heard) return [{ start: heard.start, end: heard.end ?? null, text: heard.text }];
    if (!event) return [];
    const { tStartMs: start, dDurationMs: length, segs } = event;
    const words = segs.map(({ utf8 = '' }) => utf8).join('');
    return [{ start: start / 1_000, end: length === undefined ? null : (start + length) / 1_000, text: words }];
  });
  return read.length > 0 ? inSeconds(read) : null;
}

/** Nobody says a line for a minute: such numbers are milliseconds. */
function inSeconds(read: readonly Written[]): Written[] {
  const lengths = read.flatMap(({ start, end }) => (start === null || end === null ? [] : [end - start]));
  const middle = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
  const parts = middle > 60 ? 1_000 : 1;
  return read.map(({ start, end, text }) => ({
    start: start === null ? null : start / parts,
    end: end === null ? null : end / parts,
    text,
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*\uFEFF/, ''));
  } catch {
    return null; // It is no list then.
  }
}

function ofSongs(lines: readonly string[]): Written[] {
  return lines.flatMap((line) => {
    const [, times = '', text = ''] = sung.exec(line) ?? [];
    return [...times.matchAll(/\[([^\]]*)\]/g)].map(([, time = '']) => ({
      // The last number is a part of a second, whatever stands before it.
      start: secondsOf(time.replace(/^(\d+:\d+):/, '$1.')),
      end: null,
      text,
    }));
  });
}

/** A line with one time before it (TMPlayer), which is no use as a clock in other texts: all lines have one. */
function ofSingleTimes(lines: readonly string[]): Written[] {
  const said = lines.filter((line) => line.trim() !== '');
  const read = said.map((line) => /^\s*\uFEFF?(\d{1,2}:\d{2}:\d{2})(?:,\d)?[:=](.*)$/.exec(line));
  return read.flatMap((found) => {
    const [, time = '', text = ''] = found ?? [];
    return found && read.every(Boolean)
      ? [{ start: secondsOf(time), end: null, text: text.replaceAll('|', '\n') }]
      : [];
  });
}

/** `1:02:03.5`; the last of four numbers is a part of a second too. Null: it is no time. */
function secondsOf(text: string): number | null {
  const [whole = '', ...rest] = text.replaceAll(/\s/g, '').split(/[.,;'’]|(?<=^\d+:\d+:\d+):/);
  const parts = whole.split(':').map(Number);
  const part = Number(`0.${rest.join('') || '0'}`);
  if (parts.length < 2 || [...parts, part].some((one) => !Number.isFinite(one))) return null;
  return parts.reduce((sum, one) => sum * 60 + one, 0) + part;
}

const attributes = String.raw`(?:\.[^\s<>]*|\s+[\w-]+\s*=[^<>]*)?\s*\/?`;
/** Tags of HTML; another name between brackets is of the text. */
const usualTags = new RegExp(
  String.raw`<\/?(?:(?:[bcisuq]|ruby|rt|rp|em|strong|strike|small|big|su[bp])${attributes}|(?:[vpa]|lang|font|span|div|img)(?:[.\s/][^<>]*)?)>|<!--[^]*?-->`,
  'gi',
);
/** In WebVTT every name between brackets is a tag: a bracket of its text is an entity. */
const anyTags = new RegExp(String.raw`${usualTags.source}|<\/?[a-z][a-z\d]*${attributes}>`, 'gi');

/** The words of a cue without its tags and codes, its entities as what they stand for. */
export function cueText(written: string, tags = usualTags): string {
  const plain = written
    .replaceAll(/<br\s*\/?>|\[br\]/gi, '\n')
    // As ASS writes a line and a blank; not within a path of Windows.
    .replaceAll(/(?<!\b[A-Za-z]:\S*)\\([Nh])/g, (_, sign: string) => (sign === 'N' ? '\n' : ' '))
    .replaceAll(/<\d[\d:.]*>/g, '')
    .replaceAll(tags, '')
    .replaceAll(/\{(?:\\[^{}]*|\/?[bisu]|[yYcCfFsSpP]:[^{}]*)\}/g, '');
  return (plain.includes('&') ? unescaped(plain) : plain)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function unescaped(text: string): string {
  const page = new DOMParser().parseFromString(text.replaceAll('<', '&lt;'), 'text/html');
  return page.body.textContent;
}

/** What is said at a second, once where it is written in several layers. */
export function saidAt(cues: readonly Cue[], second: number): string[] {
  return [...new Set(cues.flatMap(({ start, end, text }) => (start <= second && second < end ? [text] : [])))];
}
