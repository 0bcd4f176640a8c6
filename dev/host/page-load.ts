import type { PageLink } from './page-link.ts';

/** What Chromium answers to a navigation; a loader is missing when the document stays the same. */
export interface Navigated {
  errorText?: string;
  loaderId?: string;
}

/** Navigates and waits until that very document has loaded, or another one that came after it. */
export async function untilLoaded(
  { session, targetId }: PageLink,
  navigate: (session: PageLink['session']) => Promise<Navigated | void>,
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
  session.on('Page.lifecycleEvent', hear);
  try {
    const answer = await navigate(session);
    if (answer && (answer.errorText || !answer.loaderId)) return answer;
    const wanted = answer?.loaderId;
    // The document before may still have said that it loaded; a reload answers before anything loads.
    const before = answer ? loaded.length : 0;
    enough = () => (wanted !== undefined && loaded.includes(wanted)) || loaded.length > before;
    if (!enough()) await more.promise;
    return answer ?? {};
  } finally {
    session.off('Page.lifecycleEvent', hear);
  }
}
