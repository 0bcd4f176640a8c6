import type { HandInReason } from '../../../src/contract/ipc/exam.ts';
import { isAnswered, type AnswerValue, type Question } from '../../../src/contract/ipc/paper.ts';
import type { CommitBody } from '../../../src/contract/platform/exam/user-paper.ts';
import { writeTime } from '../../../src/contract/platform/fields.ts';
import type { SealedPaper } from '../attempts/attempt-store.ts';

/** How userPaperCommitAllPaper names who handed in. */
const commitTypes: Readonly<Record<HandInReason, 1 | 2 | 3>> = { learner: 1, 'time-up': 2, staff: 3 };

/** One answer as the platform takes it: keys in the order of the options, every blank in its place. */
export function wireAnswer(question: Question, value: AnswerValue | undefined): string[] {
  if (!value || !isAnswered(value)) return [];
  if (value.kind === 'text') return [value.text];
  if (value.kind === 'choice') return question.options.map(({ key }) => key).filter((key) => value.keys.includes(key));
  return Array.from({ length: Math.max(question.blanks, value.texts.length) }, (_, blank) => value.texts[blank] ?? '');
}

/** The whole paper as it is committed; every question is in it. */
export function commitBody({
  attempt,
  reason,
  sealTime,
}: Pick<SealedPaper, 'attempt' | 'reason' | 'sealTime'>): CommitBody {
  return {
    userPaperId: attempt.userPaperId,
    examId: attempt.exam.examId,
    commitType: commitTypes[reason],
    sealTime: writeTime(sealTime),
    answerList: attempt.paper.questions.map((question) => ({
      questionId: question.id,
      answer: wireAnswer(question, attempt.answers[question.id]?.value),
    })),
  };
}
