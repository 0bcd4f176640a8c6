/** The characters of the font Symbol from 0x21 on, and from 0xA1 on. */
const symbol = {
  low: '!∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  high: 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑',
};

/** What documents use of the fonts of signs: bullets, boxes to tick, arrows, numbers in circles. */
const signs: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings: {
    0x46: '☞',
    0x4a: '☺',
    0x6c: '●',
    0x6d: '○',
    0x6e: '■',
    0x6f: '□',
    0x70: '◻',
    0x71: '❑',
    0x72: '❒',
    0x74: '◆',
    0x75: '◆',
    0x76: '❖',
    0x77: '◆',
    0x9f: '•',
    0xa7: '▪',
    0xa8: '◻',
    0xab: '★',
    0xd8: '➢',
    0xdf: '←',
    0xe0: '→',
    0xe1: '↑',
    0xe2: '↓',
    0xe8: '➔',
    0xf0: '⇨',
    0xfb: '✘',
    0xfc: '✔',
    0xfd: '☒',
    0xfe: '☑',
  },
  'wingdings 2': { 0x4f: '✖', 0x50: '✔', 0x51: '☒', 0x52: '☑', 0x53: '☒', 0x97: '●', 0xa2: '■', 0xa3: '□' },
};
/** Wingdings has numbers in circles: white ones from 0x81, black ones from 0x8C. */
const circles = [
  { from: 0x81, first: 0x2460 },
  { from: 0x8c, first: 0x2776 },
];

/**
 * Signs of fonts that not every computer has, as the characters that every font knows: such a document shows empty boxes
 * elsewhere, also for the bullets of its lists.
 */
export function mendedSymbols(document: Document): boolean {
  const all = (name: string) => [...document.getElementsByTagNameNS('*', name)];
  const attribute = (element: Element | undefined, name: string) =>
    [...(element?.attributes ?? [])].find(({ localName }) => localName === name);
  let isChanged = false;
  for (const sign of all('sym')) {
    const code = Number.parseInt(attribute(sign, 'char')?.value ?? '', 16);
    const text = signOf(attribute(sign, 'font')?.value ?? '', code);
    if (text === null) continue;
    const made = document.createElementNS(sign.namespaceURI, sign.nodeName.replace('sym', 't'));
    made.textContent = text;
    sign.replaceWith(made);
    isChanged = true;
  }
  for (const fonts of all('rFonts')) {
    const font = (attribute(fonts, 'ascii') ?? attribute(fonts, 'hAnsi'))?.value ?? '';
    const holder = fonts.parentElement?.parentElement;
    const read = (text: string) =>
      text.replaceAll(/[\uF000-\uF0FF]/gu, (one) => signOf(font, one.codePointAt(0) ?? 0) ?? one);
    for (const child of holder?.children ?? []) {
      const level = child.localName === 'lvlText' ? attribute(child, 'val') : undefined;
      const [before, after] = level ? [level.value, read(level.value)] : [child.textContent, read(child.textContent)];
      if (before === after || (!level && child.localName !== 't')) continue;
      if (level) level.value = after;
      else child.textContent = after;
      isChanged = true;
    }
  }
  return isChanged;
}

/** A sign of a font as a character of any; null: it is not known, or has a font that is. */
function signOf(font: string, code: number): string | null {
  const name = font.trim().toLowerCase();
  const at = code & 0xff;
  if (!(code >= 0xf000 && code <= 0xf0ff) && !(code >= 0x20 && code <= 0xff)) return null;
  if (name === 'symbol') return symbol.low[at - 0x21] ?? symbol.high[at - 0xa1] ?? null;
  const circle = circles.find(({ from }) => at >= from && at < from + 10);
  if (name === 'wingdings' && circle) return String.fromCodePoint(circle.first + at - circle.from);
  return signs[name]?.[at] ?? null;
}
