import type { PageLink } from './page-link.ts';
import { preventable } from './preventable.ts';
import type { WebContents } from './surface-pages.ts';

/** Electron waits so long for a page that is to go, before it calls the window unresponsive. */
const patienceMs = 5_000;

/** Says whether a frame wants to stay. A browser would ask its user, and only for a page that was touched; Electron does neither. */
const staysHere = `(() => {
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload', false, true);
  return !dispatchEvent(event) || event.returnValue !== '';
})()`;

async function stays(link: PageLink): Promise<boolean> {
  for (const id of link.frames.keys()) {
    // A frame without scripts, or one that is gone meanwhile, holds nothing up.
    if ((await link.run(staysHere, id, false).catch(() => false)) === true) return true;
  }
  return false;
}

/** Null: the window was never opened, or could not be. */
async function openedPage(ready: Promise<PageLink>): Promise<PageLink | null> {
  try {
    return await Promise.race([ready, Promise.resolve(null)]);
  } catch {
    return null;
  }
}

/** Asks the page before its window closes, however long it takes. False: the window stays, because the page says so. */
export async function mayClose(
  contents: Pick<WebContents, 'emit' | 'isCrashed'> & { readonly ready: Promise<PageLink> },
  hangs: () => void,
): Promise<boolean> {
  const link = await openedPage(contents.ready);
  if (link === null || contents.isCrashed()) return true;
  const timer = setTimeout(hangs, patienceMs);
  // Also an answer that comes late closes the window.
  const wantsToStay = await stays(link);
  clearTimeout(timer);
  if (!wantsToStay) return true;
  const event = preventable();
  contents.emit('will-prevent-unload', event);
  return event.defaultPrevented;
}
