import { i18n } from '#lib/i18n/i18n.ts';
import { showFormulas } from './formulas.ts';
import { watchPictures } from './pictures.ts';
import { notShown } from './prepare.ts';
import { ownStyle } from './sanitise.ts';

/**
 * What cleaned HTML needs once it stands on the screen: styles that only a script may set, formulas, words where
 * something is not drawn, and boxes for pictures that do not come. Returns what ends it.
 */
export function completeContent(content: HTMLElement): () => void {
  for (const one of content.querySelectorAll<HTMLElement | SVGElement>(`[${ownStyle}]`)) {
    const style = one.getAttribute(ownStyle) ?? '';
    one.removeAttribute(ownStyle);
    if (!('style' in one)) continue;
    one.style.cssText = style;
    if (one.style.getPropertyValue('--said-light') !== '') one.dataset['coloured'] = '';
  }
  for (const mark of content.querySelectorAll<HTMLElement>(`[${notShown}]`)) sayNotShown(mark);
  showFormulas(content);
  return watchPictures(content);
}

/** What is not drawn here, in words, with the way to it where there is one. */
function sayNotShown(mark: HTMLElement): void {
  const what = mark.getAttribute(notShown);
  mark.classList.add('not-shown');
  // The content around it is in the platform's language.
  mark.lang = i18n.language;
  mark.textContent = i18n.t(what === 'drawing' ? 'ui:content.drawingNotShown' : 'ui:content.frameNotShown');
  const address = mark.dataset['address'];
  if (address === undefined) return;
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noreferrer noopener';
  link.textContent = i18n.t('ui:content.openOutside');
  mark.append(' ', link);
}
