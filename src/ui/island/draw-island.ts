import { contentLanguage } from '#lib/i18n/content-language.ts';
import { completeContent } from '../html/complete.ts';
import { sanitiseStyled } from '../html/sanitise.ts';
import { styleSheetOf } from '../html/style-sheet.ts';
import { paperStyle } from './paper-style.ts';

/** Smaller text is not readable (px). */
const smallest = 12;

/** Draws an article into a shadow tree of an element; returns what holds it, and what ends it. */
export function drawIsland(host: HTMLElement, html: string): { article: HTMLElement; end: () => void } {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { content, styles } = sanitiseStyled(html);
  const article = document.createElement('div');
  article.className = 'article';
  article.lang = contentLanguage(content.textContent) ?? '';
  article.append(content);
  root.adoptedStyleSheets = [styleSheetOf(paperStyle), styleSheetOf(styles)];
  root.replaceChildren(article);
  keepReadable(article);
  return { article, end: completeContent(article) };
}

/** Raises text that is too small, and puts back what would stand on the text while it scrolls. */
function keepReadable(article: HTMLElement): void {
  const styled = [...article.querySelectorAll<HTMLElement>('*')].map((one) => ({ one, style: getComputedStyle(one) }));
  const small = styled.filter(({ style }) => Number.parseFloat(style.fontSize) < smallest);
  const floating = styled.filter(({ style }) => style.position === 'fixed' || style.position === 'sticky');
  for (const { one } of small) one.style.setProperty('font-size', `${smallest}px`, 'important');
  for (const { one } of floating) one.style.setProperty('position', 'static', 'important');
}

/** Brings the place of the article that a link of it names into sight; false: the link leads elsewhere. */
export function followWithin(article: HTMLElement, event: Event): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return false;
  const name = link.getAttribute('href')?.slice(1) ?? '';
  // Compared in the address's own spelling: what is not well-formed names nothing, and breaks nothing.
  const place = [...article.querySelectorAll('[id]')].find(({ id }) => id === name || encodeURIComponent(id) === name);
  place?.scrollIntoView({ block: 'start' });
  return true;
}
