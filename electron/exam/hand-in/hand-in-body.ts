import { encodeAnswer } from '../../../src/contract/exam/answer-encoding.ts';
import type { HandInReason } from '../../../src/contract/ipc/exam.ts';
import type { CommitBody } from '../../../src/contract/platform/exam/user-paper.ts';
import { writeTime } from '../../../src/contract/platform/fields.ts';
import type { SealedPaper } from '../attempts/attempt-store.ts';

/** How userPaperCommitAllPaper names who handed in. */
const commitTypes: Readonly<Record<HandInReason, 1 | 2 | 3>> = { learner: 1, 'time-up': 2, staff: 3, switches: 3 };

/** The paper as it was committed last, or will be first. */
export function sealedBody(paper: SealedPaper): CommitBody {
  return commitBody({ ...paper, fileReferences: paper.sentReferences.at(-1) ?? paper.fileReferences });
}

/** The whole paper as it is committed; every question is in it. */
export function commitBody({
  attempt,
  fileReferences,
  reason,
  sealTime,
}: Pick<SealedPaper, 'attempt' | 'fileReferences' | 'reason' | 'sealTime'>): CommitBody {
  const { readingFlaws: flaws } = attempt.paper;
  return {
    userPaperId: attempt.userPaperId,
    examId: attempt.exam.examId,
    commitType: commitTypes[reason],
    sealTime: writeTime(sealTime),
    answerList: attempt.paper.questions.map((question) => ({
      questionId: question.id,
      answer: encodeAnswer(question, attempt.answers[question.id]?.value, fileReferences),
    })),
    ...(flaws ? { readingFlaws: { ...flaws, unknownTypes: [...flaws.unknownTypes] } } : {}),
  };
}
