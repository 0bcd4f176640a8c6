const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

/** Without these the reader fails at the whole document; what is not written is empty. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  d: ['dPr'],
  bar: ['barPr'],
  groupChr: ['groupChrPr'],
  nary: ['sub', 'sup', 'e'],
  sPre: ['sub', 'sup', 'e'],
  rad: ['deg', 'e'],
};

/** Accents of Word as signs that stand by themselves. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': '´',
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '¯',
  '\u0305': '¯',
  '\u0306': '˘',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u030C': 'ˇ',
  '\u20D6': '←',
  '\u20D7': '→',
  '\u20E1': '↔',
};

/** Formulas in the elements that the reader of Word knows; it leaves out any other with all that it holds. */
export function mendedFormulas(document: Document): boolean {
  const all = (name: string) => [...document.getElementsByTagNameNS(math, name)];
  const made = (name: string, ...children: (Element | string)[]) => {
    const element = document.createElementNS(math, `m:${name}`);
    element.append(...children);
    return element;
  };
  /** A sign above what it belongs to. */
  const above = (element: Element, sign: string) => {
    const [chr, place] = [made('chr'), made('vertJc')];
    chr.setAttributeNS(math, 'm:val', sign);
    place.setAttributeNS(math, 'm:val', 'bot');
    element.replaceWith(made('groupChr', made('groupChrPr', chr, place), partOf(element, 'e') ?? made('e')));
  };
  const changes: [string, (element: Element) => void][] = [
    [
      'sSubSup',
      (element) => {
        const [base, low, high] = ['e', 'sub', 'sup'].map((name) => partOf(element, name) ?? made(name));
        if (base && low && high) element.replaceWith(made('sSup', made('e', made('sSub', base, low)), high));
      },
    ],
    ['acc', (element) => above(element, accents[valueOf(element, 'chr') ?? '\u0302'] ?? valueOf(element, 'chr') ?? '')],
    ['limUpp', (element) => above(element, partOf(element, 'lim')?.textContent ?? '')],
    ['borderBox', (element) => element.replaceWith(made('box', ...element.children))],
    [
      'phant',
      (element) => {
        const isHidden = ['0', 'off', 'false'].includes(valueOf(element, 'show') ?? '');
        if (!isHidden) element.replaceWith(made('box', ...element.children));
      },
    ],
    [
      'd',
      (element) => {
        const sign = valueOf(element, 'sepChr') ?? '|';
        const parts = [...element.children].filter(({ localName }) => localName === 'e');
        for (const part of parts.slice(1)) part.before(made('r', made('t', sign)));
      },
    ],
    ...Object.entries(wanted).map(([name, parts]): [string, (element: Element) => void] => [
      name,
      (element) => element.append(...parts.filter((part) => !partOf(element, part)).map((part) => made(part))),
    ]),
  ];
  const found = changes.map(([name, change]) => ({ change, elements: all(name) }));
  for (const { change, elements } of found) elements.forEach(change);
  return found.some(({ elements }) => elements.length > 0);
}

function partOf(element: Element, name: string): Element | undefined {
  return [...element.children].find(({ localName }) => localName === name);
}

/** What the properties of an element say; undefined: nothing. */
function valueOf(element: Element, name: string): string | undefined {
  const properties = partOf(element, `${element.localName}Pr`);
  const told = properties && partOf(properties, name);
  return told ? [...told.attributes].find(({ localName }) => localName === 'val')?.value : undefined;
}
