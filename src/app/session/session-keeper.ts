import type { QueryClient } from '@tanstack/react-query';
import type { EndReason } from '../../../electron/contract/session.ts';
import type { ApiError } from '../../api/errors.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { texts } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { sessionAtom } from '../../lib/state.ts';
import { makeToast, toastAtom } from '../../lib/toast.ts';
import { logFailure } from '../../lib/log.ts';
import type { Store } from '../start/boot.ts';
import { restoreKept } from './keep.ts';
import { reactionTo, type Reaction } from './reaction.ts';
import { clearAfterSignOut, wipeStorage } from './storage.ts';

interface Surroundings {
  store: Store;
  queries: () => QueryClient;
  /** Path of the screen that is open. */
  here: () => string;
  go: (address: string) => void;
}

/** Carries out the shared request rules and what the end of a session means for this window (000 §8, 001 §4). */
export class SessionKeeper {
  readonly #around: Surroundings;
  /** True from the first sign that the session ended until somebody signs in: fifty refused calls end it once. */
  #ended = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** A call failed. Reads that could not reach the platform say so in their own panel, not in a toast. */
  onFailure = (error: ApiError, asked: boolean): void => {
    const { failure } = error;
    const panelSaysIt = failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'malformed';
    if (failure.kind === 'malformed') logFailure(error.callId, error);
    if (panelSaysIt && !asked) return;
    const reaction = reactionTo(failure);
    this.#showToast(reaction.toast);
    if (reaction.wipe !== null) this.#endSession(reaction.wipe);
    else if (reaction.leave === 'login') this.#around.go(paths.login());
  };

  /** The main process said that the session changed, in this window or elsewhere. */
  watch(): () => void {
    const { store } = this.#around;
    let before = store.get(sessionAtom);
    return store.sub(sessionAtom, () => {
      const now = store.get(sessionAtom);
      if (now.signedIn && now.accountId !== before.accountId) this.#begin(now.accountId);
      if (before.signedIn && !now.signedIn) this.#leave(now.endedBecause ?? 'signed-out');
      before = now;
    });
  }

  #begin(accountId: string | null): void {
    this.#ended = false;
    restoreKept(this.#around.queries(), accountId);
  }

  #endSession(reason: EndReason): void {
    this.#leave(reason);
    ask(desktop.session.end(reason)).catch((error: unknown) => logFailure('session', error));
  }

  #leave(reason: EndReason): void {
    if (this.#ended) return;
    this.#ended = true;
    const { go, here, queries } = this.#around;
    if (reason === 'signed-out') clearAfterSignOut();
    else wipeStorage();
    queries().clear();
    const back = reason === 'code-303' || reason === 'code-10000';
    go(paths.login(back && here() !== paths.login() ? { redirect: here() } : {}));
  }

  #showToast(toast: Reaction['toast']): void {
    if (toast === null) return;
    this.#around.store.set(toastAtom, makeToast(toast.style, 'key' in toast ? texts.t(toast.key) : toast.text));
  }
}
