import { sessionAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { reload } from '#lib/reload.ts';
import { isWindowShown, onWindowShownChange } from '#lib/window-shown.ts';
import type { Store } from '../start/main-state.ts';

/**
 * Reloads the page when it becomes visible or focused and another account is signed in than when it was loaded
 * (001 §4). Changes while the page is in front are followed without a reload.
 */
export function reloadForAccount(store: Store): () => void {
  let knownAccount = store.get(sessionAtom).accountId;
  const stopWatching = store.sub(sessionAtom, () => {
    if (inFront()) knownAccount = store.get(sessionAtom).accountId;
  });
  const check = async () => {
    if (!isWindowShown()) return;
    const { signedIn, accountId } = await ask(desktop.session.current());
    // A new token's account may not be known yet.
    if (accountId === knownAccount || (signedIn && accountId === null)) return;
    knownAccount = accountId;
    reload.page();
  };
  const checkNow = () => void check().catch((error: unknown) => logFailure('account check', error));
  const stopListening = onWindowShownChange(checkNow);
  window.addEventListener('focus', checkNow);
  return () => {
    stopWatching();
    stopListening();
    window.removeEventListener('focus', checkNow);
  };
}

function inFront(): boolean {
  return isWindowShown() && document.hasFocus();
}
