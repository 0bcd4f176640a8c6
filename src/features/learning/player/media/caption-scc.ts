import type { Written } from './caption-xml.ts';

/** Letters of television captions (CEA-608) that are other ones than those of ASCII. */
const basic: Readonly<Record<number, string>> = {
  0x27: '’',
  0x2a: 'á',
  0x5c: 'é',
  0x5e: 'í',
  0x5f: 'ó',
  0x60: 'ú',
  0x7b: 'ç',
  0x7c: '÷',
  0x7d: 'Ñ',
  0x7e: 'ñ',
  0x7f: '█',
};
/** Each from the second byte 0x30 on, or, of the languages of Europe, from 0x20 on. */
const special = '®°½¿™¢£♪à\u00A0èâêîôû';
const spanishFrench = 'ÁÉÓÚÜü‘¡*’—©℠•“”ÀÂÇÈÊËëÎÏïÔÙùÛ«»';
const portugueseGerman = 'ÃãÍÌìÒòÕõ{}\\^_|~ÄäÖöß¥¤│ÅåØø┌┐└┘';

const framesPerSecond = 30;

/**
 * Captions of television as a list of codes (SCC): each line says when it is sent, two bytes with each picture. Words are
 * loaded and then shown (pop-on), or shown as they come (roll-up, paint-on).
 */
export function cuesOfScc(lines: readonly string[]): Written[] {
  const cues: Written[] = [];
  let isLoading = true;
  let [loaded, shown] = ['', ''];
  let from = 0;
  const show = (text: string, at: number) => {
    if (shown.trim() !== '') cues.push({ start: from, end: at, text: escaped(shown) });
    [shown, from] = [text, at];
  };
  const put = (change: (text: string) => string) => {
    if (isLoading) loaded = change(loaded);
    else shown = change(shown);
  };
  for (const line of lines) {
    const [, hours, minutes, seconds, sign, frame, codes = ''] =
      /^\s*(\d+):(\d+):(\d+)([:;.,])(\d+)\s+((?:[\da-f]{4}\s*)+)$/i.exec(line) ?? [];
    if (hours === undefined) continue;
    // Without drop frames the clock of television is slower than any other.
    const slow = sign === ':' ? 1.001 : 1;
    const sent =
      (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(frame) / framesPerSecond) * slow;
    let before = '';
    codes.match(/[\da-f]{4}/gi)?.forEach((code, nth) => {
      const at = sent + (nth * slow) / framesPerSecond;
      const [first, second] = [code.slice(0, 2), code.slice(2)].map((byte) => Number.parseInt(byte, 16) & 0x7f);
      if (first === undefined || second === undefined) return;
      const isControl = first >= 0x10 && first < 0x20;
      // Each control code is sent twice.
      const isAgain = isControl && code === before;
      before = isAgain ? '' : code;
      if (isAgain) return;
      if (!isControl) put((text) => text + letterOf(first) + letterOf(second));
      else if ((first & 0x77) === 0x14 && second >= 0x20 && second < 0x30) command(second, at);
      else if (second >= 0x40) put((text) => (text === '' ? text : `${text.trimEnd()}\n`));
      else put((text) => withSign(text, first & 0x77, second));
    });
  }
  function command(code: number, at: number): void {
    if (code === 0x20) isLoading = true;
    if (code === 0x21) put((text) => text.slice(0, -1));
    if (code === 0x2e) loaded = '';
    if (code === 0x2c) show('', at);
    if (code === 0x2f) {
      show(loaded, at);
      loaded = '';
      isLoading = true;
    }
    // Roll-up of two to four lines, and paint-on: a new beginning of what is in sight.
    if ((code >= 0x25 && code <= 0x27) || code === 0x29) {
      isLoading = false;
      show('', at);
    }
    if (code === 0x2d) show('', at);
  }
  if (shown.trim() !== '') cues.push({ start: from, end: null, text: escaped(shown) });
  return cues;
}

function letterOf(byte: number): string {
  return basic[byte] ?? (byte < 0x20 ? '' : String.fromCharCode(byte));
}

/** A sign of two bytes. Those of one language replace the plain letter before them. */
function withSign(text: string, first: number, second: number): string {
  if (first === 0x11) return text + (second < 0x30 ? ' ' : (special[second - 0x30] ?? ''));
  if (first !== 0x12 && first !== 0x13) return text;
  return text.slice(0, -1) + ((first === 0x12 ? spanishFrench : portugueseGerman)[second - 0x20] ?? '');
}

/** The letters as they are: none of them begins a code. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}
