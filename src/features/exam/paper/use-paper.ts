import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { SavedFiles } from '#contract/ipc/answer-files.ts';
import type { Attempt, TextRange } from '#contract/ipc/exam.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { sameAnswer } from '#domain/questions/answer-rules.ts';
import { pressOption } from '#domain/questions/strike-rules.ts';
import { placeOf, questionOrder, sectionQuestions, summarise } from './order.ts';
import { openingState, paperReducer } from './paper-state.ts';
import { useAnswerFiles } from './question/upload/use-answer-files.ts';
import { usePaperWriters } from './saving/use-paper-writers.ts';

/** A choice is written at once, a text when the learner pauses. */
export type When = 'now' | 'at-a-pause';

/** The open paper: its state, and everything a learner does to it. Each change goes to the journal. */
export function usePaper(attempt: Attempt) {
  const { attemptId, paper } = attempt;
  const order = useMemo(() => questionOrder(paper), [paper]);
  const [state, dispatch] = useReducer(paperReducer, attempt, (from) => openingState(from, order[0]?.id ?? null));
  const { current, answers, marked } = state;

  const { writers, flush } = usePaperWriters(attemptId, dispatch);

  // A closing page writes what it has; the main process outlives it.
  useEffect(() => {
    const onHide = () => void flush();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, [flush]);

  const place = useMemo(() => placeOf(paper, order, current), [paper, order, current]);
  const value = place ? answers[place.question.id] : undefined;

  const answer = useCallback(
    (questionId: string, next: AnswerValue, when: When) => {
      dispatch({ type: 'answered', questionId, value: next });
      if (when === 'now') writers.answer.put(questionId, next);
      else writers.answer.putSoon(questionId, next);
    },
    [writers],
  );

  const go = useCallback(
    (questionId: string | null) => {
      if (questionId === null) return;
      void writers.answer.flush();
      dispatch({ type: 'went', questionId });
      writers.place.put('place', questionId);
    },
    [writers],
  );

  const mark = useCallback(
    (questionId: string, on: boolean) => {
      dispatch({ type: 'marked', questionId, marked: on });
      writers.mark.put(questionId, on);
    },
    [writers],
  );

  const strike = useCallback(
    (questionId: string, keys: readonly string[]) => {
      dispatch({ type: 'struck', questionId, keys });
      writers.strike.put(questionId, keys);
    },
    [writers],
  );

  const highlight = useCallback(
    (materialId: string, ranges: readonly TextRange[]) => {
      dispatch({ type: 'highlighted', materialId, ranges });
      writers.highlight.put(materialId, ranges);
    },
    [writers],
  );

  const played = useCallback((recordingId: string, plays: number) => {
    dispatch({ type: 'played', recordingId, plays });
  }, []);

  const onFilesSaved = useCallback((questionId: string, { files: stored, saved }: SavedFiles) => {
    dispatch({ type: 'answered', questionId, value: { kind: 'files', files: stored } });
    dispatch({ type: 'save', questionId, event: { type: 'saved', saved, more: false } });
  }, []);
  const files = useAnswerFiles({ attemptId, onSaved: onFilesSaved });

  const sections = useMemo(() => sectionQuestions(paper, order), [paper, order]);
  const unanswerable = useMemo(() => new Set(paper.unanswerable?.map(({ id }) => id)), [paper]);
  const summary = useMemo(
    () => summarise(sections, order, answers, marked, unanswerable),
    [sections, order, answers, marked, unanswerable],
  );
  const change = useCallback(
    (next: AnswerValue, when: When) => {
      if (!place?.answerable || (sameAnswer(value, next) && when === 'at-a-pause')) return;
      answer(place.question.id, next, when);
    },
    [answer, place, value],
  );

  const struck = place ? state.struck[place.question.id] : undefined;
  const press = useCallback(
    (key: string) => {
      if (!place?.answerable) return;
      const { question } = place;
      const outcome = pressOption(question, value, struck, key);
      if (outcome.type === 'restored') strike(question.id, outcome.struck);
      else answer(question.id, outcome.value, 'now');
    },
    [answer, place, strike, struck, value],
  );

  return {
    attempt,
    order,
    state,
    place,
    value,
    summary,
    files,
    change,
    answer,
    press,
    go,
    mark,
    strike,
    highlight,
    played,
    flush,
  };
}

export type PaperModel = ReturnType<typeof usePaper>;
