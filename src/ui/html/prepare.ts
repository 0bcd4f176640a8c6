import { chosenFrom, withoutAnswers } from '#rules/html/answers.ts';
import { isBlankMark, isBlankName, isWrittenField } from '#rules/html/blanks.ts';
import { isStray } from '#rules/html/elements.ts';
import { withPictures, withTables } from '#rules/html/markers.ts';
import { sourceAttributes, sourceOf } from '#rules/html/sources.ts';
import { withPlainSigns } from '#rules/html/tokens.ts';
import { lostDrawing, prepareDrawings } from './drawings.ts';
import { prepareFormulas, tagsOf } from './formula-marks.ts';
import { readSymbols } from './symbol-fonts.ts';

/** Marks the place of something that the client does not draw; `ContentMarks` says it in words. */
export const notShown = 'data-not-shown';
/** What a script of WeChat would put in the place of these. */
const ofWeChat =
  'mpvoice, mpvideosnap, qqmusic, mp-weapp, mp-miniprogram, mp-common-mpaudio, mp-common-qqmusic, mp-common-videosnap';
const fields =
  'input, select, textarea, button, gap, qti-gap, textentryinteraction, extendedtextinteraction, inlinechoiceinteraction, qti-text-entry-interaction, qti-extended-text-interaction, qti-inline-choice-interaction';
/** What shows a picture and is none; Word draws by a language of its own. */
const pictures = 'input[type="image" i], picture:not(:has(img)) > source:first-of-type, v\\:imagedata';
/** Formulas that stand there as letters with a style of their maker alone, without which they say something else. */
const drawnByStyle = [
  'mjx-container:not(:has(svg, math))',
  '.MathJax:not(:has(svg, math, .formula)):has(.mi, .mn, .mo)',
  '.mjx-chtml:not(:has(math, .formula)):has(.mjx-char)',
  '.katex:not(:has(math)):has(.vlist)',
  `svg.${lostDrawing}`,
  '.mq-root-block:has(.mq-fraction, .mq-supsub, .mq-sqrt-stem, .mq-nthroot)',
].join(', ');
/** Parts of a question in QTI that its learner does not see, or not yet. */
const forMarkers = [
  'responsedeclaration, outcomedeclaration, responseprocessing, feedbackinline, feedbackblock, modalfeedback',
  'qti-response-declaration, qti-outcome-declaration, qti-response-processing',
  'qti-feedback-inline, qti-feedback-block, qti-modal-feedback',
  'rubricblock[view]:not([view*="candidate"]), qti-rubric-block[view]:not([view*="candidate"])',
].join(', ');
/** Parts of a question in QTI that stand on lines of their own. */
const ofList = ['prompt', 'simple-choice', 'gap-text', 'simple-associable-choice']
  .flatMap((name) => [name.replaceAll('-', ''), `qti-${name}`])
  .join(', ');
/** What is marked on a picture or made by a program, and the values that it puts into a text. */
const ofProgram = [
  'hotspot-interaction',
  'graphic-order-interaction',
  'graphic-associate-interaction',
  'graphic-gap-match-interaction',
  'select-point-interaction',
  'position-object-interaction',
  'drawing-interaction',
  'slider-interaction',
  'custom-interaction',
  'portable-custom-interaction',
  'printed-variable',
]
  .flatMap((name) => [name.replaceAll('-', ''), `qti-${name}`])
  .join(', ');
