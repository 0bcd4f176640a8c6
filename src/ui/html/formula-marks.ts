import { texPartsOf } from '#rules/html/tex.ts';
import { hides } from './meaning-styles.ts';
import { mathOfWord } from './word-formulas.ts';

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
  for (const formula of body.querySelectorAll('m\\:omath')) formula.replaceWith(mathOfWord(formula));
  for (const script of body.querySelectorAll('script[type^="math/"]')) fromScript(script);
  for (const mathml of body.querySelectorAll('.katex > .katex-mathml')) fromKatex(mathml);
  for (const drawn of body.querySelectorAll(
    'mjx-container, .MathJax, .MathJax_SVG, .MathJax_CHTML, .MathJax_Display, .MJXc-display',
  ))
    fromMathJax(drawn);
  for (const drawn of body.querySelectorAll('.mq-math-mode, .mathquill-rendered-math')) fromMathQuill(drawn);
  for (const picture of body.querySelectorAll('img[data-mathml]')) fromPicture(picture);
  for (const field of body.querySelectorAll('math-field, tex, latex'))
    field.replaceWith(formulaOf(field.ownerDocument, field.getAttribute('value') ?? field.textContent, false));
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

/** MathQuill keeps the TeX of a formula for who copies it. */
function fromMathQuill(drawn: Element): void {
  const written = drawn.querySelector('.mq-selectable, .selectable')?.textContent.trim() ?? '';
  if (written !== '') drawn.replaceWith(formulaOf(drawn.ownerDocument, written, false));
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

/** A piece of what is read in one go; without a node: what an element says in TeX. */
interface Piece {
  said: string;
  node: Text | null;
}

const inline = /^(?:a|b|big|em|font|i|ins|label|mark|s|small|span|strong|sub|sup|u|var|o:p)$/;
/** Editors make a paragraph of each line of a formula. */
const lines = /^(?:p|div|center|section)$/;
const apart = /^(?:code|pre|math|svg|script|style)$/;
const ofLine = /underline|border-bottom/i;

/** TeX between its signs, also where an editor made elements of its parts or of its lines. */
function fromTexts(body: HTMLElement): void {
  if (!/[$\\]|\[(?:tex|latex)\]/.test(body.textContent)) return;
  for (const run of runsIn(body)) replaceTex(run);
}

/** The texts that are read in one go: those of elements within a line, and of the lines that follow each other. */
function runsIn(top: Element): Piece[][] {
  const runs: Piece[][] = [];
  let run: Piece[] = [];
  const say = (said: string, node: Text | null = null) => run.push({ said, node });
  const end = () => {
    runs.push(run);
    run = [];
  };
  const read = (parent: Element): void => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) say(child.data, child);
      else if (child instanceof Element) readElement(child);
    }
  };
  const readElement = (element: Element): void => {
    const name = element.localName;
    const style = element.getAttribute('style') ?? '';
    if (name === 'br') say('\n');
    else if (element.hasAttribute('hidden') || hides(style)) runs.push(...runsIn(element));
    else if (lines.test(name)) {
      say('\n\n');
      read(element);
      say('\n\n');
    } else if (!inline.test(name) || element.hasAttribute('data-tex')) {
      end();
      if (!apart.test(name)) read(element);
      end();
    } else if ((/^(?:u|ins)$/.test(name) || ofLine.test(style)) && /^\s+$/.test(element.textContent)) {
      say('\\underline{\\qquad}');
    } else if (/^su[bp]$/.test(name) && element.textContent.trim() !== '') {
      const sign = name === 'sub' ? '_' : '^';
      say(run.at(-1)?.said.endsWith(sign) === true ? '{' : `${sign}{`);
      read(element);
      say('}');
    } else read(element);
  };
  read(top);
  end();
  return runs;
}

/** Replaces the formulas in texts that stand one after the other. */
function replaceTex(run: readonly Piece[]): void {
  const text = run.map(({ said }) => said).join('');
  for (const { from, to, tex, display } of texPartsOf(text).toReversed()) {
    const [start, end] = [placeIn(run, from, from + 1), placeIn(run, to - 1, to)];
    if (!start || !end) continue;
    const range = start.node.ownerDocument.createRange();
    range.setStart(start.node, from - start.before);
    range.setEnd(end.node, to - end.before);
    range.deleteContents();
    const written = tex.replaceAll(/\s*\n\s*/g, '\n').trim();
    // The range itself now lies behind the element that it began in.
    start.node.splitText(from - start.before).before(formulaOf(start.node.ownerDocument, written, display));
    removeEmptied(end.node);
  }
}

/** The text in which a sign stands, and how much was said before it. */
function placeIn(run: readonly Piece[], from: number, to: number): { node: Text; before: number } | null {
  let before = 0;
  for (const { said, node } of run) {
    if (node && from >= before && to <= before + said.length) return { node, before };
    before += said.length;
  }
  return null;
}

/** The line in which a formula ended goes, where nothing else stands in it. */
function removeEmptied(text: Text): void {
  const line = text.parentElement?.closest('p, div, center, section');
  if (line && line.textContent.trim() === '' && [...line.querySelectorAll('*')].every(isEmptyInline)) line.remove();
}

const isEmptyInline = (one: Element) => inline.test(one.localName) && !one.hasAttribute('data-tex');

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
