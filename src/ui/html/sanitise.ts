import createDOMPurify, { type Config } from 'dompurify';
import { isNearWhite, normalHex } from '#contract/platform/site/colour.ts';
import { mayBringAnswers } from '#rules/html/answers.ts';
import { hasOwnWidth } from '#rules/html/blanks.ts';
import { mayMarkPictures } from '#rules/html/markers.ts';
import { hides, meaningOf } from './meaning-styles.ts';
import { pageAddressOf } from './page-address.ts';
import { notShown, prepared } from './prepare.ts';
import { withPageAddresses } from './style-addresses.ts';

/** Where the style of an element waits: the policy of the page lets only scripts set one. */
export const ownStyle = 'data-own-style';

/** What HTML of the platform may contain. */
const config: Config = {
  USE_PROFILES: { html: true, svg: true, mathMl: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed', 'link', 'base'],
  FORBID_ATTR: ['style', 'srcset', 'autoplay', 'name', 'bgcolor', 'background'],
  ADD_ATTR: ['data-tex', 'controls', 'target', notShown, 'data-address', ownStyle],
  // 'color:' is no scheme of an address.
  ADD_URI_SAFE_ATTR: [ownStyle],
  ALLOW_DATA_ATTR: false,
};

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', tame);
purify.addHook('afterSanitizeAttributes', nameOwnParts);
purify.addHook('beforeSanitizeAttributes', (node) => {
  if (!(node instanceof Element)) return;
  const style = [node.getAttribute('style') ?? '', ...attributeStyles(node)].join(';');
  for (const name of ['style', ownStyle, 'color', 'bgcolor']) if (!isDrawn(node)) node.removeAttribute(name);
  const meaning = meaningOf(style, node.localName, isDrawn(node));
  if (meaning === '') node.removeAttribute(ownStyle);
  else node.setAttribute(ownStyle, meaning);
});

const isDrawn = (node: Element) => node.namespaceURI === 'http://www.w3.org/2000/svg';

/** Colours that old editors write as attributes. */
function attributeStyles(node: Element): string[] {
  if (isDrawn(node)) return [];
  const [colour, background] = [node.getAttribute('color'), node.getAttribute('bgcolor')];
  return [
    ...(colour === null ? [] : [`color:${colour}`]),
    ...(background === null ? [] : [`background:${background}`]),
  ];
}

/** Parts of a drawing name each other; nothing else of a text needs a name on our page. */
function nameOwnParts(node: Element): void {
  if (!isDrawn(node)) return node.removeAttribute('id');
  if (node.id !== '') node.id = `drawn-${node.id}`;
  for (const { name, value } of node.attributes) {
    const named = value
      .replace(/url\(\s*(["']?)#/g, 'url($1#drawn-')
      .replace(/^#(?=[^\s]+$)/, () => (name.endsWith('href') ? '#drawn-' : '#'));
    if (named !== value) node.setAttribute(name, named);
  }
}

function tame(node: Element): void {
  for (const name of ['src', 'poster']) {
    const source = node.getAttribute(name);
    if (source !== null) node.setAttribute(name, pageAddressOf(source));
  }
  if (isDrawn(node) && node.localName === 'image') {
    const source = node.getAttribute('href') ?? node.getAttribute('xlink:href');
    if (source !== null) node.setAttribute('href', pageAddressOf(source));
  }
  if (node.tagName === 'IMG') {
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('draggable', 'false');
  }
  if (node.tagName === 'AUDIO' || node.tagName === 'VIDEO') {
    node.setAttribute('controls', '');
    node.setAttribute('preload', 'metadata');
    node.setAttribute('controlslist', 'nodownload');
  }
  // Links of the platform open in the system browser, never in our window.
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noreferrer noopener');
  }
}

/** Sanitised texts, least recently used first: a learner moves back and forth between the same few. */
const cache = new Map<string, string>();
const cacheSize = 200;

/** Sanitises HTML of the platform that becomes part of a screen, which keeps its own look. */
export function sanitise(html: string): string {
  const clean = cache.get(html) ?? purify.sanitize(textFor(html), config);
  cache.delete(html);
  cache.set(html, clean);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  return clean;
}

/** True for a text that has no element and is not read as it stands. */
export const hasMarks = (html: string) => mayBringAnswers(html) || mayMarkPictures(html);

/** What is hidden stays hidden: it goes, because nothing shows it again. */
function textFor(html: string): string {
  if (!/[<&$\\«\uf020-\uf0ff]|\[(?:tex|latex)\]/.test(html) && !hasMarks(html)) return html;
  const { body } = prepared(html);
  for (const one of body.querySelectorAll('[style], [hidden]')) {
    if (one.hasAttribute('hidden') || hides(one.getAttribute('style') ?? '') || isTiny(one)) one.remove();
  }
  for (const one of body.querySelectorAll('[style*="color" i], font[color]')) hideWhite(one);
  for (const one of body.querySelectorAll('[style*="url(" i]')) showPainted(one);
  for (const empty of body.querySelectorAll(lines)) widen(empty);
  return body.innerHTML;
}

/** By a size of nothing, which no part of it takes back. */
const isTiny = (one: Element) =>
  /font-size\s*:\s*0(?!\.?\d*[1-9])/i.test(one.getAttribute('style') ?? '') &&
  one.querySelector('[style*="font" i], font[size], img, svg, math, video, audio') === null;

/** A picture that a style paints where nothing else stands: styles of a question load nothing. */
function showPainted(one: Element): void {
  const [, source] =
    /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(one.getAttribute('style') ?? '') ?? [];
  if (source === undefined || one.textContent.trim() !== '' || one.childElementCount > 0) return;
  const picture = one.ownerDocument.createElement('img');
  picture.setAttribute('src', source);
  one.append(picture);
}

/** White on white paper is hidden; on a ground of its own, or with colours within, it is not. */
function hideWhite(one: Element): void {
  if (!isNearWhite(colourOf(one, 'color')) || one.querySelector('[style*="color" i], [color]')) return;
  for (let above: Element | null = one; above; above = above.parentElement) {
    const ground = groundOf(above);
    if (ground !== undefined && !isNearWhite(ground)) return;
  }
  one.setAttribute('style', `${one.getAttribute('style') ?? ''};visibility:hidden`);
}

/** A colour of an element by its style or its attribute. */
function colourOf(one: Element, name: string): string | undefined {
  const said = new RegExp(`(?<![-\\w])${name}\\s*:([^;]*)`, 'i').exec(one.getAttribute('style') ?? '')?.[1];
  return normalHex(said ?? one.getAttribute(name));
}

/** The colour that an element is painted with, or `any` for a picture; undefined: none. */
function groundOf(one: Element): string | undefined {
  const said = /(?<![-\w])background(?:-color|-image)?\s*:\s*([^;]*)/i.exec(one.getAttribute('style') ?? '')?.[1];
  const value = said ?? one.getAttribute('bgcolor') ?? one.getAttribute('background');
  if (value === null || /^\s*(?:transparent|none|inherit|initial|unset)?\s*$/i.test(value)) return undefined;
  return normalHex(value) ?? 'any';
}

/** Lines and boxes to write on. */
const lines = 'u, ins, [style*="underline" i], [style*="border-bottom" i], span[style*="border:" i]';
const narrowestLine = 8;

/** Blanks on which a learner is to write: a screen would run ordinary ones into one. Wide ones stay as wide as they are. */
function widen(line: Element): void {
  const text = line.textContent;
  // One that has its width by a style has no blanks.
  const isDrawn = text === '' && hasOwnWidth(line.getAttribute('style') ?? '');
  if ((isDrawn || /^\s+$/.test(text)) && line.querySelector('img, svg, math') === null) {
    line.textContent = text.replaceAll(/[ \t\r\n]/g, '\u00a0').padEnd(narrowestLine, '\u00a0');
  }
}

/** What an article may contain besides, where its styles reach nothing but itself. */
const styledConfig: Config & { RETURN_DOM_FRAGMENT: true } = {
  ...config,
  FORBID_TAGS: (config.FORBID_TAGS ?? []).filter((tag) => tag !== 'style'),
  FORBID_ATTR: (config.FORBID_ATTR ?? []).filter((name) => name !== 'bgcolor'),
  // A style that stands first belongs to the article too.
  FORCE_BODY: true,
  RETURN_DOM_FRAGMENT: true,
};

const styledPurify = createDOMPurify(window);
styledPurify.addHook('afterSanitizeAttributes', tame);
styledPurify.addHook('beforeSanitizeAttributes', (node) => {
  const style = node instanceof Element ? node.getAttribute('style') : null;
  if (style === null) return;
  node.removeAttribute('style');
  node.setAttribute(ownStyle, style);
});

/** An article that keeps the styles it brought, for a style island; the texts of its style sheets stand apart. */
export function sanitiseStyled(html: string): { content: DocumentFragment; styles: string } {
  const content = styledPurify.sanitize(prepared(html).body.innerHTML, styledConfig);
  const sheets = [...content.querySelectorAll('style')];
  for (const one of sheets) one.remove();
  for (const one of content.querySelectorAll<HTMLElement>(`[${ownStyle}]`)) {
    if ('style' in one) one.style.cssText = withPageAddresses(one.getAttribute(ownStyle) ?? '');
    one.removeAttribute(ownStyle);
  }
  return { content, styles: withPageAddresses(sheets.map(({ textContent }) => textContent).join('\n')) };
}
