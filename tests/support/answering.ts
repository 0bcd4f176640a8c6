import type { Page } from '@playwright/test';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';

/** What main said is on disk. */
export interface Acknowledged {
  answers: Map<string, { sequence: number; value: AnswerValue }>;
  place: string | null;
}

interface Step {
  questionId: string;
  value: AnswerValue;
}

let made = 0;

/** An answer that differs from every other one of this run. */
function freshValue({ kind, options, blanks }: Question): AnswerValue {
  made += 1;
  if (kind === 'blank')
    return { kind: 'blanks', texts: Array.from({ length: blanks }, (_, slot) => `第${made}次作答 ${slot}`) };
  if (kind === 'short' || kind === 'essay') return { kind: 'text', text: `第 ${made} 次作答：先断电，再验电。` };
  const keys = options.map(({ key }) => key);
  return {
    kind: 'choice',
    keys:
      kind === 'multiple'
        ? keys.filter((_, index) => (made >> index) % 2 === 1)
        : keys.slice(made % keys.length, (made % keys.length) + 1),
  };
}

/**
 * Answers as fast as the page can, noting what was acknowledged; after `count` acknowledgements `kill` cuts in while
 * further answers are on their way. Resolves when the page is gone.
 */
export async function answerUntilKilled(
  page: Page,
  attempt: Attempt,
  known: Acknowledged,
  count: number,
  kill: () => void,
): Promise<void> {
  const steps: Step[] = Array.from({ length: count * 6 }, (_, index) => {
    const question = attempt.paper.questions[(made + index * 7) % attempt.paper.questions.length];
    if (!question) throw new Error('The paper has no questions.');
    return { questionId: question.id, value: freshValue(question) };
  });
  let acknowledgements = 0;
  const gone = new Promise<void>((resolve) => {
    page.once('close', () => resolve());
    page.once('crash', () => resolve());
  });
  await page.exposeFunction(`acknowledged${made}`, (index: number, sequence: number) => {
    const step = steps[index];
    if (!step) return;
    known.answers.set(step.questionId, { sequence, value: step.value });
    known.place = step.questionId;
    acknowledgements += 1;
    if (acknowledgements === count) kill();
  });
  // The page dies while this runs: its rejection is the point of the test.
  const answering = page
    .evaluate(
      async ({ attemptId, list, hear }) => {
        const tell: unknown = Reflect.get(window, hear);
        for (const [index, { questionId, value }] of list.entries()) {
          const saved = await window.desktop.exam.answer(attemptId, questionId, value);
          await window.desktop.exam.setCurrentQuestion(attemptId, questionId);
          if (saved.ok && typeof tell === 'function') void tell(index, saved.value.sequence);
        }
      },
      { attemptId: attempt.attemptId, list: steps, hear: `acknowledged${made}` },
    )
    .catch(() => undefined);
  await gone;
  await answering;
}
