import type { QueryClient } from '@tanstack/react-query';
import type { EndReason, SessionState } from '../../contract/ipc/session.ts';
import type { ApiError } from '../../api/errors.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { accountPaths } from '../../contract/paths/account.ts';
import { sessionAtom, settingsAtom, tenantAtom } from '../../domain/session/state.ts';
import { makeToast, toastAtom } from '../../lib/toast.ts';
import { logFailure } from '../../lib/log.ts';
import type { EndedPage } from '../routes/guard.ts';
import { rowOf } from '../routes/route-lookup.ts';
import type { RouteRow } from '../routes/route-row.ts';
import type { Store } from '../start/boot.ts';
import { restorePersisted } from './query-persistence.ts';
import type { CallManner } from './queries.ts';
import { reactionTo, type Reaction } from './reaction.ts';
import { clearAfterSignOut, wipeEverything, wipeStorage } from './storage.ts';

interface SessionControllerOptions {
  store: Store;
  queries: () => QueryClient;
  routes: readonly RouteRow[];
  /** Where the learner is. */
  here: () => { pathname: string; search: string };
  /** `state` travels with the history entry. */
  go: (address: string, state?: EndedPage | null) => void;
}

/** Carries out the shared request rules and what the end of a session means for this window (000 §8, 001 §4). */
export class SessionController {
  readonly #around: SessionControllerOptions;
  /** True from the first sign that the session ended until somebody signs in: fifty refused calls end it once. */
  #ended = false;

  constructor(around: SessionControllerOptions) {
    this.#around = around;
  }

  /** A call failed. Reads that could not reach the platform say so in their own panel, not in a toast. */
  onFailure = (error: ApiError, { asked, quiet }: CallManner): void => {
    const { failure } = error;
    const panelSaysIt = failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'malformed';
    if (failure.kind === 'malformed') logFailure(error.callId, error);
    if (panelSaysIt && !asked) return;
    const reaction = reactionTo(failure);
    // Whatever ends the session is said all the same.
    if (!quiet || reaction.leave !== null) this.#showToast(reaction.toast);
    if (reaction.wipe !== null) this.#endSession(reaction.wipe);
    else if (reaction.leave === 'login') this.#around.go(accountPaths.login.to());
  };

  /** The main process said that the session changed, in this window or elsewhere. */
  watch(): () => void {
    const { store } = this.#around;
    let before = store.get(sessionAtom);
    return store.sub(sessionAtom, () => {
      const now = store.get(sessionAtom);
      if (now.signedIn && now.accountId !== before.accountId) this.#begin(now);
      if (before.signedIn && !now.signedIn) this.#leave(now.endReason ?? 'signed-out', before.accountId);
      before = now;
    });
  }

  #begin(session: SessionState): void {
    this.#ended = false;
    const queries = this.#around.queries();
    // What a visitor was told may be another answer for a learner: asked anew when it is needed next.
    void queries.invalidateQueries({ refetchType: 'none' });
    restorePersisted(queries, session);
  }

  #endSession(reason: EndReason): void {
    this.#leave(reason, this.#around.store.get(sessionAtom).accountId);
    ask(desktop.session.end(reason)).catch((error: unknown) => logFailure('session', error));
  }

  #leave(reason: EndReason, accountId: string | null): void {
    if (this.#ended) return;
    this.#ended = true;
    const { go, here, queries, store } = this.#around;
    const { newVersion } = store.get(tenantAtom);
    if (reason === 'signed-out') clearAfterSignOut(newVersion);
    else if (reason === 'demo-failed') wipeEverything();
    else wipeStorage();
    queries().clear();
    if (reason === 'signed-out') {
      if (!newVersion) this.#forgetLanguage();
      go(newVersion ? accountPaths.loginNew.to() : accountPaths.login.to());
      return;
    }
    const { pathname, search } = here();
    const back = reason === 'code-303' || reason === 'code-10000';
    // Who comes to get a session needs no way back; a page of this learner is for nobody else.
    if (!back || rowOf(this.#around.routes, pathname)?.guard === 'visitor') go(accountPaths.login.to());
    else
      go(
        accountPaths.login.to({ redirect: pathname }),
        accountId === null ? null : { accountId, address: pathname + search },
      );
  }

  // The old version keeps no language: the next learner begins with the tenant's.
  #forgetLanguage(): void {
    if (this.#around.store.get(settingsAtom).locale === null) return;
    ask(desktop.settings.change({ locale: null })).catch((error: unknown) => logFailure('language', error));
  }

  #showToast(toast: Reaction['toast']): void {
    if (toast === null) return;
    this.#around.store.set(toastAtom, makeToast(toast.style, 'key' in toast ? i18n.t(toast.key) : toast.text));
  }
}
