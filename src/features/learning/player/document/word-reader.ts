import { contentLanguage } from '#lib/i18n/content-language.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';
import { bareWord } from './word-package.ts';
import { preparedWord, type WordTexts } from './word-parts.ts';
import { sheetsOf } from './word-sheets.ts';

export type { WordTexts };

/** A Word document that was laid out. */
export interface OpenWord {
  /** Holds the pages in a shadow tree. */
  host: HTMLElement;
  pages: readonly HTMLElement[];
  /** How much of it is not drawn; a mark stands in the place of each. */
  missing: number;
}

/** What the client itself says of the pages. */
const ownStyle = `
  :host { display: block; color: ${sheet.text}; }
  section[data-page] { margin: 0 auto 16px !important; background: ${sheet.background}; box-sizing: border-box; }
  section[data-page][hidden] { display: none; }
  [data-address] { cursor: pointer; }
  ::highlight(found) { background-color: ${sheet.found}; }
  ::highlight(found-now) { background-color: ${sheet.foundNow}; }
`;

/** Lays a document out. Nothing of it runs, and nothing of it loads from elsewhere. */
export async function openWord(bytes: Uint8Array<ArrayBuffer>, texts: WordTexts): Promise<OpenWord> {
  const { renderAsync } = await import('docx-preview');
  const prepared = await preparedWord(bytes, texts);
  const lay = async (laid: Uint8Array<ArrayBuffer>) => {
    const [body, styles] = [document.createElement('div'), document.createElement('div')];
    await renderAsync(laid, body, styles, {
      inWrapper: false,
      className: 'word',
      renderAltChunks: false,
      renderComments: false,
      renderChanges: false,
      useBase64URL: true,
    });
    return { body, styles };
  };
  // The text is there without a look that the reader fails at.
  const { body, styles } = await lay(prepared.bytes).catch(async () => lay(await bareWord(prepared.bytes)));
  body.querySelectorAll('script, iframe, object, embed, form, link, meta').forEach((one) => one.remove());
  body.querySelectorAll('a[href]').forEach(tame);
  const host = document.createElement('div');
  host.lang = contentLanguage(body.textContent) ?? '';
  const root = host.attachShadow({ mode: 'open' });
  // The policy of the page lets no document bring style elements; a style sheet that a script makes is none.
  root.adoptedStyleSheets = [...[...styles.querySelectorAll('style')].map((one) => one.textContent), ownStyle].map(
    (text) => {
      const styleSheet = new CSSStyleSheet();
      styleSheet.replaceSync(text);
      return styleSheet;
    },
  );
  root.append(body);
  const pages = sheetsOf(host, withoutEmpty([...body.querySelectorAll<HTMLElement>('section.word')]));
  if (pages.length === 0) throw new Error('The document has no pages.');
  pages.forEach((page, at) => page.setAttribute('data-page', String(at)));
  return { host, pages, missing: prepared.missing };
}

export const closeWord = ({ host }: OpenWord): void => host.remove();

/** Breaks that follow each other leave a sheet with nothing on it. */
function withoutEmpty(pages: readonly HTMLElement[]): readonly HTMLElement[] {
  const isEmpty = (page: HTMLElement) =>
    [...page.querySelectorAll(':scope > article')].every(
      (one) => one.textContent.trim() === '' && one.querySelector('img, svg, table, math') === null,
    );
  const kept = pages.filter((page) => !isEmpty(page));
  if (kept.length === 0) return pages;
  for (const page of pages) if (!kept.includes(page)) page.remove();
  return kept;
}

const widthOfA4 = 794;

/** Px of a page, as the document says; A4 where it says nothing. */
function widthOf(page: HTMLElement): number {
  const points = /^([\d.]+)pt$/.exec(page.style.width)?.[1];
  return points === undefined ? widthOfA4 : (Number(points) * 96) / 72;
}

/** Shows all pages, or only one (from 0), as wide as asked (px), each with its name. */
export function arrange(
  { pages }: OpenWord,
  { only, width, label }: { only: number | null; width: number; label: (at: number) => string },
): void {
  pages.forEach((page, at) => {
    page.hidden = only !== null && at !== only;
    page.setAttribute('aria-label', label(at));
    // Each fits: a section of wide pages is no wider than the others.
    page.style.zoom = String(width / widthOf(page));
  });
}

type Link = { kind: 'outside'; address: string } | { kind: 'here'; target: Element | null };

/** A link leads nowhere by itself: the client asks before it leaves. */
function tame(link: Element): void {
  link.setAttribute('data-address', link.getAttribute('href') ?? '');
  link.removeAttribute('href');
  link.setAttribute('role', 'link');
  link.setAttribute('tabindex', '0');
}

/** The link of a document that an event is on; null: none is. */
export function linkIn(event: Event): Link | null {
  const link = event
    .composedPath()
    .find((one): one is Element => one instanceof Element && one.hasAttribute('data-address'));
  if (!link) return null;
  const address = link.getAttribute('data-address') ?? '';
  const root = link.getRootNode();
  if (!address.startsWith('#')) return { kind: 'outside', address };
  return { kind: 'here', target: root instanceof ShadowRoot ? root.getElementById(address.slice(1)) : null };
}
