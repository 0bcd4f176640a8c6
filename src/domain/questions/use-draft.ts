import { useEffect, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Somebody who dictates composes for minutes: what stands there is reported this often, so that it is not lost. */
const composedEveryMs = 2_000;

/**
 * A text field that an input method may be composing in: the field shows everything at once, but a text is reported
 * only when it is one, not while letters wait to become characters; one that is composed for long is reported meanwhile.
 */
export function useDraft(value: string, onText: (text: string) => void, onDone: () => void) {
  const [draft, setDraft] = useState(value);
  const [composing, setComposing] = useState(false);
  const latest = useRef({ draft: value, onText });
  useEffect(() => {
    latest.current = { draft, onText };
  }, [draft, onText]);
  useEffect(() => {
    if (!composing) return undefined;
    let reported = latest.current.draft;
    const timer = setInterval(() => {
      const { draft: text, onText: report } = latest.current;
      if (text === reported) return;
      reported = text;
      report(text);
    }, composedEveryMs);
    return () => clearInterval(timer);
  }, [composing]);
  const take = (text: string, isText: boolean) => {
    setDraft(text);
    if (isText) onText(text);
  };
  return {
    value: draft,
    onChange: (event: ChangeEvent<Field>) => take(event.currentTarget.value, !composing),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: (event: CompositionEvent<Field>) => {
      setComposing(false);
      take(event.currentTarget.value, true);
      onDone();
    },
    onBlur: () => {
      setComposing(false);
      if (draft !== value) onText(draft);
      onDone();
    },
  };
}
