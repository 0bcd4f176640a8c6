import * as calls from '../../../src/api/content.ts';
import { privacyPolicyIn } from '../content/privacy-policy.ts';
import { handleOpen } from '../server/handle.ts';
import { Refusal, refusals } from '../server/refusal.ts';

export const contentHandlers = [
  handleOpen(calls.getPrivacyPolicy, ({ id }, { locale }) => {
    if (id !== 1) throw new Refusal(refusals.notFound, '没有找到这份文件');
    return privacyPolicyIn(locale);
  }),
];
