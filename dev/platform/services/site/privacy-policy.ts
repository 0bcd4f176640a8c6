import * as calls from '../../../../src/contract/platform/site/privacy-policy.ts';
import { privacyPolicyIn } from '../../content/privacy-policy.ts';
import { handleOpen } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';

export const contentHandlers = [
  handleOpen(calls.getPrivacyPolicy, ({ id }, { locale }) => {
    if (id !== 1) throw new Refusal(serverCodes.notFound, '没有找到这份文件');
    return privacyPolicyIn(locale);
  }),
];
