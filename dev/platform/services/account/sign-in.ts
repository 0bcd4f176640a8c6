import * as calls from '#contract/platform/account/account.ts';
import { demoVisitor } from '../../content/people.ts';
import { accountRow, type Account } from '../../server/account.ts';
import { handle, handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { headImageOf } from '../person/head-image.ts';
import { branchesAt } from '../switching/membership.ts';
import { sendCode, useCode } from './auth-code.ts';
import { accountCodes } from './codes.ts';
import { accountBy, accountByName, contactOf } from './contact.ts';
import { checkPassword } from './password-check.ts';
import { endSession, openSession } from './session.ts';

function signIn(account: Account, { store, clock }: OpenContext) {
  store.run('UPDATE account SET wrong_passwords = 0, locked_until = NULL WHERE id = ?', account.id);
  return { token: openSession(store, account, clock.now()), accountId: account.id };
}

const wrongPassword = { code: accountCodes.wrongPassword, message: '账号或密码错误' };

export const accountHandlers = [
  handleOpen(calls.accountLogin, ({ account: name, password, authCode }, context) => {
    if (!password && !authCode) throw new Refusal(serverCodes.badParameter, '请输入密码或验证码');
    const account = accountByName(context.store, name);
    if (password) checkPassword(account, password, context, wrongPassword);
    else useCode(context.store, account.id, authCode ?? '', context.clock.now());
    return signIn(account, context);
  }),
  handleOpen(calls.accountGetPhoneAuthCode4Login, ({ phone }, { store, clock }) => {
    sendCode(store, accountBy(store, 'phone', phone), 'sms', clock.now());
  }),
  handleOpen(calls.accountGetMailAuthCode4Login, ({ mail }, { store, clock }) => {
    sendCode(store, accountBy(store, 'mail', mail), 'mail', clock.now());
  }),
  handleOpen(calls.demoLogin, (_, context) => {
    const account = context.store.one(accountRow, 'SELECT * FROM account WHERE phone = ?', demoVisitor.phone);
    if (!account) throw new Refusal(accountCodes.demoUnavailable, '演示账号暂不可用');
    return signIn(account, context);
  }),
  handle(calls.findBranchList, (_, { account, store, token }) =>
    branchesAt(account, { store, token }).map((branch) => ({ ...branch, userId: account.id })),
  ),
  handle(calls.getAccountUserInfo, (_, { account }) => ({
    accountId: account.id,
    name: account.name,
    phone: contactOf(account, 'phone'),
    mail: contactOf(account, 'mail'),
    headImage: headImageOf(account),
    idAuthStatus: account.verified,
  })),
  handle(calls.accountLogout, (_, { store, token }) => endSession(store, token)),
];
