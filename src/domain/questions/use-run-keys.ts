import { useEffect, useEffectEvent } from 'react';
import type { Question } from '#contract/ipc/paper.ts';
import { isChoice } from './answer-rules.ts';
import { focusOf } from './keyboard-focus.ts';
import { paperAction } from './keys.ts';

interface RunKeys {
  question: Question | undefined;
  /** A choice by its place among the options, from 0. */
  onOption: (at: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Checks an answer that can be checked, else goes on. */
  onAdvance: () => void;
  onMark: () => void;
}

/** Fields and widgets of the answer, in the order of the tab key. */
const fields = ['input', 'textarea', 'button', '[tabindex="0"]'].map((field) => `[data-answer] ${field}`).join();

/** The keys of a paper, for a run. A widget that has handled the key takes precedence. */
export function useRunKeys(keys: RunKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { question } = keys;
    if (!question || event.defaultPrevented) return;
    const focus = focusOf(event.target);
    const { key, code, altKey: alt, ctrlKey: ctrl, metaKey: meta, isComposing: composing } = event;
    const press = { key, code, alt, ctrl, meta, composing };
    const action = paperAction(press, focus, isChoice(question) ? question.options.length : 0);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'next') keys.onNext();
    if (action.type === 'previous') keys.onPrevious();
    if (action.type === 'write') document.querySelector<HTMLElement>(fields)?.focus();
    // A held key would switch a choice to and fro, or skip what is right.
    if (event.repeat) return;
    if (action.type === 'advance') keys.onAdvance();
    if (action.type === 'mark') keys.onMark();
    if (action.type === 'option') keys.onOption(action.at);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
