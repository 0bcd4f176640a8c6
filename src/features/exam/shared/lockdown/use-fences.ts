import { useEffect } from 'react';
import type { LockdownStep } from '#contract/ipc/lockdown.ts';
import { stepOfKey } from './fence-rules.ts';
import { privateClipboard } from './private-clipboard.ts';
import { useLockdown } from './use-lockdown.ts';

/** Applies the steps whose effect is in the page, while they are active and the paper is shown. */
export function useFences(): void {
  const active = useLockdown()?.active;
  useEffect(() => {
    if (!active || active.length === 0) return undefined;
    const controller = new AbortController();
    fence(new Set(active), controller.signal);
    return () => controller.abort();
  }, [active]);
}

function fence(active: ReadonlySet<LockdownStep>, signal: AbortSignal): void {
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener(
    'keydown',
    (event) => {
      const step = stepOfKey(event);
      if (step !== null && active.has(step)) event.preventDefault();
    },
    { signal, capture: true },
  );
  if (active.has('context-menu')) window.addEventListener('contextmenu', refuse, { signal });
  if (active.has('clipboard')) privateClipboard(signal);
  if (active.has('drag-and-drop')) {
    window.addEventListener('dragstart', (event) => isOwnDrag(event) || event.preventDefault(), { signal });
    // Parts of the page that take what is dropped have handled it before.
    window.addEventListener('dragover', (event) => event.defaultPrevented || refuseDrop(event), { signal });
    window.addEventListener('drop', refuse, { signal });
  }
}

/** The page's own draggable parts, as in an ordering; selected text is none. */
function isOwnDrag({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[draggable="true"]') !== null;
}

function refuseDrop(event: DragEvent): void {
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}