/** Films and sounds that pages embed as objects. */
const films = /\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|svg|bmp)(?:$|[?#])/i;
const sounds = /\.(?:mp3|m4a|aac|wav|ogg|oga|flac)(?:$|[?#])/i;

/**
 * HTML of the platform as the filter and the screen understand it: what makers write as scripts, frames, fields and
 * formulas of their own becomes what can be drawn, or a mark in its place. Nothing in it runs; the filter comes after.
 */
export function prepared(html: string): Document {
  const page = new DOMParser().parseFromString(
    withTags(withPlainSigns(withTables(withPictures(withWordFormulas(withoutAnswers(html)))))),
    'text/html',
  );
  const { body } = page;
  // A style that stands first belongs to the text too.
  body.prepend(...page.head.childNodes);
  readSymbols(body);
  prepareFormulas(body);
  prepareDrawings(body);
  // The filter takes an element in a wrong place away with its words.
  for (const one of body.querySelectorAll('*')) {
    if (isStray(one.localName, one.namespaceURI)) one.replaceWith(...one.childNodes);
    // Elements of a program's own, such as `el-image`.
    else if (one.localName.includes('-') && pictureFile.test(one.getAttribute('src') ?? '')) one.before(pictureOf(one));
    else if (isBlankName(one.localName)) showBlank(one, true);
  }
  for (const one of body.querySelectorAll(pictures)) {
    one.replaceWith(pictureOf(one));
  }
  for (const one of body.querySelectorAll(drawnByStyle)) one.replaceWith(markFor(page, 'drawing'));
  for (const one of body.querySelectorAll(forMarkers)) one.remove();
  for (const one of body.querySelectorAll(ofList)) one.replaceWith(lineOf(one));
  for (const one of body.querySelectorAll(ofProgram)) one.append(markFor(page, 'frame'));
  for (const one of body.querySelectorAll('span, i, b, em, u, ins, a, label')) {
    showBlank(
      one,
      isBlankMark(one.getAttributeNames(), (name) => one.getAttribute(name)),
    );
  }
  for (const field of body.querySelectorAll(fields)) field.replaceWith(fieldText(field));
  // A script of WeChat shows the article once it is there.
  for (const article of body.querySelectorAll('#js_content, .rich_media_content')) unveil(article);
  for (const one of body.querySelectorAll('img, video > source, audio > source')) loadAtOnce(one);
  for (const one of body.querySelectorAll('video, audio')) loadAtOnce(one);
  for (const frame of body.querySelectorAll(
    `iframe, frame, object, embed, oembed, applet, canvas, bgsound, ${ofWeChat}`,
  )) {
    if (frame.isConnected) frame.replaceWith(...inPlaceOf(frame));
  }
  for (const text of body.querySelectorAll('xmp, listing')) text.replaceWith(withText(page, 'pre', text.textContent));
  return page;
}

const wordFormula =
  /<!--\[if gte msEquation \d+\]>([\s\S]*?)<!\[endif\]-->(?:\s*<!(?:--)?\[if !msEquation\](?:--)?>(?:<!--(?:(?!-->)[\s\S])*-->|(?!<!--)[\s\S])*?<!(?:--)?\[endif\](?:--)?>)?/gi;

/** Word hides its formulas from browsers, and gives them a picture on the disk of who wrote the text. */
const withWordFormulas = (html: string) => (/msEquation/i.test(html) ? html.replaceAll(wordFormula, '$1') : html);

/** Elements that makers write with a prefix, or in marks that survive an editor; an attribute may hold one too. */
function withTags(html: string): string {
  return html
    .replaceAll(/(=\s*["']?)?(«math[\s\S]*?«\/math»)/g, (found, value: string | undefined, math: string) =>
      value === undefined ? tagsOf(math) : found,
    )
    .replaceAll(/<(\/?)(?:mml|mathml):(?=[a-z])/gi, '<$1')
    .replaceAll(/<m:math[\s>][\s\S]*?<\/m:math>/gi, (math) => math.replaceAll(/<(\/?)m:/gi, '<$1'));
}

/** The place of a blank is seen, also where a style of the platform would have drawn it. */
function showBlank(one: Element, isMarked: boolean): void {
  if (isMarked && one.textContent.trim() === '' && one.querySelector('img, svg, input') === null)
    one.textContent = '____';
}

/** What a reader sees in the place of a field of a form: a line to write on, a box, the words on a button. */
function fieldText(field: Element): string {
  const type = field.getAttribute('type')?.trim() ?? null;
  const name = field.localName;
  const choices = [...field.querySelectorAll('option:not([value=""]), inlinechoice, qti-inline-choice')];
  if (isWrittenField(name, type)) return chosenFrom(choices.map(({ textContent }) => textContent));
  if (name === 'button') return field.textContent;
  if (/^checkbox$/i.test(type ?? '')) return '□';
  if (/^radio$/i.test(type ?? '')) return '○';
  return /^(?:submit|button|reset)$/i.test(type ?? '') ? (field.getAttribute('value') ?? '') : '';
}

function lineOf(one: Element): Element {
  const line = one.ownerDocument.createElement('div');
  line.append(...one.childNodes);
  return line;
}

/** What shows a picture without an element of one. */
function pictureOf(one: Element): Element {
  const picture = one.ownerDocument.createElement('img');
  for (const name of sourceAttributes) {
    const value = one.getAttribute(name);
    if (value !== null) picture.setAttribute(name, value);
  }
  return picture;
}

function loadAtOnce(one: Element): void {
  const source = sourceOf((name) => one.getAttribute(name));
  const within = one.localName === 'img' ? undefined : one.querySelector('source')?.getAttribute('src');
  // Not there yet on its own page, and hidden until it is.
  if (source !== (one.getAttribute('src')?.trim() ?? '')) unveil(one);
  if (source !== '' || !within) one.setAttribute('src', source);
}

function unveil(one: Element): void {
  const style = one.getAttribute('style');
  if (style !== null) one.setAttribute('style', style.replaceAll(/(?<![-\w])(?:visibility|opacity)\s*:[^;]*;?/gi, ''));
}

function inPlaceOf(frame: Element): Element[] {
  const page = frame.ownerDocument;
  const source = sourceOf((name) => frame.getAttribute(name === 'src' && frame.localName === 'object' ? 'data' : name));
  const address =
    source ||
    frame.getAttribute('url') ||
    (frame.querySelector('param[name="movie" i], param[name="src" i]')?.getAttribute('value') ?? '');
  const kind = films.test(address) ? 'video' : sounds.test(address) ? 'audio' : null;
  if (kind) {
    const media = page.createElement(kind);
    media.setAttribute('src', address);
    return [media];
  }
  if (frame.localName === 'object' && frame.querySelector('img, video, audio, iframe, embed')) {
    return [...frame.children].flatMap((child) =>
      /^(?:iframe|embed)$/.test(child.localName) ? inPlaceOf(child) : [child],
    );
  }
  if (/^(?:object|embed)$/.test(frame.localName) && pictureFile.test(address)) {
    const picture = page.createElement('img');
    picture.setAttribute('src', address);
    return [picture];
  }
  return [markFor(page, frame.localName === 'canvas' ? 'drawing' : 'frame', address)];
}

/** A mark in the place of what is not drawn; `address`: where it lies, for a way out of the client. */
export function markFor(page: Document, what: string, address = ''): Element {
  const mark = page.createElement('span');
  mark.setAttribute(notShown, what);
  if (/^(?:https:)?\/\//i.test(address)) mark.setAttribute('data-address', address.replace(/^\/\//, 'https://'));
  return mark;
}

function withText(page: Document, name: string, text: string): Element {
  const element = page.createElement(name);
  element.textContent = text;
  return element;
}
