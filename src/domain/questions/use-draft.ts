import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text field that an input method may be composing in: the field shows everything at once, but a text is reported
 * only when it is one, not while letters wait to become characters.
 */
export function useDraft(value: string, onText: (text: string) => void, onDone: () => void) {
  const [draft, setDraft] = useState(value);
  const composing = useRef(false);
  const take = (text: string) => {
    setDraft(text);
    if (!composing.current) onText(text);
  };
  return {
    value: draft,
    onChange: (event: ChangeEvent<Field>) => take(event.currentTarget.value),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event: CompositionEvent<Field>) => {
      composing.current = false;
      take(event.currentTarget.value);
      onDone();
    },
    onBlur: () => {
      composing.current = false;
      if (draft !== value) onText(draft);
      onDone();
    },
  };
}
