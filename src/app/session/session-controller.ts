import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#api/errors.ts';
import type { EndReason, SessionState } from '#contract/ipc/session.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom, settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { i18n } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { makeToast, toastAtom } from '#lib/toast.ts';
import type { EndedPage } from '../routes/guard.ts';
import { rowOf } from '../routes/route-lookup.ts';
import type { RouteRow } from '../routes/route-row.ts';
import type { Store } from '../start/main-state.ts';
import type { CallContext } from './queries.ts';
import { restorePersisted } from './query-persistence.ts';
import { reactionTo, type Reaction } from './reaction.ts';
import { clearAfterSignOut, wipeEverything, wipeStorage } from './storage.ts';

interface SessionControllerOptions {
  store: Store;
  queries: () => QueryClient;
  routes: readonly RouteRow[];
  /** The current location. */
  currentLocation: () => { pathname: string; search: string };
  /** `state` is stored in the history entry. */
  navigate: (address: string, state?: EndedPage | null) => void;
}

/** Failures of a read that its panel tells. */
const shownInPanels: ReadonlySet<ApiError['failure']['kind']> = new Set(['network', 'timeout', 'malformed', 'moved']);

/** Applies the shared request rules and handles the end of a session in this window (000 §8, 001 §4). */
export class SessionController {
  readonly #options: SessionControllerOptions;
  /** True from the end of a session until the next sign-in, so that many refused calls end it once. */
  #ended = false;

  constructor(options: SessionControllerOptions) {
    this.#options = options;
  }

  /** Handles a failed call. Reads that did not reach the platform show an error panel instead of a toast. */
  onFailure = (error: ApiError, { userInitiated, silent }: CallContext): void => {
    const { failure } = error;
    const shownInPanel = shownInPanels.has(failure.kind);
    if (failure.kind === 'malformed' || failure.kind === 'moved') logFailure(error.callId, error);
    if (shownInPanel && !userInitiated) return;
    const reaction = reactionTo(failure);
    // The end of the session is announced even for silent calls.
    if (!silent || reaction.redirect !== null) this.#showToast(reaction.toast);
    if (reaction.wipe !== null) this.#endSession(reaction.wipe);
    else if (reaction.redirect === 'login') this.#askForSignIn(userInitiated);
  };

  /**
   * 602 to one call. With a session main asks the platform whether it is over, and ends it then: the sign-in page would
   * send a learner straight back. A visitor is not removed from an open screen by a background read, only by an action.
   */
  #askForSignIn(userInitiated: boolean): void {
    const { store, routes, currentLocation, navigate } = this.#options;
    if (store.get(sessionAtom).signedIn || !userInitiated) return;
    const { pathname } = currentLocation();
    if (rowOf(routes, pathname)?.guard !== 'visitor') navigate(accountPaths.login.to({ redirect: pathname }));
  }

  /** Follows session changes reported by the main process, in this window or another. */
  watch(): () => void {
    const { store } = this.#options;
    let before = store.get(sessionAtom);
    return store.sub(sessionAtom, () => {
      const now = store.get(sessionAtom);
      if (now.signedIn && now.accountId !== before.accountId) this.#begin(now);
      if (before.signedIn && !now.signedIn) this.#handleEnd(now.endReason ?? 'signed-out', before.accountId);
      before = now;
    });
  }

  #begin(session: SessionState): void {
    this.#ended = false;
    const queries = this.#options.queries();
    // A visitor's answers are stale for a learner.
    void queries.invalidateQueries({ refetchType: 'none' });
    restorePersisted(queries, session);
  }

  #endSession(reason: EndReason): void {
    this.#handleEnd(reason, this.#options.store.get(sessionAtom).accountId);
    ask(desktop.session.end(reason)).catch((error: unknown) => logFailure('session', error));
  }

  #handleEnd(reason: EndReason, accountId: string | null): void {
    if (this.#ended) return;
    this.#ended = true;
    const { navigate, currentLocation, queries, store } = this.#options;
    const { newVersion } = store.get(tenantAtom);
    if (reason === 'signed-out') clearAfterSignOut(newVersion);
    else if (reason === 'demo-failed' || reason === 'left') wipeEverything();
    else if (reason === 'not-signed-in') this.#showToast({ style: 'error', key: 'app:failures.signInAgain' });
    else wipeStorage();
    queries().clear();
    if (reason === 'left') this.#showToast({ style: 'info', key: 'app:failures.left' });
    if (reason === 'signed-out') {
      if (!newVersion) this.#forgetLanguage();
      navigate(newVersion ? accountPaths.loginNew.to() : accountPaths.login.to());
      return;
    }
    const { pathname, search } = currentLocation();
    const withReturn = reason === 'code-303' || reason === 'code-10000' || reason === 'not-signed-in';
    // No return address from sign-in pages. The page on which the session ended is restored for the same account only.
    if (!withReturn || rowOf(this.#options.routes, pathname)?.guard === 'visitor') navigate(accountPaths.login.to());
    else
      navigate(
        accountPaths.login.to({ redirect: pathname }),
        accountId === null ? null : { accountId, address: pathname + search },
      );
  }

  // In the old version the next learner starts with the tenant's language.
  #forgetLanguage(): void {
    if (this.#options.store.get(settingsAtom).locale === null) return;
    ask(desktop.settings.change({ locale: null })).catch((error: unknown) => logFailure('language', error));
  }

  #showToast(toast: Reaction['toast']): void {
    if (toast === null) return;
    this.#options.store.set(toastAtom, makeToast(toast.style, 'key' in toast ? i18n.t(toast.key) : toast.text));
  }
}
