import { signOf } from '#rules/text/symbol-fonts.ts';

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
