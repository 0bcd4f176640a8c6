import {
  assessUserAnswerQuestionList,
  assessUserAnswerSaveUserAnswer,
  submission,
} from '#contract/platform/assess/answers.ts';
import { answerStatus } from '#contract/platform/assess/assess.ts';
import { quirkOf } from '../../content/people.ts';
import { envelopeReply } from '../../server/envelope.ts';
import { handle, type Sentinel } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { commitSentinel } from '../practice/sentinels.ts';
import { endsOf, keyOfOption, ownAssessment, questionsOf, type AssessQuestion } from './assessments.ts';
import { assessCodes } from './codes.ts';
import { answersOf, beginSitting, keepAnswer, openSitting, submitSitting, type SittingRow } from './sitting-row.ts';

/** `answerStatus` of a sitting. */
export function statusOf(sitting: SittingRow | undefined): number {
  if (!sitting) return answerStatus.notBegun;
  return sitting.submitted_at === null ? answerStatus.begun : answerStatus.submitted;
}

function refuseBadAnswer(question: AssessQuestion | undefined, answer: readonly string[]): void {
  const keys = question?.options.map((_, at) => keyOfOption(at)) ?? [];
  const known = new Set(answer).size === answer.length && answer.every((key) => keys.includes(key));
  if (!question || !known || (question.type === 1 && answer.length > 1))
    throw new Refusal(assessCodes.assessAnswer, '答案与题目不符，没有保存');
}

/** The learner whose answers are refused, and the one whose answers are taken while the reply is lost. */
const saveSentinel: Sentinel = {
  ...commitSentinel,
  reply: ({ phone }) =>
    quirkOf(phone) === 'practice-refused' ? envelopeReply(assessCodes.assessClosed, '这个测评已停止作答', null) : null,
};

/** The questions of an assessment, and its answers. */
export const answerHandlers = [
  handle(assessUserAnswerQuestionList, (named, { store, account }) => {
    const content = ownAssessment(named, { account });
    const sitting = openSitting(store, account.id, content);
    const answers = sitting ? answersOf(store, sitting.id) : new Map<string, readonly string[]>();
    return {
      assessName: content.name,
      answerStatus: statusOf(sitting),
      resultId: sitting?.submitted_at ? sitting.id : '',
      questionList: questionsOf(content).map(({ id, type, title, options }) => ({
        id,
        type,
        title,
        optionList: options.map(({ text }, at) => ({ key: keyOfOption(at), content: text })),
        userAnswer: answers.get(id) ?? [],
      })),
    };
  }),
  handle(
    assessUserAnswerSaveUserAnswer,
    ({ answerList, isSubmit, ...named }, context) => {
      const { store, account, clock } = context;
      const content = ownAssessment(named, context);
      const { last } = endsOf(content, clock.now());
      if (last !== null && clock.now() > last) throw new Refusal(assessCodes.assessOver, '测评已截止，不能再作答');
      if (openSitting(store, account.id, content)?.submitted_at)
        throw new Refusal(assessCodes.assessSubmitted, '测评已提交，每期只能提交一次');
      const questions = questionsOf(content);
      for (const { questionId, answer } of answerList)
        refuseBadAnswer(
          questions.find(({ id }) => id === questionId),
          answer,
        );
      const sitting = beginSitting(store, account.id, content);
      for (const { questionId, answer } of answerList) keepAnswer(store, sitting.id, questionId, answer);
      if (isSubmit !== submission.submit) return { resultId: '' };
      if ([...answersOf(store, sitting.id).values()].every((answer) => answer.length === 0))
        throw new Refusal(assessCodes.assessEmpty, '还没有作答，不能提交');
      submitSitting(store, sitting.id, clock.now());
      return { resultId: sitting.id };
    },
    saveSentinel,
  ),
];
