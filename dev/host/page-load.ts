import type { PageLink } from './page-link.ts';

/** What Chromium answers to a navigation; a loader is missing when the document stays the same. */
export interface Navigated {
  errorText?: string;
  loaderId?: string;
}

/**
 * Navigates and waits until that very document has loaded. As in Electron, the load fails when another document takes
 * its place (ERR_ABORTED), and when the page crashes or is closed (ERR_FAILED).
 */
export async function untilLoaded(
  { session, targetId }: PageLink,
  navigate: (session: PageLink['session']) => Promise<Navigated | void>,
  gone: Promise<never>,
): Promise<Navigated> {
  const loaded: string[] = [];
  const more = Promise.withResolvers<void>();
  let enough = (): boolean => false;
  const hear = ({ name, frameId, loaderId }: { name: string; frameId: string; loaderId: string }) => {
    // The main frame has the name of its target.
    if (name !== 'load' || frameId !== targetId) return;
    loaded.push(loaderId);
    if (enough()) more.resolve();
  };
  let failure: string | undefined;
  const fail = (errorText: string) => {
    failure ??= errorText;
    more.resolve();
  };
  let wantedLoader: string | undefined;
  const replaced = ({ frame }: { frame: { id: string; parentId?: string; loaderId: string } }) => {
    if (frame.id !== targetId || wantedLoader === undefined || loaded.includes(wantedLoader)) return;
    if (frame.loaderId !== wantedLoader) fail('ERR_ABORTED (-3)');
  };
  const crashed = () => fail('ERR_FAILED (-2)');
  session.on('Page.lifecycleEvent', hear);
  session.on('Page.frameNavigated', replaced);
  session.on('Inspector.targetCrashed', crashed);
  session.on('Inspector.detached', crashed);
  try {
    const answer = await navigate(session);
    if (answer && (answer.errorText || !answer.loaderId)) return answer;
    const wanted = answer?.loaderId;
    wantedLoader = wanted;
    // The document before may still have said that it loaded; a reload answers before anything loads.
    const before = answer ? loaded.length : 0;
    enough = () => (wanted !== undefined && loaded.includes(wanted)) || loaded.length > before;
    if (!enough()) await Promise.race([more.promise, gone]);
    if (wanted === undefined || !loaded.includes(wanted)) {
      if (failure !== undefined) return { errorText: failure };
    }
    return answer ?? {};
  } finally {
    session.off('Page.lifecycleEvent', hear);
    session.off('Page.frameNavigated', replaced);
    session.off('Inspector.targetCrashed', crashed);
    session.off('Inspector.detached', crashed);
  }
}
