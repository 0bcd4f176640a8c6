import createDOMPurify, { type Config } from 'dompurify';
import { pageAddressOf } from './page-address.ts';

/** Everything a question, a notice or a legal text of a platform may consist of. */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed', 'link', 'base'],
  FORBID_ATTR: ['style', 'srcset', 'autoplay', 'id', 'name'],
  ADD_ATTR: ['data-tex', 'controls', 'target'],
  ALLOW_DATA_ATTR: false,
};

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  const source = node.getAttribute('src');
  if (source !== null) node.setAttribute('src', pageAddressOf(source));
  if (node.tagName === 'IMG') {
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('draggable', 'false');
  }
  if (node.tagName === 'AUDIO' || node.tagName === 'VIDEO') {
    node.setAttribute('controls', '');
    node.setAttribute('preload', 'metadata');
    node.setAttribute('controlslist', 'nodownload');
  }
  // A link of a platform opens in the system's browser, never in our window.
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noreferrer noopener');
  }
});

/** What was cleaned last, the latest at the end: a learner goes to and fro between the same few texts. */
const cleaned = new Map<string, string>();
const kept = 200;

/** Cleans HTML of the platform; the only place that does. */
export function sanitise(html: string): string {
  const clean = cleaned.get(html) ?? purify.sanitize(html, config);
  cleaned.delete(html);
  cleaned.set(html, clean);
  const [oldest] = cleaned.keys();
  if (cleaned.size > kept && oldest !== undefined) cleaned.delete(oldest);
  return clean;
}
