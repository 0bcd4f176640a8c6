import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { BookEntry } from '#contract/ipc/practice.ts';

/** A question leaves the book when it was answered right this often in a row. */
export const rightsToLeave = 2;

export interface BookResult {
  questionId: string;
  value: AnswerValue | null;
  /** Null: nobody has judged the answer; the book stays as it is. */
  right: boolean | null;
  /** Epoch ms. */
  at: number;
}

/** The book after a question was answered. */
export function bookAfter(
  book: readonly BookEntry[],
  { questionId, value, right, at }: BookResult,
): readonly BookEntry[] {
  const known = book.find((entry) => entry.questionId === questionId);
  const others = book.filter((entry) => entry !== known);
  if (right === null) return book;
  if (!right) {
    return [
      { questionId, value, wrongCount: (known?.wrongCount ?? 0) + 1, rightInARow: 0, lastWrongAt: at },
      ...others,
    ];
  }
  if (!known) return book;
  const rightInARow = known.rightInARow + 1;
  if (rightInARow >= rightsToLeave) return others;
  return book.map((entry) => (entry === known ? { ...entry, rightInARow } : entry));
}
