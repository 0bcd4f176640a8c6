/** Told to the player when a page wanted a window of another host. */
export const refusedWindow = 'lectern-refused-window';

type View = Window & typeof globalThis;

const mark = 'data-lectern-window';

/**
 * A package has no windows of its own: what it opens in one is shown in a frame over its page, which finds the run-time as
 * its page does, and goes when it closes itself.
 */
export function framesForWindows(view: View): void {
  const open = view.open.bind(view);
  view.open = (address, target, ...rest) =>
    isOwnTarget(view, target ?? '_blank') ? open(address, target, ...rest) : framed(view, String(address ?? ''));
  const close = view.close.bind(view);
  view.close = () => {
    const frame = frameOf(view);
    if (frame) frame.remove();
    else close();
  };
  view.document.addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    const link = event.composedPath().find((one): one is HTMLAnchorElement => isLink(view, one));
    if (!link || link.target === '' || isOwnTarget(view, link.target)) return;
    event.preventDefault();
    framed(view, link.href);
  });
}

function isLink(view: View, one: EventTarget): boolean {
  return one instanceof view.HTMLAnchorElement && one.hasAttribute('href');
}

/** True for the page itself, a page above it, or a frame that has this name. */
function isOwnTarget(view: View, target: string): boolean {
  if (['', '_self', '_parent'].includes(target.toLowerCase())) return true;
  if (target.startsWith('_')) return false;
  for (let above: Window = view; ; above = above.parent) {
    if (above.name === target || nameIn(above, target)) return true;
    if (above === above.parent) return false;
  }
}

function nameIn(view: Window, name: string): boolean {
  try {
    return [...view.document.querySelectorAll('iframe,frame')].some((one) => one.getAttribute('name') === name);
  } catch {
    return false; // The client's own page above the player.
  }
}

function framed(view: View, address: string): Window | null {
  const url = URL.parse(address === '' ? 'about:blank' : address, view.document.baseURI);
  const isHere = url?.href === 'about:blank' || (url !== null && url.host === view.location.host);
  if (!isHere && view.location.host !== '') {
    for (let above: Window = view; above !== above.parent; above = above.parent) tellRefused(above.parent);
    return null;
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the same as of the part around it
  const frame = view.document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals');
  frame.setAttribute(mark, '');
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'Canvas',
  });
  frame.style.zIndex = '2147483647';
  if (url && url.href !== 'about:blank') frame.src = url.href;
  view.document.body.append(frame);
  return frame.contentWindow;
}

function tellRefused(view: Window): void {
  try {
    view.dispatchEvent(new Event(refusedWindow));
  } catch {
    // The client's own page above the player, which hears of it from there.
  }
}

function frameOf(view: View): Element | null {
  try {
    return view.frameElement?.hasAttribute(mark) === true ? view.frameElement : null;
  } catch {
    return null;
  }
}
