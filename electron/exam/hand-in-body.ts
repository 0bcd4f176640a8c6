import type { HandInReason } from '../contract/exam.ts';
import { isAnswered, type AnswerValue, type Question } from '../contract/paper.ts';
import type { SealedPaper } from './attempt-store.ts';

/** How userPaperCommitAllPaper names who handed in. */
const commitTypes: Readonly<Record<HandInReason, 1 | 2 | 3>> = { learner: 1, 'time-up': 2, staff: 3 };

export interface WireAnswer {
  questionId: string;
  /** Option keys, one text a blank, or one text; empty: not answered. */
  answer: readonly string[];
}

export interface CommitBody {
  userPaperId: string;
  examId: string;
  commitType: 1 | 2 | 3;
  answerList: readonly WireAnswer[];
}

/** One answer as the platform takes it: keys in the order of the options, every blank in its place. */
export function wireAnswer(question: Question, value: AnswerValue | undefined): readonly string[] {
  if (!value || !isAnswered(value)) return [];
  if (value.kind === 'text') return [value.text];
  if (value.kind === 'choice') return question.options.map(({ key }) => key).filter((key) => value.keys.includes(key));
  return Array.from({ length: Math.max(question.blanks, value.texts.length) }, (_, blank) => value.texts[blank] ?? '');
}

/** The whole paper as it is committed; every question is in it. */
export function commitBody({ attempt, reason }: Pick<SealedPaper, 'attempt' | 'reason'>): CommitBody {
  return {
    userPaperId: attempt.userPaperId,
    examId: attempt.exam.examId,
    commitType: commitTypes[reason],
    answerList: attempt.paper.questions.map((question) => ({
      questionId: question.id,
      answer: wireAnswer(question, attempt.answers[question.id]?.value),
    })),
  };
}
