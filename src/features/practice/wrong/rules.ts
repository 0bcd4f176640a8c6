import type { Question } from '#contract/ipc/paper.ts';
import type { BookEntry, StoredPractice } from '#contract/ipc/practice.ts';

/** An entry of the wrong-answer book with its question. */
export interface WrongItem {
  entry: BookEntry;
  question: Question;
  stored: StoredPractice;
}

export interface WrongFilter {
  /** Course or task; null: all. */
  businessId: string | null;
  /** Practice; null: all. */
  practiceId: string | null;
  /** Part of a question or of its options; '': all. */
  search: string;
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/gu, ' ')
    .normalize('NFKC')
    .toLowerCase();
}

/** The entries of every practice, the latest first; one whose question is gone is left out. */
export function wrongItems(stored: readonly StoredPractice[]): readonly WrongItem[] {
  return stored
    .flatMap((one) =>
      one.state.book.flatMap((entry) => {
        const question = one.practice.paper.questions.find(({ id }) => id === entry.questionId);
        return question ? [{ entry, question, stored: one }] : [];
      }),
    )
    .sort((a, b) => b.entry.lastWrongAt - a.entry.lastWrongAt);
}

export function passes({ question, stored }: WrongItem, { businessId, practiceId, search }: WrongFilter): boolean {
  const { ref } = stored.practice;
  if (businessId !== null && ref.businessId !== businessId) return false;
  if (practiceId !== null && ref.practiceId !== practiceId) return false;
  const wanted = plain(search).trim();
  return (
    wanted === '' || plain([question.html, ...question.options.map(({ html }) => html)].join(' ')).includes(wanted)
  );
}
