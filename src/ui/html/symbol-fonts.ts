import { signOf } from '#rules/text/symbol-fonts.ts';

/** What such typefaces hold beyond the letters of a language, as Word writes it. */
const own = /[\uf020-\uf0ff]/;

/** Texts in a typeface of signs, as the signs that are meant: other typefaces have letters at their places. */
export function readSymbols(body: HTMLElement): void {
  if (!/symbol|wingdings|[\uf020-\uf0ff]/i.test(body.innerHTML)) return;
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const font = fontOf(holder);
    const said = node.nodeValue ?? '';
    const read = Array.from(
      said,
      (one) => signOf(font, one.charCodeAt(0)) ?? (own.test(one) ? lost(one, holder) : one),
    );
    if (read.join('') !== said) node.nodeValue = read.join('');
  }
}

/** Where the typeface was lost on the way it was nearly always Symbol; programs draw their icons with their own. */
function lost(sign: string, holder: Element | null): string {
  if (holder?.closest('i, [class*="icon" i], [class~="fa"]')) return sign;
  return signOf('symbol', sign.charCodeAt(0)) ?? String.fromCharCode(sign.charCodeAt(0) - 0xf000);
}

/** The typeface that an element names first, or that it has from above; '': none. */
function fontOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const said = /(?:^|[;\s])font-family\s*:\s*["']?([^,;"']+)/i.exec(one.getAttribute('style') ?? '')?.[1];
    const font = said ?? (one.localName === 'font' ? one.getAttribute('face')?.split(',')[0] : undefined);
    if (font !== undefined) return font;
  }
  return '';
}
