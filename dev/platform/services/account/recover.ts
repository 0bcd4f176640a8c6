import * as calls from '#contract/platform/account/security.ts';
import { handle, handleOpen, type OpenContext } from '../../server/handle.ts';
import { accountCodes } from './codes.ts';
import { accountBy, type ContactKind } from './contact.ts';
import { changePassword, checkPassword, requirePassword } from './password-check.ts';
import { checkCodeFor, sendCodeFor, spendCodeFor } from './sent-code.ts';
import { endOtherSessions } from './session.ts';

function send(kind: ContactKind, text: string, { store, clock }: OpenContext): void {
  const account = accountBy(store, kind, text);
  sendCodeFor(store, kind, { purpose: 'recover', target: account[kind], accountId: account.id }, clock.now());
}

interface NewPassword {
  account: string;
  authCode: string;
  newPassword: string;
}

function byCode(kind: ContactKind, { account: name, authCode, newPassword }: NewPassword, context: OpenContext): void {
  const { store, clock, token } = context;
  const account = accountBy(store, kind, name);
  requirePassword(newPassword);
  // A code must not be used up by a password that is refused.
  const code = { purpose: 'recover', target: account[kind], accountId: account.id } as const;
  checkCodeFor(store, code, authCode, clock.now());
  changePassword(store, account, newPassword);
  spendCodeFor(store, code, authCode, clock.now());
  endOtherSessions(store, account.id, token);
}

const wrongOld = { code: accountCodes.wrongOldPassword, message: '旧密码输入错误' };

/** New passwords: by a code that went to phone or mail, or by the old one (001 §7). */
export const recoverHandlers = [
  handleOpen(calls.accountGetPhoneAuthCode4ChangePwd, ({ phone }, context) => send('phone', phone, context)),
  handleOpen(calls.accountGetMailAuthCode4ChangePwd, ({ mail }, context) => send('mail', mail, context)),
  handleOpen(calls.accountChangePasswordByPhoneAuthCode, (input, context) => byCode('phone', input, context)),
  handleOpen(calls.accountChangePasswordByMailAuthCode, (input, context) => byCode('mail', input, context)),
  handle(calls.accountChangePasswordByOld, ({ oldPassword, newPassword }, context) => {
    const { store, account, token } = context;
    checkPassword(account, oldPassword, context, wrongOld);
    changePassword(store, account, newPassword);
    endOtherSessions(store, account.id, token);
  }),
];
