import { ownStyle, sanitise } from './sanitise.ts';

const blocks = 'p, div, li, tr, td, th, h1, h2, h3, h4, h5, h6, br, table, ul, ol, blockquote';

/** The text of platform HTML in one line, for previews in lists. */
export function plainText(html: string): string {
  // Most texts of a list are no HTML at all, and a list has many.
  if (!/[<&\uf020-\uf0ff]|\{\d*:/.test(html)) return oneLine(html);
  const page = new DOMParser().parseFromString(sanitise(html), 'text/html');
  for (const hidden of page.querySelectorAll(`[${ownStyle}*="visibility: hidden"]`)) {
    if (hidden.querySelector(`[${ownStyle}*="visibility: visible"]`) === null) hidden.remove();
  }
  for (const formula of page.querySelectorAll('.formula[data-tex]')) {
    formula.textContent ||= formula.getAttribute('data-tex');
  }
  for (const block of page.body.querySelectorAll(blocks)) block.append(' ');
  for (const line of page.body.querySelectorAll('br')) line.replaceWith(' ');
  return oneLine(page.body.textContent ?? '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
