/** A picture that opens large. */
export interface Picture {
  address: string;
  /** What the article says of it; '': nothing. */
  name: string;
}

/** Makes the pictures of an article buttons that open them; returns the end of it. */
export function zoomablePictures(article: HTMLElement, label: string, onOpen: (picture: Picture) => void): () => void {
  for (const picture of article.querySelectorAll('img')) {
    // A picture that is a link leads where the link does.
    if (picture.closest('a')) continue;
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', picture.alt === '' ? label : `${label}: ${picture.alt}`);
  }
  const open = (event: Event) => {
    const { target } = event;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    if (!(target instanceof HTMLImageElement) || target.getAttribute('role') !== 'button') return;
    event.preventDefault();
    onOpen({ address: target.currentSrc || target.src, name: target.alt });
  };
  // Outside its shadow tree an event no longer tells which picture it is on.
  article.addEventListener('click', open);
  article.addEventListener('keydown', open);
  return () => {
    article.removeEventListener('click', open);
    article.removeEventListener('keydown', open);
  };
}
