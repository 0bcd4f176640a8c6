import * as z from 'zod/mini';
import * as calls from '../../../src/api/account.ts';
import { accountRow, type Account } from './account-row.ts';
import { sendCode, useCode } from './auth-code.ts';
import { minute } from '../server/clock.ts';
import { branches } from '../content/organisations.ts';
import { demoVisitor, people, spareLearners } from '../content/people.ts';
import { handle, handleOpen, type OpenContext } from '../server/handle.ts';
import { isPassword } from './password.ts';
import { Refusal, refusals } from '../server/refusal.ts';
import { endSession, openSession } from './session.ts';
import type { Store } from '../server/store.ts';

const lockAfter = 5;
const lockFor = 10 * minute;

const branchesOf = new Map(
  [...people, ...spareLearners, demoVisitor].map((person) => [
    person.phone,
    branches.filter(({ id }) => person.branches.includes(id)),
  ]),
);

function findAccount(store: Store, name: string): Account {
  const phone = /^1\d{10}$/.test(name);
  if (!phone && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name)) {
    throw new Refusal(refusals.badParameter, name.includes('@') ? '请输入正确的电子邮箱' : '请填写正确的手机号');
  }
  const found = store.one(accountRow, 'SELECT * FROM account WHERE phone = ? OR mail = ?', name, name);
  if (!found) throw new Refusal(refusals.unknownAccount, phone ? '该手机号尚未注册' : '该邮箱尚未注册');
  return found;
}

function signIn(account: Account, { store, clock }: OpenContext) {
  store.run('UPDATE account SET wrong_passwords = 0, locked_until = NULL WHERE id = ?', account.id);
  return { token: openSession(store, account, clock.now()), accountId: account.id };
}

function checkPassword(account: Account, password: string, { store, clock }: OpenContext): void {
  const now = clock.now();
  if (account.locked_until !== null && account.locked_until > now) {
    const minutes = Math.ceil((account.locked_until - now) / minute);
    throw new Refusal(refusals.accountLocked, `密码连续输错 5 次，账号已锁定，请 ${minutes} 分钟后再试`);
  }
  if (isPassword(password, account.password)) return;
  const wrong = account.wrong_passwords + 1;
  const locked = wrong >= lockAfter ? now + lockFor : null;
  store.run(
    'UPDATE account SET wrong_passwords = ?, locked_until = ? WHERE id = ?',
    locked === null ? wrong : 0,
    locked,
    account.id,
  );
  if (locked !== null) throw new Refusal(refusals.accountLocked, '密码连续输错 5 次，账号已锁定，请 10 分钟后再试');
  throw new Refusal(refusals.wrongPassword, `账号或密码错误，还可以再试 ${lockAfter - wrong} 次`);
}

export const accountHandlers = [
  handleOpen(calls.accountLogin, ({ account: name, password, authCode }, context) => {
    if (!password && !authCode) throw new Refusal(refusals.badParameter, '请输入密码或验证码');
    const account = findAccount(context.store, name.trim());
    if (password) checkPassword(account, password, context);
    else useCode(context.store, account.id, authCode ?? '', context.clock.now());
    return signIn(account, context);
  }),
  handleOpen(calls.accountGetPhoneAuthCode4Login, ({ phone }, { store, clock }) => {
    sendCode(store, findAccount(store, phone.trim()), 'sms', clock.now());
  }),
  handleOpen(calls.accountGetMailAuthCode4Login, ({ mail }, { store, clock }) => {
    sendCode(store, findAccount(store, mail.trim()), 'mail', clock.now());
  }),
  handleOpen(calls.demoLogin, (_, context) => {
    const account = context.store.one(accountRow, 'SELECT * FROM account WHERE phone = ?', demoVisitor.phone);
    if (!account) throw new Refusal(refusals.demoUnavailable, '演示账号暂不可用');
    return signIn(account, context);
  }),
  handle(calls.findBranchList, (_, { account }) =>
    (branchesOf.get(account.phone) ?? []).map((branch) => ({ ...branch, userId: account.id })),
  ),
  handle(calls.getAccountUserInfo, (_, { account }) => ({
    accountId: account.id,
    name: account.name,
    phone: account.phone,
    mail: account.mail,
    headImage: '/media/head.svg',
    idAuthStatus: account.verified,
  })),
  handle(calls.accountSwitchBranch, ({ branchUcode }, { account }) => {
    const known = (branchesOf.get(account.phone) ?? []).some(({ ucode }) => ucode === branchUcode);
    if (!known) throw new Refusal(refusals.unknownBranch, '您不属于所选机构，请重新选择');
  }),
  handle(calls.accountLogout, (_, { store, token }) => endSession(store, token)),
];

const phoneRow = z.object({ id: z.string() });

/** The id of an account by phone, mail or id; undefined: nobody. */
export function accountIdOf(store: Store, name: string): string | undefined {
  return store.one(phoneRow, 'SELECT id FROM account WHERE ? IN (phone, mail, id)', name)?.id;
}
