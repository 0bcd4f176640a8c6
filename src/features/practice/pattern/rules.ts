import type { Question } from '#contract/ipc/paper.ts';
import type { PracticePaper, PracticeState } from '#contract/ipc/practice.ts';

/** What the learner picks where a mode does not take all questions. */
export interface Picked {
  /** Ids of sections; empty: all. */
  sections: readonly string[];
  /** Kinds of questions; empty: all. */
  kinds: readonly Question['kind'][];
  /** Which questions of the own collection. */
  collection: 'wrong' | 'marked';
}

/** The kinds of questions of a practice, in their order of appearance. */
export function kindsOf({ questions }: Pick<PracticePaper['paper'], 'questions'>): readonly Question['kind'][] {
  return [...new Set(questions.map(({ kind }) => kind))];
}

/** The questions of the picked sections and kinds. */
export function pickedIds({ sections, questions }: PracticePaper['paper'], picked: Picked): readonly string[] {
  const inSections = new Set(
    sections.filter(({ id }) => picked.sections.includes(id)).flatMap(({ questionIds }) => questionIds),
  );
  return questions
    .filter(({ id }) => picked.sections.length === 0 || inSections.has(id))
    .filter(({ kind }) => picked.kinds.length === 0 || picked.kinds.includes(kind))
    .map(({ id }) => id);
}

/** The questions of the wrong-answer book, or the marked ones. */
export function collectedIds({ book, marks }: Pick<PracticeState, 'book' | 'marks'>, from: Picked['collection']) {
  if (from === 'wrong') return book.map(({ questionId }) => questionId);
  return Object.entries(marks).flatMap(([id, { marked }]) => (marked ? [id] : []));
}
