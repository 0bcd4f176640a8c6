import { useEffect, useEffectEvent } from 'react';
import { isChoice } from '#domain/questions/answer-rules.ts';
import { focusOf } from '#domain/questions/keyboard-focus.ts';
import { paperAction } from '#domain/questions/keys.ts';
import type { PaperModel } from '../use-paper.ts';

/** Fields and widgets of the answer, in the order of the tab key. */
const fields = ['input', 'textarea', 'button', '[tabindex="0"]'].map((field) => `[data-answer] ${field}`).join();

/** Keys of the open paper, while it is shown. A widget that has handled the key takes precedence. */
export function usePaperKeys(model: PaperModel, onFinish: () => void, shown: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { place } = model;
    if (!shown || !place || event.defaultPrevented) return;
    const { question } = place;
    const press = {
      key: event.key,
      code: event.code,
      alt: event.altKey,
      ctrl: event.ctrlKey,
      meta: event.metaKey,
      composing: event.isComposing,
    };
    const action = paperAction(
      press,
      focusOf(event.target),
      place.answerable && isChoice(question) ? question.options.length : 0,
    );
    if (!action) return;
    event.preventDefault();
    if (action.type === 'next') model.go(place.next);
    if (action.type === 'previous') model.go(place.previous);
    if (action.type === 'advance' && !event.repeat) {
      if (place.next === null) onFinish();
      else model.go(place.next);
    }
    if (action.type === 'write') document.querySelector<HTMLElement>(fields)?.focus();
    // A held key would switch a mark or a choice to and fro.
    if (action.type === 'mark' && place.answerable && !event.repeat)
      model.mark(question.id, !model.state.marked.has(question.id));
    const option = action.type === 'option' && !event.repeat ? question.options[action.at] : undefined;
    if (option) model.press(option.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
