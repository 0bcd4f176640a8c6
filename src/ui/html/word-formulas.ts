const mathMl = 'http://www.w3.org/1998/Math/MathML';

/** A number, a word of another script, a letter, or a sign. */
const pieces = /\d+(?:\.\d+)?|\p{Script=Han}+|\p{L}|\S/gu;

/** A formula as Word writes it (OMML), by the names that it has in HTML, as the MathML that a browser draws. */
export function mathOfWord(formula: Element): Element {
  const make = (name: string, ...content: readonly (Node | string)[]): Element => {
    const element = formula.ownerDocument.createElementNS(mathMl, name);
    element.append(...content);
    return element;
  };
  const named = (of: Element, name: string) => [...of.children].filter(({ localName }) => localName === `m:${name}`);
  const inner = (of: Element): Node[] => [...of.children].flatMap((child) => (isProperty(child) ? [] : drawn(child)));
  const row = (of: Element | undefined) => make('mrow', ...(of ? inner(of) : []));
  const part = (of: Element, name: string) => row(named(of, name)[0]);
  const sign = (text: string) => (text === '' ? [] : [make('mo', text)]);
  const table = (rows: readonly (readonly Element[])[]) =>
    make('mtable', ...rows.map((cells) => make('mtr', ...cells.map((cell) => make('mtd', ...inner(cell))))));

  function fraction(one: Element): Node[] {
    const [over, under] = [part(one, 'num'), part(one, 'den')];
    const type = property(one, 'type');
    if (type === 'lin' || type === 'skw') return [over, make('mo', '/'), under];
    const drawnOne = make('mfrac', over, under);
    if (type === 'nobar') drawnOne.setAttribute('linethickness', '0');
    return [drawnOne];
  }

  /** A sum, a product or an integral, with what it goes over. */
  function operator(one: Element): Node[] {
    const isAround = property(one, 'limloc') === 'undovr';
    const name = make('mo', property(one, 'chr') ?? '∫');
    const [below, above] = [part(one, 'sub'), part(one, 'sup')];
    return [make(isAround ? 'munderover' : 'msubsup', name, below, above), part(one, 'e')];
  }

  function drawn(one: Element): Node[] {
    const inside = part(one, 'e');
    const isBelow = property(one, 'pos') === 'bot';
    switch (one.localName) {
      case 'm:r':
        return wordsOf(one).map(([name, text]) => make(name, text));
      case 'm:f':
        return fraction(one);
      case 'm:nary':
        return operator(one);
      case 'm:ssup':
        return [make('msup', inside, part(one, 'sup'))];
      case 'm:ssub':
        return [make('msub', inside, part(one, 'sub'))];
      case 'm:ssubsup':
        return [make('msubsup', inside, part(one, 'sub'), part(one, 'sup'))];
      case 'm:spre':
        return [make('msubsup', make('mrow'), part(one, 'sub'), part(one, 'sup')), inside];
      case 'm:rad': {
        const degree = part(one, 'deg');
        return [degree.textContent === '' ? make('msqrt', inside) : make('mroot', inside, degree)];
      }
      case 'm:d': {
        const between = property(one, 'sepchr') ?? '|';
        const all = named(one, 'e').flatMap((each, at) => [...(at > 0 ? sign(between) : []), row(each)]);
        return [make('mrow', ...sign(property(one, 'begchr') ?? '('), ...all, ...sign(property(one, 'endchr') ?? ')'))];
      }
      case 'm:limlow':
        return [make('munder', inside, part(one, 'lim'))];
      case 'm:limupp':
        return [make('mover', inside, part(one, 'lim'))];
      case 'm:func':
        return [part(one, 'fname'), make('mo', '\u2061'), inside];
      case 'm:acc':
        return [make('mover', inside, make('mo', property(one, 'chr') ?? '^'))];
      case 'm:bar':
        return [make(isBelow ? 'munder' : 'mover', inside, make('mo', isBelow ? '_' : '¯'))];
      case 'm:groupchr': {
        const isAbove = property(one, 'pos') === 'top';
        return [make(isAbove ? 'mover' : 'munder', inside, make('mo', property(one, 'chr') ?? '⏟'))];
      }
      case 'm:m':
        return [table(named(one, 'mr').map((each) => named(each, 'e')))];
      case 'm:eqarr':
        return [table(named(one, 'e').map((each) => [each]))];
      case 'm:borderbox': {
        inside.setAttribute('class', 'enclosed-box');
        return [inside];
      }
      default:
        return inner(one);
    }
  }
  return make('math', ...inner(formula));
}

/** What is said of an element, and not part of it. */
const isProperty = ({ localName }: Element) => localName.endsWith('pr');

/** A property of an element; null: it has none of this name. */
function property(one: Element, name: string): string | null {
  const [said] = [...one.children].filter(isProperty);
  const value = said?.getElementsByTagName(`m:${name}`)[0]?.getAttribute('m:val') ?? null;
  return name.endsWith('chr') ? value : (value?.toLowerCase() ?? null);
}

/** A run of text as the pieces of a formula, each with the name of its element. */
function wordsOf(run: Element): (readonly [name: string, text: string])[] {
  const text = [...run.children].map((one) => (one.localName === 'm:t' ? one.textContent : '')).join('');
  const [isPlain, isText] = [property(run, 'sty') === 'p', run.getElementsByTagName('m:nor').length > 0];
  if (isText) return [['mtext', text]];
  // The name of a function is one word.
  if (isPlain && /^\s*\p{L}{2,}\s*$/u.test(text)) return [[/\p{Script=Han}/u.test(text) ? 'mtext' : 'mi', text.trim()]];
  return (text.match(pieces) ?? []).map((piece) => [nameOf(piece), piece] as const);
}

function nameOf(piece: string): string {
  if (/^\d/.test(piece)) return 'mn';
  return /\p{Script=Han}/u.test(piece) ? 'mtext' : /\p{L}/u.test(piece) ? 'mi' : 'mo';
}
