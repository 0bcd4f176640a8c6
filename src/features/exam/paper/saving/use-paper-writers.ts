import { useCallback, useState, type Dispatch } from 'react';
import type { Saved, TextRange } from '#contract/ipc/exam.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { ask, desktop, DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import type { PaperEvent } from '../paper-state.ts';
import { createOrderedWriter, type WriterOptions } from './ordered-writer.ts';

const timing: Pick<WriterOptions<never>, 'after' | 'now' | 'endOf'> = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  // Sealed, or another account's by now: an old value must not come after a newer one.
  endOf: (error) => {
    const end = error instanceof DesktopError ? /(^|[.:-])(sealed|no-attempt)$/.exec(error.code)?.[2] : undefined;
    if (end === undefined) return null;
    return end === 'sealed' ? 'sealed' : 'gone';
  },
};

/** The writers of one attempt: answers, whose save state is shown, and what only a failure is logged of. */
export function usePaperWriters(attemptId: string, dispatch: Dispatch<PaperEvent>) {
  const [writers] = useState(() => {
    const logged = <Value>(what: string, write: (key: string, value: Value) => Promise<Saved>) =>
      createOrderedWriter<Value>({
        ...timing,
        write,
        onEvent: (key, event, error) => {
          if (event.type === 'failed') logFailure(`${what} ${key}`, error);
        },
      });
    return {
      answer: createOrderedWriter<AnswerValue>({
        ...timing,
        write: (questionId, value) => ask(desktop.exam.answer(attemptId, questionId, value)),
        onEvent: (questionId, event, error) => {
          dispatch({ type: 'save', questionId, event });
          if (event.type === 'failed') logFailure(`answer ${questionId} try ${event.tries}`, error);
        },
      }),
      mark: logged<boolean>('mark', (questionId, on) => ask(desktop.exam.mark(attemptId, questionId, on))),
      strike: logged<readonly string[]>('strike', (questionId, keys) =>
        ask(desktop.exam.strikeOut(attemptId, questionId, keys)),
      ),
      highlight: logged<readonly TextRange[]>('highlight', (materialId, ranges) =>
        ask(desktop.exam.highlight(attemptId, materialId, ranges)),
      ),
      place: logged<string>('place', (_, questionId) => ask(desktop.exam.setCurrentQuestion(attemptId, questionId))),
    };
  });
  const flush = useCallback(async () => {
    await Promise.all(Object.values(writers).map((writer) => writer.flush()));
  }, [writers]);
  return { writers, flush };
}
