import { useState } from 'react';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { ask, desktop } from '#lib/desktop.ts';
import type { EnterProblem } from './EnterStep.tsx';

/** Opens the exam, once at a time. */
export function useEnter(exam: ExamRef, onOpened: (attempt: Attempt) => void) {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<EnterProblem | null>(null);
  const enter = async () => {
    if (opening) return;
    setOpening(true);
    setFailed(null);
    try {
      const outcome = await ask(desktop.exam.open(exam));
      if (outcome.opened) onOpened(outcome.attempt);
      else setFailed({ problem: outcome.problem, message: outcome.message, counted: outcome.counted });
    } catch (error) {
      void desktop.app.log('error', `exam.open: ${String(error)}`);
      setFailed({ problem: 'client', message: '', counted: 'unknown' });
    } finally {
      setOpening(false);
    }
  };
  return { opening, failed, enter };
}
