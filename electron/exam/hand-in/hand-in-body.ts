import type { HandInReason } from '#contract/ipc/exam.ts';
import type { CommitBody } from '#contract/platform/exam/user-paper.ts';
import { writeTime } from '#contract/platform/fields.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import type { SealedPaper } from '../records/attempt-store.ts';
import type { UnknownTime } from '../records/record-time.ts';

/** How userPaperCommitAllPaper names who handed in. */
const commitTypes: Readonly<Record<HandInReason, 1 | 2 | 3>> = { learner: 1, 'time-up': 2, staff: 3, switches: 3 };

/** The paper as it was committed last, or will be first. */
export function sealedBody(paper: SealedPaper): CommitBody {
  return commitBody({ ...paper, fileReferences: paper.sentReferences.at(-1) ?? paper.fileReferences });
}

function unknownOnTheWire({ from, until }: UnknownTime): NonNullable<CommitBody['timeUnknown']> {
  return { from: from === 0 ? null : writeTime(from), until: until === null ? null : writeTime(until) };
}

/** The whole paper as it is committed; every question is in it. */
export function commitBody({
  attempt,
  fileReferences,
  reason,
  sealTime,
  timeUnknown,
}: Pick<SealedPaper, 'attempt' | 'fileReferences' | 'reason' | 'sealTime' | 'timeUnknown'>): CommitBody {
  const { readingFlaws: flaws } = attempt.paper;
  return {
    userPaperId: attempt.userPaperId,
    examId: attempt.exam.examId,
    commitType: commitTypes[reason],
    ...(sealTime === null ? {} : { sealTime: writeTime(sealTime) }),
    ...(timeUnknown ? { timeUnknown: unknownOnTheWire(timeUnknown) } : {}),
    answerList: attempt.paper.questions.map((question) => ({
      questionId: question.id,
      answer: encodeAnswer(question, attempt.answers[question.id]?.value, fileReferences),
    })),
    ...(flaws ? { readingFlaws: { ...flaws, unknownTypes: [...flaws.unknownTypes] } } : {}),
  };
}
