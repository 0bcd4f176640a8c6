import { describe, expect, it } from 'vitest';
import type { BookEntry } from '#contract/ipc/practice.ts';
import { bookAfter } from './book-rules.ts';

const value = { kind: 'choice', keys: ['A'] } as const;
const entry = (more: Partial<BookEntry> = {}): BookEntry => ({
  questionId: 'q',
  value,
  wrongCount: 1,
  rightInARow: 0,
  lastWrongAt: 1,
  ...more,
});
const other = entry({ questionId: 'other' });
const after = (book: readonly BookEntry[], right: boolean | null) =>
  bookAfter(book, { questionId: 'q', value, right, at: 9 });

describe('the wrong-answer book', () => {
  it.each<[string, readonly BookEntry[], boolean | null, readonly BookEntry[]]>([
    ['takes a wrong answer, first', [other], false, [entry({ lastWrongAt: 9 }), other]],
    ['counts it again', [other, entry()], false, [entry({ wrongCount: 2, lastWrongAt: 9 }), other]],
    ['begins to count right ones anew', [entry({ rightInARow: 1 })], false, [entry({ wrongCount: 2, lastWrongAt: 9 })]],
    ['takes no right answer', [other], true, [other]],
    ['counts the first right one', [entry(), other], true, [entry({ rightInARow: 1 }), other]],
    ['loses a question at the second one', [entry({ rightInARow: 1 }), other], true, [other]],
    ['stays as it is without a verdict', [entry({ rightInARow: 1 })], null, [entry({ rightInARow: 1 })]],
  ])('%s', (_, book, right, expected) => expect(after(book, right)).toEqual(expected));
});
