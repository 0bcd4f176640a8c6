import { encodeAnswer } from '../../src/contract/exam/answer-encoding.ts';
import type { AssessDelivery, AssessPaper, AssessState } from '../../src/contract/ipc/assess.ts';
import type { AnswerValue } from '../../src/contract/ipc/paper.ts';
import {
  assessUserAnswerQuestionList,
  assessUserAnswerSaveUserAnswer,
  submission as submissions,
} from '../../src/contract/platform/assess/answers.ts';
import { dataOf, type PlatformAnswer, type PlatformClient } from '../gateway/platform-client.ts';
import { didNotArrive, verdictOf } from '../practice/delivery.ts';
import { isSubmitted, sentAnswers } from './read-assess.ts';
import { withSubmissionVerdict, withVerdict } from './state-rules.ts';

export interface DeliveryOptions {
  platform: PlatformClient;
  assess: AssessPaper;
  read: () => Promise<AssessState>;
  /** Resolves when the change is on disk. */
  change: (change: (state: AssessState) => AssessState) => Promise<AssessState>;
}

/** False: the outcome is unknown, or nobody was reached; the delivery goes on later. */
type Went = boolean;

const waiting: AssessDelivery = { sync: 'waiting', message: '' };

/** Sends what the platform does not have of one assessment: answers, then that it was submitted. */
export async function deliver(options: DeliveryOptions): Promise<Went> {
  if (!(await compare(options))) return false;
  const { answers } = await options.read();
  for (const questionId of Object.keys(answers)) if (!(await sendAnswer(options, questionId))) return false;
  return sendSubmission(options);
}

const messageOf = (answer: PlatformAnswer): string => (answer.kind === 'answered' ? answer.message : '');

/** After an unknown outcome the platform's record decides what is sent again. */
async function compare(options: DeliveryOptions): Promise<Went> {
  const { platform, assess, read, change } = options;
  const { answers, submission } = await read();
  const doubtful = Object.entries(answers).filter(([, { sync }]) => sync === 'sending');
  if (doubtful.length === 0 && submission?.sync !== 'sending') return true;
  const told = dataOf(assessUserAnswerQuestionList, await platform.call(assessUserAnswerQuestionList, assess.ref));
  if (!told) return false;
  const held = sentAnswers(told);
  for (const [questionId, { value }] of doubtful) {
    const arrived = JSON.stringify(held.get(questionId) ?? []) === JSON.stringify(encoded(assess, questionId, value));
    await change((state) => withVerdict(state, questionId, value, arrived ? { sync: 'done', message: '' } : waiting));
  }
  if (submission?.sync === 'sending') {
    const verdict: AssessDelivery = isSubmitted(told) ? { sync: 'done', message: '' } : waiting;
    await change((state) => withSubmissionVerdict(state, verdict, told.resultId));
  }
  return true;
}

function encoded({ paper }: AssessPaper, questionId: string, value: AnswerValue): string[] {
  const question = paper.questions.find(({ id }) => id === questionId);
  return question ? encodeAnswer(question, value) : [];
}

async function sendAnswer({ platform, assess, read, change }: DeliveryOptions, questionId: string): Promise<Went> {
  const answer = (await read()).answers[questionId];
  if (answer?.sync !== 'waiting') return true;
  const { value } = answer;
  const settle = (verdict: AssessDelivery) => change((state) => withVerdict(state, questionId, value, verdict));
  // On disk before it is sent: after a crash nobody knows whether it arrived.
  await settle({ sync: 'sending', message: '' });
  const answerList = [{ questionId, answer: encoded(assess, questionId, value) }];
  const body = { ...assess.ref, answerList, isSubmit: submissions.keep };
  const sent = await platform.call(assessUserAnswerSaveUserAnswer, body);
  const verdict = verdictOf(sent);
  if (verdict === 'later') {
    if (didNotArrive(sent)) await settle(waiting);
    return false;
  }
  await settle({ sync: verdict, message: verdict === 'refused' ? messageOf(sent) : '' });
  return true;
}

async function sendSubmission({ platform, assess, read, change }: DeliveryOptions): Promise<Went> {
  const { answers, submission } = await read();
  if (submission?.sync !== 'waiting') return true;
  const all = Object.values(answers);
  // Answered while others were on their way: the next delivery sends it.
  if (all.some(({ sync }) => sync === 'waiting' || sync === 'sending')) return true;
  const settle = (verdict: AssessDelivery, resultId = '') =>
    change((state) => withSubmissionVerdict(state, verdict, resultId));
  const refused = all.find(({ sync }) => sync === 'refused');
  if (refused && !submission.without) {
    await settle({ sync: 'refused', message: refused.message });
    return true;
  }
  await settle({ sync: 'sending', message: '' });
  const body = { ...assess.ref, answerList: [], isSubmit: submissions.submit };
  const sent = await platform.call(assessUserAnswerSaveUserAnswer, body);
  const verdict = verdictOf(sent);
  if (verdict === 'later') {
    if (didNotArrive(sent)) await settle(waiting);
    return false;
  }
  const told = dataOf(assessUserAnswerSaveUserAnswer, sent);
  await settle({ sync: verdict, message: verdict === 'refused' ? messageOf(sent) : '' }, told?.resultId);
  return true;
}
