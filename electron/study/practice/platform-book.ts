import type { BookEntry, PracticePaper, PracticeState } from '#contract/ipc/practice.ts';
import type { WrongQuestions } from '#contract/platform/practice/wrong-questions.ts';
import { decodeAnswer } from '#rules/exam/answer-encoding.ts';

/**
 * The book with what the platform has beside it. An entry of this computer counts before one of the platform, and a
 * question that left the book here returns only when it was answered wrongly since. A list that nobody told takes nothing
 * out.
 */
export function withPlatformBook(
  state: PracticeState,
  { paper }: Pick<PracticePaper, 'paper'>,
  { list }: WrongQuestions,
): PracticeState {
  if (list === null) return state;
  const own = state.book.filter(({ fromPlatform }) => fromPlatform !== true);
  const entries = list.flatMap(({ questionId, answer, wrongCount, lastTime }): BookEntry[] => {
    const question = paper.questions.find(({ id }) => id === questionId);
    const lastWrongAt = lastTime ?? 0;
    if (!question || own.some((entry) => entry.questionId === questionId)) return [];
    const leftAt = state.left[questionId];
    if (leftAt !== undefined && leftAt >= lastWrongAt) return [];
    const known = state.book.find((entry) => entry.questionId === questionId);
    const value = decodeAnswer(question, answer);
    const rightInARow = known?.lastWrongAt === lastWrongAt ? known.rightInARow : 0;
    return [{ questionId, value, wrongCount: Math.max(0, wrongCount), rightInARow, lastWrongAt, fromPlatform: true }];
  });
  const book = [...own, ...entries];
  return JSON.stringify(book) === JSON.stringify(state.book) ? state : { ...state, book };
}

/** The state with another book; notes when a question left it. */
export function withBook(state: PracticeState, book: readonly BookEntry[], at: number): PracticeState {
  const gone = state.book.filter(({ questionId }) => !book.some((entry) => entry.questionId === questionId));
  if (gone.length === 0) return { ...state, book };
  return {
    ...state,
    book,
    left: { ...state.left, ...Object.fromEntries(gone.map(({ questionId }) => [questionId, at])) },
  };
}

/** Puts an entry back as if it had never left. */
export function withRestored(state: PracticeState, entry: BookEntry): PracticeState {
  const { [entry.questionId]: _, ...left } = state.left;
  return { ...state, left, book: [entry, ...state.book.filter(({ questionId }) => questionId !== entry.questionId)] };
}
