import type { AssessPaper, AssessRef } from '#contract/ipc/assess.ts';
import type { AssessQuestions } from '#contract/platform/assess/answers.ts';
import { answerStatus } from '#contract/platform/assess/assess.ts';
import type { WireQuestion } from '#contract/platform/exam/wire-question.ts';
import { decodeAnswer } from '#rules/exam/answer-encoding.ts';
import { readPaper } from '#rules/exam/reading/read-paper.ts';
import { withoutUnpractisable } from '../practice/read-practice.ts';
import type { HeldAnswers } from './state-rules.ts';

/** The assessment as it is stored; null when it has no question that can be answered here. */
export function readAssess(ref: AssessRef, told: AssessQuestions): AssessPaper | null {
  const surface = { examName: told.assessName, totalScore: null, passScore: null, questionCount: null };
  const { paper } = readPaper(surface, told);
  if (!paper) return null;
  const answerable = withoutUnpractisable(paper);
  if (answerable.questions.length === 0) return null;
  return { ref, paper: answerable, leftOut: paper.questions.length - answerable.questions.length };
}

const leavesOf = (question: WireQuestion): readonly WireQuestion[] => [
  question,
  ...question.childList.flatMap(leavesOf),
];

/** Each answer as it came, by question id. */
export function sentAnswers(told: AssessQuestions): ReadonlyMap<string, readonly string[]> {
  const all = [...told.sectionList.flatMap(({ questionList }) => questionList), ...told.questionList].flatMap(leavesOf);
  return new Map(all.map(({ id, userAnswer }) => [id, userAnswer ?? []]));
}

export function isSubmitted(told: Pick<AssessQuestions, 'answerStatus'>): boolean {
  return told.answerStatus === answerStatus.submitted;
}

/** What the platform has of the questions of a stored assessment. */
export function heldAnswers({ paper }: AssessPaper, told: AssessQuestions): HeldAnswers {
  const sent = sentAnswers(told);
  const values = paper.questions.flatMap((question) => {
    const value = decodeAnswer(question, sent.get(question.id) ?? []);
    return value ? [[question.id, value] as const] : [];
  });
  return { values: Object.fromEntries(values), submitted: isSubmitted(told), resultId: told.resultId };
}
