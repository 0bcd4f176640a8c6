import type { i18n as I18n } from 'i18next';
import { record, recording } from './record.ts';

/** Watches a page in jsdom: the texts on it and the keys that they come from. Returns what writes them down. */
export function recordDocument(i18n: I18n): () => void {
  if (!recording) return () => undefined;
  const rendered = new Map<string, Set<string>>();
  const texts = new Set<string>();
  const keys = new Set<string>();
  followTexts(i18n, (key, text) => rendered.set(key, (rendered.get(key) ?? new Set()).add(text)));
  new MutationObserver(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let at = walker.nextNode(); at; at = walker.nextNode()) texts.add(at.textContent ?? '');
    const page = document.body.textContent ?? '';
    for (const [key, ways] of rendered) if ([...ways].some((text) => stands(text, page))) keys.add(key);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  return () => {
    record('texts', texts);
    record('keys', keys);
    texts.clear();
    keys.clear();
    rendered.clear();
  };
}

/** True when a text stands on a page; one with tags of its own stands there in pieces. */
function stands(text: string, page: string): boolean {
  const pieces = text.split(/<\/?\w+\/?>/).filter((piece) => piece.trim() !== '');
  return pieces.length > 0 && pieces.every((piece) => page.includes(piece));
}

/** Hears of every key that the page asks for, as `slice:key`, and of what it gets. */
function followTexts(i18n: I18n, tell: (key: string, text: string) => void): void {
  const ask = i18n.t.bind(i18n);
  const heard = (keys: unknown, options: unknown, ...rest: unknown[]): unknown => {
    const text: unknown = Reflect.apply(ask, i18n, [keys, options, ...rest]);
    const spaces: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'ns') : undefined;
    const space: unknown = Array.isArray(spaces) ? spaces[0] : spaces;
    for (const key of Array.isArray(keys) ? keys : [keys])
      if (typeof text === 'string') tell(`${key}`.includes(':') ? `${key}` : `${String(space)}:${key}`, text);
    return text;
  };
  Object.assign(i18n, { t: heard });
}
