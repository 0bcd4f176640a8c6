import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { SavedFiles } from '../../../contract/ipc/answer-files.ts';
import type { Attempt } from '../../../contract/ipc/exam.ts';
import type { AnswerValue } from '../../../contract/ipc/paper.ts';
import { ask, desktop, DesktopError } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { useAnswerFiles } from './question/upload/use-answer-files.ts';
import { sameAnswer } from '../../../domain/questions/answer-rules.ts';
import { createOrderedWriter, type WriterOptions } from './saving/ordered-writer.ts';
import { placeOf, questionOrder, sectionQuestions, summarise } from './order.ts';
import { openingState, paperReducer } from './paper-state.ts';

/** A choice is written at once, a text when the learner pauses. */
export type When = 'now' | 'at-a-pause';

const timing: Pick<WriterOptions<never>, 'after' | 'now' | 'isFinal'> = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  // Sealed, or another account's by now: an old value must not come after a newer one.
  isFinal: (error) => error instanceof DesktopError && /(^|[.:-])(sealed|no-attempt)$/.test(error.code),
};

/** The open paper: its state, and everything a learner does to it. Each change goes to the journal. */
export function usePaper(attempt: Attempt) {
  const { attemptId, paper } = attempt;
  const order = useMemo(() => questionOrder(paper), [paper]);
  const [state, dispatch] = useReducer(paperReducer, attempt, (from) => openingState(from, order[0]?.id ?? null));
  const { current, answers, marked } = state;

  const [writers] = useState(() => ({
    answer: createOrderedWriter<AnswerValue>({
      ...timing,
      write: (questionId, value) => ask(desktop.exam.answer(attemptId, questionId, value)),
      onEvent: (questionId, event, error) => {
        dispatch({ type: 'save', questionId, event });
        if (event.type === 'failed') logFailure(`answer ${questionId} try ${event.tries}`, error);
      },
    }),
    mark: createOrderedWriter<boolean>({
      ...timing,
      write: (questionId, on) => ask(desktop.exam.mark(attemptId, questionId, on)),
      onEvent: (questionId, event, error) => {
        if (event.type === 'failed') logFailure(`mark ${questionId}`, error);
      },
    }),
    place: createOrderedWriter<string>({
      ...timing,
      write: (_, questionId) => ask(desktop.exam.setCurrentQuestion(attemptId, questionId)),
      onEvent: (_, event, error) => {
        if (event.type === 'failed') logFailure('place', error);
      },
    }),
  }));

  const flush = useCallback(async () => {
    await Promise.all([writers.answer.flush(), writers.mark.flush(), writers.place.flush()]);
  }, [writers]);

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

  const played = useCallback((recordingId: string, plays: number) => {
    dispatch({ type: 'played', recordingId, plays });
  }, []);

  const onFilesSaved = useCallback((questionId: string, { files: stored, saved }: SavedFiles) => {
    dispatch({ type: 'answered', questionId, value: { kind: 'files', files: stored } });
    dispatch({ type: 'save', questionId, event: { type: 'saved', saved, more: false } });
  }, []);
  const files = useAnswerFiles({ attemptId, onSaved: onFilesSaved });

  const sections = useMemo(() => sectionQuestions(paper, order), [paper, order]);
  const summary = useMemo(() => summarise(sections, order, answers, marked), [sections, order, answers, marked]);
  const change = useCallback(
    (next: AnswerValue, when: When) => {
      if (!place || (sameAnswer(value, next) && when === 'at-a-pause')) return;
      answer(place.question.id, next, when);
    },
    [answer, place, value],
  );

  return { attempt, order, state, place, value, summary, files, change, answer, go, mark, played, flush };
}

export type PaperModel = ReturnType<typeof usePaper>;
