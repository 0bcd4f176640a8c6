import { texPartsOf } from '#rules/html/tex.ts';

const mathMl = 'http://www.w3.org/1998/Math/MathML';
/** Attributes in which editors keep the TeX of a formula. */
const texAttributes = ['data-tex', 'data-latex', 'data-formula', 'data-value', 'data-equation', 'data-math'];
/** What editors call an element that holds a formula; only in these `data-value` is one. */
const formulaClass = /(?:^|[\s_-])(?:formula|latex|tex|katex|mathjax|mathquill|equation|math)(?:$|[\s_-])/i;

/**
 * Finds the formulas of every usual maker: TeX between its signs becomes `<span class="formula" data-tex>`, whatever a
 * maker drew of it goes, and MathML stays as what a browser draws.
 */
export function prepareFormulas(body: HTMLElement): void {
  for (const script of body.querySelectorAll('script[type^="math/"]')) fromScript(script);
  for (const mathml of body.querySelectorAll('.katex > .katex-mathml')) fromKatex(mathml);
  for (const drawn of body.querySelectorAll('mjx-container, .MathJax, .MathJax_SVG, .MathJax_Display'))
    fromMathJax(drawn);
  for (const picture of body.querySelectorAll('img[data-mathml]')) fromPicture(picture);
  for (const preview of body.querySelectorAll('.MathJax_Preview, mjx-assistive-mml > :not(math)')) preview.remove();
  fromAttributes(body);
  fromTexts(body);
  for (const math of body.querySelectorAll('math')) tidyMath(math);
}

function formulaOf(page: Document, tex: string, display: boolean): Element {
  const formula = page.createElement('span');
  formula.className = display ? 'formula display' : 'formula';
  formula.setAttribute('data-tex', tex);
  return formula;
}

/** Where MathJax keeps a formula; what it drew of it stands before. */
function fromScript(script: Element): void {
  const type = script.getAttribute('type') ?? '';
  for (let drawn = script.previousElementSibling; drawn && /MathJax/.test(drawn.className);) {
    const before: Element | null = drawn.previousElementSibling;
    drawn.remove();
    drawn = before;
  }
  if (/mml/i.test(type)) script.outerHTML = script.textContent;
  else script.replaceWith(formulaOf(script.ownerDocument, script.textContent, /display/i.test(type)));
}

/** KaTeX draws a formula twice, once for readers of screens. */
function fromKatex(mathml: Element): void {
  const display = mathml.closest('.katex-display');
  const outer = display ?? mathml.closest('.katex');
  const annotation = mathml.querySelector('annotation[encoding*="tex" i]');
  const math = mathml.querySelector('math');
  if (annotation) outer?.replaceWith(formulaOf(mathml.ownerDocument, annotation.textContent, display !== null));
  else if (math) outer?.replaceWith(math);
}

function fromMathJax(drawn: Element): void {
  if (!drawn.isConnected) return;
  const written =
    drawn.getAttribute('data-mathml') ?? drawn.querySelector('[data-mathml]')?.getAttribute('data-mathml');
  const math = drawn.querySelector('math');
  if (math) drawn.replaceWith(math);
  else if (written) drawn.outerHTML = written;
}

/** WIRIS draws a formula as a picture and keeps its MathML beside it. */
function fromPicture(picture: Element): void {
  const written = tagsOf(picture.getAttribute('data-mathml') ?? '');
  if (/^\s*<math[\s>]/i.test(written)) picture.outerHTML = written;
}

/** MathML in the marks of WIRIS, which survive an editor, as tags. */
export function tagsOf(math: string): string {
  return math
    .replaceAll('«', '<')
    .replaceAll('»', '>')
    .replaceAll('¨', '"')
    .replaceAll('\u00a7', '&')
    .replaceAll('`', "'");
}

