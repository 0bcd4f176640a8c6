const svgSpace = 'http://www.w3.org/2000/svg';
const linkSpace = 'http://www.w3.org/1999/xlink';
/** A formula whose letters were left behind on the page that drew it. */
export const lostDrawing = 'drawing-lost';
/** Deeper copies within copies are no drawing of an author. */
const mostCopies = 3000;

/** Drawings within a text: what they name elsewhere in the text stands in its place, and their words stay. */
export function prepareDrawings(body: HTMLElement): void {
  let left = mostCopies;
  for (let uses = usesIn(body); uses.length > 0 && left > 0; uses = usesIn(body)) {
    for (const use of uses) {
      if (use.isConnected) use.replaceWith(...copyOf(body, use));
      left -= 1;
    }
  }
  for (const words of body.querySelectorAll('svg foreignObject')) words.replaceWith(wordsOf(words));
  for (const drawing of body.querySelectorAll('svg')) prepareDrawing(drawing);
}

const usesIn = (body: Element) => [...body.querySelectorAll('svg use')];

/** What a `use` shows: a copy of what it names, moved to its place. */
function copyOf(body: HTMLElement, use: Element): Element[] {
  const name = (
    use.getAttribute('href') ??
    use.getAttributeNS(linkSpace, 'href') ??
    use.getAttribute('xlink:href') ??
    ''
  ).slice(1);
  const named = [...body.querySelectorAll('[id]')].find(({ id }) => id === name);
  if (!named && name.includes('MJ')) outermost(use)?.classList.add(lostDrawing);
  if (!named || named.contains(use)) return [];
  const group = body.ownerDocument.createElementNS(svgSpace, 'g');
  for (const { name: attribute, value } of use.attributes) {
    if (!/^(?:x|y|width|height|href|xlink:href|id)$/.test(attribute)) group.setAttribute(attribute, value);
  }
  const [x, y] = [use.getAttribute('x') ?? '0', use.getAttribute('y') ?? '0'];
  const move = x === '0' && y === '0' ? '' : `translate(${x},${y})`;
  const whole = [use.getAttribute('transform') ?? '', move].filter(Boolean).join(' ');
  if (whole !== '') group.setAttribute('transform', whole);
  const copy = named.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  copy.removeAttribute('id');
  group.append(...(copy.localName === 'symbol' || copy.localName === 'svg' ? copy.childNodes : [copy]));
  return [group];
}

function outermost(part: Element): Element | null {
  const drawing = part.closest('svg');
  return (drawing?.parentElement && outermost(drawing.parentElement)) ?? drawing;
}

/** HTML within a drawing, as a line of the drawing: the filter lets no page into one. */
function wordsOf(outer: Element): Element {
  const text = outer.ownerDocument.createElementNS(svgSpace, 'text');
  const number = (name: string) => Number.parseFloat(outer.getAttribute(name) ?? '') || 0;
  text.setAttribute('x', String(number('x') + number('width') / 2));
  text.setAttribute('y', String(number('y') + number('height') / 2));
  text.setAttribute('text-anchor', 'middle');
  text.setAttribute('dominant-baseline', 'middle');
  text.textContent = outer.textContent.replaceAll(/\s+/g, ' ').trim();
  return text;
}

/** A drawing has the colours of its paper, but one that takes those of the text around it. */
function prepareDrawing(drawing: Element): void {
  const ofText = drawing.outerHTML.toLowerCase().includes('currentcolor');
  drawing.classList.add(ofText ? 'drawing-of-text' : 'drawing');
  if (!drawing.hasAttribute('viewBox') && drawing.hasAttribute('viewbox')) {
    drawing.setAttribute('viewBox', drawing.getAttribute('viewbox') ?? '');
  }
}
