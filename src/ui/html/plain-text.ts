import { hasMarks, ownStyle, sanitise } from './sanitise.ts';

const blocks = 'p, div, li, tr, td, th, h1, h2, h3, h4, h5, h6, br, table, ul, ol, blockquote';
const raised = `sup, [${ownStyle}*="vertical-align: super"]`;
const lowered = `sub, [${ownStyle}*="vertical-align: sub"]`;

/** The text of platform HTML in one line, for previews in lists. */
export function plainText(html: string): string {
  // Most texts of a list are no HTML at all, and a list has many.
  if (!/[<&\uf020-\uf0ff]/.test(html) && !hasMarks(html)) return oneLine(html);
  const page = new DOMParser().parseFromString(sanitise(html), 'text/html');
  for (const hidden of page.querySelectorAll(`[${ownStyle}*="visibility: hidden"]`)) {
    if (hidden.querySelector(`[${ownStyle}*="visibility: visible"]`) === null) hidden.remove();
  }
  for (const formula of page.querySelectorAll('.formula[data-tex]')) {
    formula.textContent ||= formula.getAttribute('data-tex');
  }
  for (const math of page.querySelectorAll('math')) math.replaceWith(inLine(math));
  for (const power of page.querySelectorAll(raised)) power.replaceWith(small(power.textContent, powers, '^'));
  for (const index of page.querySelectorAll(lowered)) index.replaceWith(small(index.textContent, indices, '_'));
  for (const block of page.querySelectorAll(blocks)) block.append(' ');
  for (const line of page.body.querySelectorAll('br')) line.replaceWith(' ');
  return oneLine(page.body.textContent ?? '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const plain = '0123456789+-=()−';
const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾⁻';
const indices = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎₋';

/** What is raised or lowered, by signs that are, or else behind a sign that says so: 10² is no 102. */
function small(written: string, signs: string, mark: string): string {
  const text = written.trim();
  const letters = Array.from(text, (letter) => signs[plain.indexOf(letter)] ?? null);
  if (letters.every((letter) => letter !== null)) return letters.join('');
  return mark + clasped(text);
}

/** In brackets, where it is more than a number or a word. */
const clasped = (text: string) => (/^(?:[\p{L}\p{M}\d.]*|\(.*\))$/u.test(text) ? text : `(${text})`);

/** A formula in one line: ½ is 1/2, and no 12. */
function inLine(part: Element): string {
  const [first = '', second = '', third = ''] = [...part.children].map(inLine);
  switch (part.localName) {
    case 'mfrac':
      return `${clasped(first)}/${clasped(second)}`;
    case 'msup':
      return first + small(second, powers, '^');
    case 'msub':
      return first + small(second, indices, '_');
    case 'msubsup':
    case 'munderover':
      return first + small(second, indices, '_') + small(third, powers, '^');
    case 'munder':
      return first + small(second, indices, '_');
    case 'msqrt':
      return `√${clasped([...part.children].map(inLine).join(''))}`;
    case 'mroot':
      return `${small(second, powers, '')}√${clasped(first)}`;
    case 'mtr':
      return `${[...part.children].map(inLine).join(' ')}; `;
    default:
      return part.childElementCount > 0 ? [...part.children].map(inLine).join('') : part.textContent.trim();
  }
}
