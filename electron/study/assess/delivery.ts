import type { AssessDelivery, AssessPaper, AssessState } from '#contract/ipc/assess.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import {
  assessUserAnswerQuestionList,
  assessUserAnswerSaveUserAnswer,
  submission as submissions,
} from '#contract/platform/assess/answers.ts';
import { dataOf, type PlatformAnswer, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { sendOnce, unread } from '#electron/platform/outbox/outbox.ts';
import { eachOf, messageOf, type Went } from '#electron/platform/outbox/save-verdict.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { isSubmitted, sentAnswers } from './read-assess.ts';
import { isOnItsWay, withSubmissionVerdict, withVerdict } from './state-rules.ts';

export interface DeliveryOptions {
  platform: PlatformClient;
  assess: AssessPaper;
  read: () => Promise<AssessState>;
  /** Resolves when the change is on disk. */
  change: (change: (state: AssessState) => AssessState) => Promise<AssessState>;
}

const done: AssessDelivery = { sync: 'done', message: '' };

/** Sends what the platform does not have of one assessment: answers, then that it was submitted. */
export async function deliver(options: DeliveryOptions): Promise<Went> {
  const compared = await compare(options);
  if (compared !== 'all') return compared;
  const { answers } = await options.read();
  const sent = await eachOf(Object.keys(answers), (questionId) => sendAnswer(options, questionId));
  if (sent === 'none') return 'none';
  const submitted = await sendSubmission(options);
  return submitted === 'all' ? sent : submitted;
}

/** After an unknown outcome the platform's record decides what is sent again. */
async function compare(options: DeliveryOptions): Promise<Went> {
  const { platform, assess, read, change } = options;
  const { answers, submission } = await read();
  const doubtful = Object.entries(answers).filter(([, { sync }]) => sync === 'sending');
  if (doubtful.length === 0 && submission?.sync !== 'sending') return 'all';
  const answer = await platform.call(assessUserAnswerQuestionList, assess.ref);
  const told = dataOf(assessUserAnswerQuestionList, answer);
  if (!told) return unread(assessUserAnswerQuestionList, answer);
  const held = sentAnswers(told);
  for (const [questionId, { value, message }] of doubtful) {
    const arrived = JSON.stringify(held.get(questionId) ?? []) === JSON.stringify(encoded(assess, questionId, value));
    await change((state) => withVerdict(state, questionId, value, arrived ? done : { sync: 'waiting', message }));
  }
  if (submission?.sync === 'sending') {
    const verdict: AssessDelivery = isSubmitted(told) ? done : { ...submission, sync: 'waiting' };
    await change((state) => withSubmissionVerdict(state, verdict, told.resultId));
  }
  return 'all';
}

/** An answer that is not taken says so by its words, be they a number. */
function wordsOf(sent: PlatformAnswer): string {
  return messageOf(sent) || String(sent.kind === 'answered' ? sent.code : sent.kind === 'unknown' ? sent.status : '');
}

function encoded({ paper }: AssessPaper, questionId: string, value: AnswerValue): string[] {
  const question = paper.questions.find(({ id }) => id === questionId);
  return question ? encodeAnswer(question, value) : [];
}

async function sendAnswer({ platform, assess, read, change }: DeliveryOptions, questionId: string): Promise<Went> {
  const answer = (await read()).answers[questionId];
  if (answer?.sync !== 'waiting') return 'all';
  const { value, message } = answer;
  const settle = (verdict: AssessDelivery) => change((state) => withVerdict(state, questionId, value, verdict));
  const answerList = [{ questionId, answer: encoded(assess, questionId, value) }];
  const body = { ...assess.ref, answerList, isSubmit: submissions.keep };
  return sendOnce(platform, assessUserAnswerSaveUserAnswer, body, {
    begin: () => settle({ sync: 'sending', message }),
    back: () => settle({ sync: 'waiting', message }),
    settle: (sync, sent) => settle({ sync, message: sync === 'refused' ? messageOf(sent) : '' }),
    notTaken: (sent) => settle({ sync: 'sending', message: wordsOf(sent) }),
  });
}

async function sendSubmission({ platform, assess, read, change }: DeliveryOptions): Promise<Went> {
  const { answers, submission } = await read();
  if (submission?.sync !== 'waiting') return 'all';
  const all = Object.values(answers);
  // Answered while others were on their way: the next delivery sends it.
  if (all.some((answer) => isOnItsWay(answer))) return 'all';
  const settle = (verdict: AssessDelivery, resultId = '') =>
    change((state) => withSubmissionVerdict(state, verdict, resultId));
  const refused = all.find(({ sync }) => sync !== 'done');
  if (refused && !submission.without) {
    await settle({ sync: 'refused', message: refused.message });
    return 'all';
  }
  const { message } = submission;
  const body = { ...assess.ref, answerList: [], isSubmit: submissions.submit };
  return sendOnce(platform, assessUserAnswerSaveUserAnswer, body, {
    begin: () => settle({ sync: 'sending', message }),
    back: () => settle({ sync: 'waiting', message }),
    settle(sync, sent) {
      const told = dataOf(assessUserAnswerSaveUserAnswer, sent);
      return settle({ sync, message: sync === 'refused' ? messageOf(sent) : '' }, told?.resultId);
    },
    notTaken: (sent) => settle({ sync: 'sending', message: wordsOf(sent) }),
  });
}
