import { mendedXmlText } from '../mended-xml.ts';

/** A cue as it is written, in seconds: `end` may be missing, or stand before `start`. */
export interface Written {
  start: number | null;
  end: number | null;
  text: string;
}

/**
 * The cues of TTML, also as its older profiles (DFXP, IMSC, SMPTE-TT), of SAMI, of USF, and of YouTube's own forms; null: it
 * is no such file.
 */
export function cuesOfXml(text: string): Written[] | null {
  if (/<sync\b[^>]*\bstart\b/i.test(text)) return cuesOfSami(text);
  // HTML has an element of this name too, which ends where others begin.
  const root = mendedXmlText(text.replaceAll(/(<\/?(?:[\w-]+:)?)tt(?=[\s>/])/gi, '$1timed'))?.documentElement;
  if (root?.localName === 'timedtext' || root?.localName === 'transcript') return cuesOfYouTube(root);
  if (root?.localName.toLowerCase() === 'usfsubtitles') return cuesOfUsf(root);
  if (root?.localName !== 'timed') return null;
  const rates = ratesOf(root);
  const whole = { from: 0, until: Number.POSITIVE_INFINITY, isTimed: false };
  const cues = cuesBelow(root, whole, { ...rates, fromZero: countsFromZero(root, rates) });
  // What is said stands in pictures.
  const isDrawn = /\bbackgroundImage\s*=|<(?:[\w-]+:)?image\b/.test(text);
  return isDrawn && cues.every((cue) => cue.text.trim() === '') ? null : cues;
}

