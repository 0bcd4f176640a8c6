import createDOMPurify, { type Config } from 'dompurify';
import { pageAddressOf } from './page-address.ts';
import { withPageAddresses } from './style-addresses.ts';

/** What HTML of the platform may contain. */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed', 'link', 'base'],
  FORBID_ATTR: ['style', 'srcset', 'autoplay', 'id', 'name'],
  ADD_ATTR: ['data-tex', 'controls', 'target'],
  ALLOW_DATA_ATTR: false,
};

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', tame);

function tame(node: Element): void {
  for (const name of ['src', 'poster']) {
    const source = node.getAttribute(name);
    if (source !== null) node.setAttribute(name, pageAddressOf(source));
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
  const clean = cache.get(html) ?? purify.sanitize(html, config);
  cache.delete(html);
  cache.set(html, clean);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  return clean;
}

/** Where the style of an element waits: the policy of the page lets only scripts set one. */
const ownStyle = 'data-own-style';

/** What an article may contain besides, where its styles reach nothing but itself. */
const styledConfig: Config & { RETURN_DOM_FRAGMENT: true } = {
  ...config,
  FORBID_TAGS: (config.FORBID_TAGS ?? []).filter((tag) => tag !== 'style'),
  FORBID_ATTR: (config.FORBID_ATTR ?? []).filter((name) => name !== 'id'),
  ADD_ATTR: ['data-tex', 'controls', 'target', ownStyle],
  // 'color:' is no scheme of an address.
  ADD_URI_SAFE_ATTR: [ownStyle],
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
  const content = styledPurify.sanitize(html, styledConfig);
  const sheets = [...content.querySelectorAll('style')];
  for (const one of sheets) one.remove();
  for (const one of content.querySelectorAll<HTMLElement>(`[${ownStyle}]`)) {
    one.style.cssText = withPageAddresses(one.getAttribute(ownStyle) ?? '');
    one.removeAttribute(ownStyle);
  }
  return { content, styles: withPageAddresses(sheets.map(({ textContent }) => textContent).join('\n')) };
}
