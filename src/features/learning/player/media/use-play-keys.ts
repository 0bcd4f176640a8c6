import { useEffect, useEffectEvent, type RefObject } from 'react';
import { playActOf, type PlayAct } from './play-keys.ts';

/** Where keys mean something else. */
const ownKeys =
  'textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"], input:not([type="range"]), [data-volume]';
/** What takes keys by itself. */
const takesKeys = 'button, a, input, textarea, select, audio, video, [contenteditable], [role="menu"], [tabindex="0"]';
const pressed = new Set([' ', 'Enter']);

/** The keys of the player, while the focus is in it or on nothing that takes keys. */
export function usePlayKeys(root: RefObject<HTMLElement | null>, run: (act: PlayAct) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Within a style island, which the document itself does not look into.
    const [target] = event.composedPath();
    if (event.defaultPrevented || !(target instanceof Element)) return;
    // Outside the player only where the focus is on nothing that takes keys, as on the heading of the screen.
    if (!root.current?.contains(target) && target.closest(takesKeys)) return;
    if (target.closest(ownKeys) || (pressed.has(event.key) && target.closest('button, a'))) return;
    const { key, code, shiftKey: shift, ctrlKey: ctrl, altKey: alt, metaKey: meta, isComposing: composing } = event;
    const act = playActOf({ key, code, shift, ctrl, alt, meta, composing });
    if (!act) return;
    event.preventDefault();
    run(act);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
