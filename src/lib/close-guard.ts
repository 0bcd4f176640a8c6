import type { CloseGuard } from '#contract/ipc/window.ts';
import { ask, desktop } from './desktop.ts';
import { logFailure } from './log.ts';

interface Guard {
  /** `always`: something of this window would be lost. `last`: the client would end. */
  when: Exclude<CloseGuard, 'off'>;
  /** The learner tried to close the window. */
  asked: () => void;
}

const guards: Guard[] = [];
let stopListening: (() => void) | null = null;

/** Asks before this window closes, until the returned function is called. One guard asks: the latest of the stronger kind. */
export function guardClosing(guard: Guard): () => void {
  guards.push(guard);
  apply();
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    apply();
  };
}

function apply(): void {
  const strongest = strongestGuard();
  ask(desktop.window.guardClose(strongest?.when ?? 'off')).catch((error: unknown) => logFailure('close guard', error));
  if (strongest) stopListening ??= desktop.window.closeAsked(() => strongestGuard()?.asked());
  else {
    stopListening?.();
    stopListening = null;
  }
}

function strongestGuard(): Guard | null {
  return guards.findLast(({ when }) => when === 'always') ?? guards.at(-1) ?? null;
}
