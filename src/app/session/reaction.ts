import type { EndReason } from '../../contract/ipc/session.ts';
import type { Failure } from '../../contract/platform/failure.ts';
import type { ToastStyle } from '../../lib/toast.ts';

/** What the app does about a failed call, besides what the asking screen does (000 §8). */
export interface Reaction {
  /** The toast: the platform's sentence, or a text of ours by key. */
  toast: { style: ToastStyle; text: string } | { style: ToastStyle; key: string } | null;
  /** Storage is wiped and the session ended for this reason; null: kept. */
  wipe: EndReason | null;
  /** Where to: the sign-in page, with or without the page that the learner was on. */
  leave: 'login' | 'login-and-back' | null;
}

const nothing: Reaction = { toast: null, wipe: null, leave: null };

/** The shared request rules, all of them, in one place (000 §8). */
export function reactionTo(failure: Failure): Reaction {
  switch (failure.kind) {
    case 'network':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.network' } };
    case 'timeout':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.timeout' } };
    case 'malformed':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.malformed' } };
    case 'refused':
      return { ...nothing, toast: said(failure.warning ? 'warning' : 'error', failure.message) };
    case 'session':
      return sessionEnded(failure.code, failure.message);
    case 'not-signed-in':
      // 602: toast and sign-in page, storage kept (G-003).
      return { toast: said('error', failure.message), wipe: null, leave: 'login' };
    case 'redirected':
    case 'quiet':
      return nothing;
  }
}

function sessionEnded(code: 303 | 10000 | 403, message: string): Reaction {
  if (code === 403) return { toast: said('error', message), wipe: 'code-403', leave: 'login' };
  return { toast: said('error', message), wipe: code === 303 ? 'code-303' : 'code-10000', leave: 'login-and-back' };
}

function said(style: ToastStyle, message: string): Reaction['toast'] {
  return message === '' ? { style, key: 'app:failures.unnamed' } : { style, text: message };
}
