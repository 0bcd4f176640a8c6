/** Letters of ASCII, and of Latin 1, as the typeface Symbol draws them: Word writes Greek letters and signs so. */
const greek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const small = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const others = {
  0x22: '∀',
  0x24: '∃',
  0x27: '∍',
  0x2a: '∗',
  0x2d: '−',
  0x40: '≅',
  0x5c: '∴',
  0x5e: '⊥',
  0x7e: '∼',
} as const;
/** From 0xA1 on. */
const upper = 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\u00f0⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';
/** The signs of Wingdings that people put into texts. */
const wingdings = 'l●n■o□p□q□r□v❖w◆x☒ü✓û✗ý☒þ☑¨□Ø➢à→ß←á↑â↓ç←è→é↑ê↓ð⇨ï⇦E☜F☞J☺L☹';

const symbol = new Map<string, string>([
  ...Object.entries(others).map(([code, sign]) => [String.fromCharCode(Number(code)), sign] as const),
  ...Array.from(greek, (letter, at) => [String.fromCharCode(0x41 + at), letter] as const),
  ...Array.from(small, (letter, at) => [String.fromCharCode(0x61 + at), letter] as const),
  ...Array.from(upper, (sign, at) => [String.fromCharCode(0xa1 + at), sign] as const),
]);
const letters: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  symbol,
  wingdings: new Map(Array.from(wingdings.matchAll(/(.)(.)/gu), ([, letter = '', sign = '']) => [letter, sign])),
};

/** What such typefaces hold beyond the letters of a language, as Word writes it. */
const own = /[\uf020-\uf0ff]/g;
const letterOf = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xf000);

/** Texts in a typeface of signs, as the signs that are meant: other typefaces have letters at their places. */
export function readSymbols(body: HTMLElement): void {
  if (!/symbol|wingdings|[\uf020-\uf0ff]/i.test(body.innerHTML)) return;
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = node.nodeValue ?? '';
    const signs = letters[fontOf(node.parentElement)];
    const read = signs
      ? Array.from(said.replaceAll(own, letterOf), (letter) => signs.get(letter) ?? letter).join('')
      : // Where the typeface was lost on the way it was nearly always Symbol; programs draw with their own.
        said.replaceAll(own, (sign) => {
          const isIcon = node.parentElement?.closest('i, [class*="icon" i], [class~="fa"]');
          return isIcon ? sign : (symbol.get(letterOf(sign)) ?? letterOf(sign));
        });
    if (read !== said) node.nodeValue = read;
  }
}

/** The typeface that an element names first, or that it has from above, in small letters; '': none. */
function fontOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const said = /(?:^|[;\s])font-family\s*:\s*["']?([^,;"']+)/i.exec(one.getAttribute('style') ?? '')?.[1];
    const font = said ?? (one.localName === 'font' ? one.getAttribute('face')?.split(',')[0] : undefined);
    if (font !== undefined) return font.trim().toLowerCase();
  }
  return '';
}
