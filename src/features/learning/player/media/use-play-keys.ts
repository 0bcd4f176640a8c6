import { useEffect, useEffectEvent, type RefObject } from 'react';
import { playActOf, type PlayAct } from './play-keys.ts';

/** Where keys mean something else. */
const ownKeys =
  'textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"], input:not([type="range"]), [data-volume]';
const pressed = new Set([' ', 'Enter']);

/** The keys of the player, while the focus is in it or nowhere. */
export function usePlayKeys(root: RefObject<HTMLElement | null>, run: (act: PlayAct) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (target !== document.body && !root.current?.contains(target)) return;
    if (target.closest(ownKeys) || (pressed.has(event.key) && target.closest('button, a'))) return;
    const { key, ctrlKey: ctrl, altKey: alt, metaKey: meta, isComposing: composing } = event;
    const act = playActOf({ key, ctrl, alt, meta, composing });
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
