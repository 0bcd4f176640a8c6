const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A field that holds no result: Word draws it from its instruction. */
export interface BareField {
  instruction: string;
  /** What ends it. */
  end: Element;
}

interface OpenField {
  instruction: string;
  isResult: boolean;
  hasResult: boolean;
}

const shown = new Set(['t', 'drawing', 'pict', 'object', 'sym', 'oMath']);

export function bareFields(document: Document): BareField[] {
  const open: OpenField[] = [];
  const bare: BareField[] = [];
  for (const one of document.getElementsByTagNameNS('*', '*')) {
    const field = open.at(-1);
    if (one.localName === 'instrText' && field) field.instruction += one.textContent;
    // A part of an instruction may be the result of a field within.
    if (shown.has(one.localName)) for (const each of open) each.hasResult ||= each.isResult;
    if (one.localName === 'fldSimple' && one.childElementCount === 0)
      bare.push({ instruction: (wordAttribute(one, 'instr') ?? '').trim(), end: one });
    if (one.localName !== 'fldChar' || one.namespaceURI !== word) continue;
    const type = wordAttribute(one, 'fldCharType');
    if (type === 'begin') open.push({ instruction: '', isResult: false, hasResult: false });
    if (type === 'separate' && field) field.isResult = true;
    if (type !== 'end') continue;
    open.pop();
    const end = one.parentElement;
    if (field && end && !field.hasResult) bare.push({ instruction: field.instruction.trim(), end });
  }
  return bare;
}

/** What Word draws of an instruction: its words; `formula`: something that no words stand for; null: nothing. */
export function drawnField(instruction: string): { words: string } | 'formula' | null {
  const button = /^macrobutton\s+\S+\s+(\S.*)$/is.exec(instruction)?.[1];
  if (button !== undefined) return { words: button };
  if (!/^eq\b/i.test(instruction)) return null;
  const enclosed = /^eq\s*\\o\s*\\a[clr]\s*\(\s*[○〇□△◇■]\s*[,;，]\s*([^()\\]*)\)\s*$/i.exec(instruction)?.[1]?.trim();
  if (enclosed === undefined) return 'formula';
  const number = /^\d{1,2}$/.test(enclosed) ? Number(enclosed) : 0;
  const firstOfCircled = 0x2460;
  const words = number >= 1 && number <= 20 ? String.fromCodePoint(firstOfCircled + number - 1) : `(${enclosed})`;
  return { words };
}

/** What a field of a form holds and writes nowhere: a box to tick, and one of several words. */
export function heldBy(form: Element): string | undefined {
  const find = (name: string) => [...form.getElementsByTagNameNS(word, name)][0];
  const isOff = (one: Element) => /^(?:0|false|off)$/.test(wordAttribute(one, 'val') ?? '');
  const ticked = find('checked') ?? find('default');
  const result = find('result');
  const nth = Number((result && wordAttribute(result, 'val')) ?? 0);
  const entry = [...form.getElementsByTagNameNS(word, 'listEntry')][nth];
  return find('checkBox') ? (ticked && !isOff(ticked) ? '☒' : '☐') : wordAttribute(entry ?? form, 'val');
}

export function wordAttribute(element: Element, name: string): string | undefined {
  return [...element.attributes].find(({ localName }) => localName === name)?.value;
}
