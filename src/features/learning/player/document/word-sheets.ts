/** A page that is so much longer than its paper is cut into several. */
const tolerance = 1.15;

/**
 * The pages of a document as its paper is long: one without page breaks, as web systems and other programs write them, is
 * laid out as one endless page. `host` is shown nowhere yet.
 */
export function sheetsOf(host: HTMLElement, pages: readonly HTMLElement[]): HTMLElement[] {
  const { position, visibility } = host.style;
  Object.assign(host.style, { position: 'fixed', visibility: 'hidden', top: '0', left: '0' });
  document.body.append(host);
  try {
    return pages.flatMap(cut);
  } finally {
    host.remove();
    Object.assign(host.style, { position, visibility, top: '', left: '' });
  }
}

function cut(page: HTMLElement): HTMLElement[] {
  const paper = Number.parseFloat(getComputedStyle(page).minHeight);
  const articles = [...page.querySelectorAll<HTMLElement>(':scope > article')];
  if (!(paper > 0) || page.offsetHeight <= paper * tolerance || articles.length === 0) return [page];
  const around = page.offsetHeight - articles.reduce((sum, one) => sum + one.offsetHeight, 0);
  // A page of head and foot alone holds nothing: what does not fit stays together.
  const room = Math.max(paper - around, paper / 2);
  const groups = grouped(
    articles.flatMap((article) => [...article.children].map((element) => ({ article, element }))),
    room,
  );
  const sheets = groups.map((group, at) => (at === 0 ? page : emptied(page)));
  groups.forEach((group, at) => {
    const sheet = sheets[at];
    if (at === 0 || !sheet) return;
    let last: HTMLElement | null = null;
    let target: Node | null = null;
    const foot = [...sheet.children].find(({ localName }) => localName === 'footer') ?? null;
    for (const { article, element } of group) {
      if (article !== last) {
        target = sheet.insertBefore(article.cloneNode(false), foot);
        last = article;
      }
      target?.appendChild(element);
    }
    sheets[at - 1]?.after(sheet);
  });
  for (const article of articles) if (article.childElementCount === 0) article.remove();
  return sheets;
}

interface Piece {
  article: HTMLElement;
  element: Element;
}

/** As many pieces on a sheet as there is room for; one at least. */
function grouped(pieces: readonly Piece[], room: number): Piece[][] {
  const groups: Piece[][] = [];
  let from = 0;
  for (const piece of pieces) {
    const { top, bottom } = piece.element.getBoundingClientRect();
    const current = groups.at(-1);
    if (current && bottom - from <= room) current.push(piece);
    else {
      groups.push([piece]);
      from = top;
    }
  }
  return groups;
}

/** The same paper with its head and foot, and nothing on it. */
function emptied(page: HTMLElement): HTMLElement {
  const sheet = page.cloneNode(false);
  if (!(sheet instanceof HTMLElement)) return page;
  for (const part of page.children)
    if (part.localName === 'header' || part.localName === 'footer') sheet.append(part.cloneNode(true));
  return sheet;
}
