import type { BankQuestion } from '../../content/bank.ts';
import { questionById } from '../../content/banks.ts';
import type { PracticeContent } from '../../content/practices/practice-content.ts';
import { markAnswer, type Markable } from '../exam/marking.ts';
import { wireSections, type PaperSection } from '../exam/paper-content.ts';

const leavesOf = (id: string): readonly BankQuestion[] => {
  const entry = questionById(id);
  if (!entry) throw new Error(`No question ${id} in any bank`);
  return entry.children.length > 0 ? entry.children : [entry];
};

function sections(practice: PracticeContent): PaperSection[] {
  return practice.sections.map(({ name, questionIds }) => ({
    name,
    questions: questionIds.map((id) => ({ id, score: leavesOf(id).length })),
  }));
}

/** The sections as findQuestForExam gives them. */
export function practiceSections(practice: PracticeContent) {
  return wireSections(sections(practice));
}

/** The questions that are answered: a case counts as its questions. */
export function questionsOf(practice: PracticeContent): readonly BankQuestion[] {
  return practice.sections.flatMap(({ questionIds }) => questionIds.flatMap(leavesOf));
}

/** What is right, written like an answer; texts that a blank accepts are separated by `|`. */
export function rightAnswer({ type, key }: BankQuestion): readonly string[] {
  if (type === 4) return key.map((accepted) => accepted.join('|'));
  const [expected = []] = key;
  return type === 5 || type === 6 ? [expected.join('、')] : expected;
}

/** Null: people judge it. */
export function judge(question: BankQuestion, answer: readonly string[]): boolean | null {
  if (question.type === 5 || question.type === 6 || question.type === 10) return null;
  const markable: Markable = { id: question.id, type: question.type, key: question.key, score: 1 };
  return markAnswer(markable, answer) === 1;
}
