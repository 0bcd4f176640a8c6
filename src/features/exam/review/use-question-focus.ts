import { useEffect, useEffectEvent, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusOf } from '#domain/questions/keyboard-focus.ts';
import { reviewStep } from './rules.ts';

/** Questions that are drawn at once; more follow when the last one comes near. */
const pageSize = 30;

const cardOf = (list: HTMLElement | null, id: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].find((card) => card.dataset['question'] === id);

/** Which question the reader is at, and the ways to another one: a cell of the sheet, or a key. */
export function useQuestionFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [here, setHere] = useState<string | null>(null);
  const [limit, setLimit] = useState(pageSize);

  const go = (id: string) => {
    const at = ids.indexOf(id);
    if (at < 0) return;
    // The card must be there before it can take the focus.
    flushSync(() => {
      setHere(id);
      setLimit((before) => Math.max(before, at + pageSize));
    });
    const card = cardOf(list.current, id);
    card?.focus({ preventScroll: true });
    // A browser without scrolling (tests) has no such method.
    card?.scrollIntoView?.({ block: 'start' });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const focus = focusOf(event.target);
    if (focus === 'typing' || focus === 'overlay') return;
    const step = reviewStep(event.key, focus === 'own-arrows');
    if (step === null) return;
    const at = here === null ? -1 : ids.indexOf(here);
    const next = ids[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const onFocus = (event: FocusEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-question]') : null;
    const id = card?.dataset['question'];
    if (id !== undefined) setHere(id);
  };

  return { here, limit, go, onFocus, more: () => setLimit((before) => before + pageSize) };
}