/** Each `SYNC` says from which millisecond on what follows is said, in each of its classes until the next of that class. */
function cuesOfSami(text: string): Written[] {
  const said = text
    .replaceAll(/<!--[^]*?-->/g, '')
    .split(/<sync\b/i)
    .slice(1)
    .flatMap((block) => {
      const [, start] = /^[^>]*?start\s*=\s*["']?\s*(\d+)/i.exec(block) ?? [];
      const words = block.slice(block.indexOf('>') + 1).replaceAll(/\s+/g, ' ');
      return words.split(/(?=<p\b)/i).map((part) => ({
        of: /^<p\b[^>]*?class\s*=\s*["']?([\w-]+)/i.exec(part)?.[1]?.toLowerCase() ?? '',
        start: start === undefined ? null : Number(start) / 1_000,
        text: part.replaceAll(/<\/?(?:sami|body|sync)\b[^>]*>/gi, ''),
      }));
    })
    .filter(({ of, text: words }) => of !== '' || words.trim() !== '');
  return said.map(({ of, start, text: words }, at) => ({
    start,
    end: said.slice(at + 1).find((next) => next.of === of)?.start ?? null,
    text: words,
  }));
}

/** Milliseconds in `t` and `d`, or, as it was written first, seconds in `start` and `dur`. */
function cuesOfYouTube(root: Element): Written[] {
  return [...root.querySelectorAll('p, text')].map((line) => {
    const time = (name: string, unit: number) => {
      const told = line.getAttribute(name)?.trim() ?? '';
      return /^\d+(?:\.\d+)?$/.test(told) ? Number(told) / unit : null;
    };
    const start = time('t', 1_000) ?? time('start', 1);
    const length = time('d', 1_000) ?? time('dur', 1);
    return { start, end: start === null || length === null ? null : start + length, text: line.textContent };
  });
}

/** Subtitles with a start and a stop, or how long they last; texts at several places of the picture are lines. */
function cuesOfUsf(root: Element): Written[] {
  const time = (element: Element, name: string) => secondsOf(element.getAttribute(name), { frames: 30, ticks: 30 });
  return [...root.getElementsByTagNameNS('*', 'subtitle')].map((element) => {
    const start = time(element, 'start');
    const length = time(element, 'duration');
    return {
      start,
      end: time(element, 'stop') ?? (start === null || length === null ? null : start + length),
      text: [...element.children].map(wordsOf).join('\n'),
    };
  });
}

/** When an element is there, in seconds. `isTimed`: it, or what stands above it, says so. */
interface Times {
  from: number;
  until: number;
  isTimed: boolean;
}

function cuesBelow(element: Element, times: Times, rates: Clock): Written[] {
  const isLine = element.localName === 'p' || element.localName === 'span';
  // A line whose words have times of their own is said by them.
  const parts = isLine ? [...element.getElementsByTagNameNS('*', 'span')] : [];
  if (isLine && !parts.some((part) => timeNames.some((name) => part.hasAttribute(name)))) {
    const { from, until, isTimed } = times;
    return isTimed ? [{ start: from, end: Number.isFinite(until) ? until : null, text: wordsOf(element) }] : [];
  }
  const isInTurn = element.getAttribute('timeContainer') === 'seq';
  let { from } = times;
  return [...element.children].flatMap((child) => {
    const own = timesOf(child, { ...times, from }, rates);
    if (own === null) return [];
    if (isInTurn && Number.isFinite(own.until)) from = own.until;
    return cuesBelow(child, own, rates);
  });
}

const timeNames = ['begin', 'end', 'dur'];

interface Rates {
  frames: number;
  ticks: number;
}

/** `fromZero`: each time counts from the beginning of the film, not from that of what stands above. */
interface Clock extends Rates {
  fromZero: boolean;
}

/** True for a file whose times would lie behind the end of what they stand in, if they counted from its beginning. */
function countsFromZero(root: Element, rates: Rates): boolean {
  const time = (element: Element, name: string) => secondsOf(element.getAttribute(name), rates) ?? Number.NaN;
  return [...root.querySelectorAll('[begin] [begin]')].some((child) => {
    const above = child.parentElement?.closest('[begin]');
    const [from, until, begin] = above ? [time(above, 'begin'), time(above, 'end'), time(child, 'begin')] : [];
    return (
      from !== undefined &&
      until !== undefined &&
      begin !== undefined &&
      begin >= until - from &&
      begin < until &&
      begin >= from
    );
  });
}

function ratesOf(root: Element): Rates {
  // Of a text that is no XML, its names are small and have their prefixes.
  const found = (name: string) =>
    [...root.attributes].find((one) => one.name.replace(/^.*:/, '').toLowerCase() === name.toLowerCase());
  const value = (name: string) => Number(found(name)?.value ?? Number.NaN);
  const [by = 1, over = 1] =
    found('frameRateMultiplier')
      ?.value.split(/[\s:]+/)
      .map(Number)
      .filter((one) => one > 0) ?? [];
  const frames = ((value('frameRate') || 30) * by) / over;
  // No film has so many frames in a second: some programs count its hundredths there.
  const isHundredths = [...root.querySelectorAll('[begin]')].some((line) =>
    /\d:\d+[:;][6-9]\d$/.test(line.getAttribute('begin')?.trim() ?? ''),
  );
  return { frames: isHundredths ? 100 : frames, ticks: value('tickRate') || frames };
}

/** Times count from the beginning of what stands above, and end with it. Null: they are none. */
function timesOf(element: Element, above: Times, rates: Clock): Times | null {
  const [begin, end, length] = timeNames.map((name) => secondsOf(element.getAttribute(name), rates));
  if (element.hasAttribute('begin') && begin === null) return null;
  const origin = rates.fromZero ? 0 : above.from;
  const from = begin === null || begin === undefined ? above.from : origin + begin;
  const unlimited = Number.POSITIVE_INFINITY;
  return {
    from,
    until: Math.min(above.until, origin + (end ?? unlimited), from + (length ?? unlimited)),
    isTimed: above.isTimed || timeNames.some((name) => element.hasAttribute(name)),
  };
}

const units = { h: 3600, m: 60, s: 1, ms: 0.001 } as const;

/** `00:01:02.5`, `01:02.5`, `00:01:02:12` with frames, or a number, with its unit or of seconds. */
function secondsOf(written: string | null, { frames, ticks }: Rates): number | null {
  const text = (written ?? '').trim().toLowerCase().replaceAll(',', '.');
  const [, number = '', unit = 's'] = /^(\d*\.?\d+)\s*(h|ms|m|s|f|t)?$/.exec(text) ?? [];
  if (number !== '' && (unit === 'f' || unit === 't')) return Number(number) / (unit === 'f' ? frames : ticks);
  if (number !== '' && (unit === 'h' || unit === 'm' || unit === 's' || unit === 'ms'))
    return Number(number) * units[unit];
  const [, hours = '0', minutes, seconds, frame = '0'] =
    /^(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)(?:[:;](\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  if (minutes === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(frame) / frames;
}

/** Breaks of the file are spaces; breaks of the text are lines. Its letters stay as they are: `&` begins no code here. */
function wordsOf(element: Element): string {
  const said = (node: Node): string => {
    if (node instanceof Element && node.localName === 'br') return '\n';
    if (node instanceof Element) return node.localName === 'metadata' ? '' : [...node.childNodes].map(said).join('');
    return (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE ? (node.nodeValue ?? '') : '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('&', '&amp;');
  };
  return said(element);
}
