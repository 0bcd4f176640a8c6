import type { EndReason } from '#contract/ipc/session.ts';
import type { Failure } from '#contract/platform/failure.ts';
import type { ToastStyle } from '#lib/toast.ts';

/** How the app reacts to a failed call, in addition to the screen that made it (000 §8). */
export interface Reaction {
  /** The toast: the platform's message, or a text of ours by key. */
  toast: { style: ToastStyle; text: string } | { style: ToastStyle; key: string } | null;
  /** The reason for which storage is wiped and the session ended; null: neither. */
  wipe: EndReason | null;
  /** Redirect to the sign-in page, with or without a return address. */
  redirect: 'login' | 'login-and-back' | null;
}

const nothing: Reaction = { toast: null, wipe: null, redirect: null };

/** The shared request rules (000 §8). */
export function reactionTo(failure: Failure): Reaction {
  switch (failure.kind) {
    case 'network':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.network' } };
    case 'timeout':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.timeout' } };
    case 'malformed':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.malformed' } };
    case 'moved':
      return { ...nothing, toast: { style: 'error', key: 'app:failures.moved' } };
    case 'paper-here':
      return { ...nothing, toast: { style: 'warning', key: 'app:failures.paperHere' } };
    case 'refused':
      return { ...nothing, toast: toastOf(failure.warning ? 'warning' : 'error', failure.message) };
    case 'session':
      return sessionEnded(failure.code, failure.message);
    case 'not-signed-in':
      // 602: toast and, without a session, the sign-in page; nothing is wiped.
      return { toast: toastOf('error', failure.message), wipe: null, redirect: 'login' };
    case 'redirected':
    case 'quiet':
      return nothing;
  }
}

function sessionEnded(code: 303 | 10000 | 403, message: string): Reaction {
  if (code === 403) return { toast: toastOf('error', message), wipe: 'code-403', redirect: 'login' };
  return {
    toast: toastOf('error', message),
    wipe: code === 303 ? 'code-303' : 'code-10000',
    redirect: 'login-and-back',
  };
}

function toastOf(style: ToastStyle, message: string): Reaction['toast'] {
  return message === '' ? { style, key: 'app:failures.unnamed' } : { style, text: message };
}
