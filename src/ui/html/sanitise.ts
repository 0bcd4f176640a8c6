import createDOMPurify, { type Config } from 'dompurify';
import { pageAddressOf } from './page-address.ts';

/** What HTML of the platform may contain. */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed', 'link', 'base'],
  FORBID_ATTR: ['style', 'srcset', 'autoplay', 'id', 'name'],
  ADD_ATTR: ['data-tex', 'controls', 'target'],
  ALLOW_DATA_ATTR: false,
};

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
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
});

/** Sanitised texts, least recently used first: a learner moves back and forth between the same few. */
const cache = new Map<string, string>();
const cacheSize = 200;

/** Sanitises HTML of the platform; the only function that does. */
export function sanitise(html: string): string {
  const clean = cache.get(html) ?? purify.sanitize(html, config);
  cache.delete(html);
  cache.set(html, clean);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  return clean;
}
