import { quirkOf } from '../../content/people.ts';
import type { Account } from '../../server/account.ts';
import { envelopeReply, type Reply } from '../../server/envelope.ts';
import type { Fault } from '../../server/faults.ts';

/** Learners whose exam list answers with a code of 000 §8. */
export function codeSentinel({ phone }: Account): Reply | null {
  switch (quirkOf(phone)) {
    case 'code-303':
      return envelopeReply(303, '您的账号已在其他设备登录', null);
    case 'code-10000':
      return envelopeReply(10000, '登录已过期，请重新登录', null);
    case 'code-403':
      return envelopeReply(403, '您的账号已被停用，请联系所在机构', null);
    case 'http-403':
      return envelopeReply(403, '您的账号已被停用，请联系所在机构', null, 403);
    case 'code-302':
      return { ...envelopeReply(302, '请前往新的地址', null), headers: { location: '/exam/v1/elsewhere' } };
    case 'code-50001':
      return envelopeReply(50001, '暂无可用数据', { reason: 'sentinel' });
    case 'code-602':
      return envelopeReply(602, '您还没有登录，请先登录', null);
    default:
      return null;
  }
}

/** The paper whose first question has a type that no client knows, and whose second has no id. */
export function withOddQuestions<Section extends { questionList: readonly { id: string; type: number }[] }>(
  sections: readonly Section[],
) {
  let number = 0;
  return sections.map((section) => ({
    ...section,
    questionList: section.questionList.map((question) => {
      number += 1;
      if (number === 1) return { ...question, type: 99 };
      return number === 2 ? { ...question, id: '' } : question;
    }),
  }));
}

/** The learner whose paper is taken only after the client has given up. */
export function slowCommitSentinel({ phone }: Account): Fault | null {
  if (quirkOf(phone) !== 'slow-commit') return null;
  return {
    match: {},
    mode: 'silence',
    times: 0,
    skip: 0,
    ms: 60_000,
    status: 500,
    code: 500,
    message: '',
    text: '',
    bare: false,
    processed: false,
    answer: 'first',
  };
}
