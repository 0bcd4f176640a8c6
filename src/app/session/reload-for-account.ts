import { ask, desktop } from '../../lib/desktop.ts';
import { logFailure } from '../../lib/log.ts';
import { reload } from '../../lib/reload.ts';
import { sessionAtom } from '../../domain/session/state.ts';
import type { Store } from '../start/boot.ts';

/**
 * A page that comes into sight or focus and finds another account signed in than the one it was loaded with is loaded
 * anew (001 §4, G-095). A change that happens in front of the learner is no surprise: the page followed it.
 */
export function reloadForAccount(store: Store): () => void {
  let loaded = store.get(sessionAtom).accountId;
  const stopWatching = store.sub(sessionAtom, () => {
    if (inFront()) loaded = store.get(sessionAtom).accountId;
  });
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const { signedIn, accountId } = await ask(desktop.session.current());
    // A token whose owner the platform has not named yet says nothing.
    if (accountId === loaded || (signedIn && accountId === null)) return;
    loaded = accountId;
    reload.page();
  };
  const lookNow = () => void look().catch((error: unknown) => logFailure('account in sight', error));
  document.addEventListener('visibilitychange', lookNow);
  window.addEventListener('focus', lookNow);
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', lookNow);
    window.removeEventListener('focus', lookNow);
  };
}

function inFront(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