function fromAttributes(body: HTMLElement): void {
  const marked = texAttributes.map((name) => `[${name}]`).join(', ');
  for (const element of body.querySelectorAll(marked)) {
    if (element.localName === 'math' || element.closest('math, svg')) continue;
    const named = texAttributes.find((name) => (element.getAttribute(name)?.trim() ?? '') !== '');
    if (named === undefined) continue;
    const tex = element.getAttribute(named) ?? '';
    const isFormula =
      named.endsWith('tex') ||
      formulaClass.test(element.className) ||
      element.getAttribute('data-w-e-type') === 'formula';
    if (!isFormula) continue;
    if (element.localName === 'img') {
      // The picture stays; its formula says what is missing if it does not come.
      if (!element.getAttribute('alt')) element.setAttribute('alt', readable(tex));
      continue;
    }
    const display =
      /(?:^|\s)display(?:$|\s)/.test(element.className) || element.localName === 'div' || /^\s*(?:\$\$|\\\[)/.test(tex);
    element.replaceWith(formulaOf(element.ownerDocument, tex, display));
  }
}

const readable = (tex: string) => {
  try {
    return decodeURIComponent(tex);
  } catch {
    return tex; // A per cent sign of the formula itself.
  }
};

/** TeX between its signs, also over line ends that an editor made elements of. */
function fromTexts(body: HTMLElement): void {
  const parents = new Set<Node>();
  const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const { parentElement } = text;
    if (
      parentElement &&
      /[$\\]/.test(text.nodeValue ?? '') &&
      !parentElement.closest('code, pre, math, svg, script, style')
    ) {
      parents.add(parentElement);
    }
  }
  for (const parent of parents) {
    let run: Node[] = [];
    for (const child of [...parent.childNodes, null]) {
      if (child && (child.nodeType === Node.TEXT_NODE || child.nodeName === 'BR')) run.push(child);
      else {
        replaceTex(run);
        run = [];
      }
    }
  }
}

/** Replaces the formulas in texts that stand one after the other. */
function replaceTex(run: readonly Node[]): void {
  const text = run.map(saidBy).join('');
  for (const { from, to, tex, display } of texPartsOf(text).toReversed()) {
    const range = document.createRange();
    const [start, end] = [placeIn(run, from), placeIn(run, to)];
    if (!start || !end) continue;
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    range.deleteContents();
    range.insertNode(formulaOf(start.node.ownerDocument ?? document, tex, display));
  }
}

const saidBy = (node: Node) => (node.nodeName === 'BR' ? '\n' : (node.nodeValue ?? ''));

function placeIn(run: readonly Node[], at: number): { node: Text; offset: number } | null {
  let before = 0;
  for (const node of run) {
    const { length } = saidBy(node);
    if (node instanceof Text && at <= before + length) return { node, offset: at - before };
    before += length;
  }
  return null;
}

/** MathML as browsers draw it: without notes for programs, with brackets and frames that they leave out. */
function tidyMath(math: Element): void {
  for (const note of math.querySelectorAll('annotation, annotation-xml')) note.remove();
  for (const outer of math.querySelectorAll('semantics, maction, mstack, mlongdiv')) {
    const inner =
      outer.localName === 'semantics' || outer.localName === 'maction'
        ? [...outer.children].slice(0, 1)
        : [...outer.childNodes];
    outer.replaceWith(...inner);
  }
  for (const fenced of math.querySelectorAll('mfenced')) fenced.replaceWith(fencedRow(fenced));
  for (const enclosed of math.querySelectorAll('menclose')) enclosed.replaceWith(enclosedRow(enclosed));
}

function fencedRow(fenced: Element): Element {
  const make = (name: string, text = '') => {
    const element = fenced.ownerDocument.createElementNS(mathMl, name);
    element.textContent = text;
    return element;
  };
  const signs = Array.from((fenced.getAttribute('separators') ?? ',').replaceAll(/\s/g, ''));
  const row = make('mrow');
  row.append(make('mo', fenced.getAttribute('open') ?? '('));
  [...fenced.children].forEach((child, at) => {
    const sign = signs[Math.min(at - 1, signs.length - 1)];
    if (at > 0 && sign !== undefined) row.append(make('mo', sign));
    row.append(child);
  });
  row.append(make('mo', fenced.getAttribute('close') ?? ')'));
  return row;
}

/** A row that the screen's style draws a frame or a line around. */
function enclosedRow(enclosed: Element): Element {
  const row = enclosed.ownerDocument.createElementNS(mathMl, 'mrow');
  const notation = (enclosed.getAttribute('notation') ?? 'longdiv').toLowerCase();
  row.setAttribute(
    'class',
    notation
      .split(/\s+/)
      .map((one) => `enclosed-${one.replaceAll(/[^a-z]/g, '')}`)
      .join(' '),
  );
  row.append(...enclosed.childNodes);
  return row;
}
