import { quirkOf } from '../../content/people.ts';
import type { Account } from '../../server/account.ts';
import { envelopeReply, type Reply } from '../../server/envelope.ts';
import type { Fault } from '../../server/faults.ts';
import type { Sentinel } from '../../server/handle.ts';
import { practiceCodes } from './codes.ts';

/** The learner whose questions never come. */
export const questionsSentinel: Sentinel = {
  reply: ({ phone }: Account): Reply | null =>
    quirkOf(phone) === 'practice-broken' ? envelopeReply(500, '题库暂时不可用，请稍后再试', null) : null,
};

/** The learner whose answers are refused, and the one whose answers are taken while the reply is lost. */
export const commitSentinel: Sentinel = {
  reply: ({ phone }: Account): Reply | null =>
    quirkOf(phone) === 'practice-refused'
      ? envelopeReply(practiceCodes.practiceClosed, '这个练习已停止作答', null)
      : null,
  fault: ({ phone }: Account): Fault | null =>
    quirkOf(phone) === 'practice-lost'
      ? {
          match: {},
          mode: 'drop-after',
          times: 0,
          skip: 0,
          ms: 0,
          status: 500,
          code: 500,
          message: '',
          text: '',
          bare: false,
          processed: false,
          answer: 'first',
        }
      : null,
};
