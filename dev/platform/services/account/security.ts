import * as calls from '#contract/platform/account/contact.ts';
import * as closing from '#contract/platform/account/security.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { accountCodes } from './codes.ts';
import { contactOf, noContact, readContact, requireFree, type ContactKind } from './contact.ts';
import { forgetProof, rememberProof, requireProof } from './self-proof.ts';
import { sendCodeFor, spendCodeFor } from './sent-code.ts';
import { endSessionsOf } from './session.ts';

const words = { phone: '手机号', mail: '邮箱' } as const;
const purposes = { phone: 'change-phone', mail: 'change-mail' } as const;

function ownContact({ account }: Context, kind: ContactKind): string {
  const own = contactOf(account, kind);
  if (own === '') throw new Refusal(accountCodes.notBound, `您的账号还没有绑定${words[kind]}`);
  return own;
}

function sendToSelf(kind: ContactKind, context: Context): void {
  const target = ownContact(context, kind);
  const { store, clock, account } = context;
  sendCodeFor(store, kind, { purpose: 'self', target, accountId: account.id }, clock.now());
}

function checkSelf(kind: ContactKind, authCode: string, context: Context): boolean {
  const { store, clock, account, token } = context;
  const target = ownContact(context, kind);
  spendCodeFor(store, { purpose: 'self', target, accountId: account.id }, authCode, clock.now());
  rememberProof(store, account.id, token, clock.now());
  return true;
}

function sendToNew(kind: ContactKind, text: string, { store, clock, account }: Context): void {
  const target = readContact(kind, text);
  requireFree(store, kind, target);
  sendCodeFor(store, kind, { purpose: purposes[kind], target, accountId: account.id }, clock.now());
}

function take(kind: ContactKind, text: string, authCode: string, { store, clock, account }: Context): void {
  const target = readContact(kind, text);
  requireFree(store, kind, target);
  spendCodeFor(store, { purpose: purposes[kind], target, accountId: account.id }, authCode, clock.now());
  store.run(`UPDATE account SET ${kind} = ? WHERE id = ?`, target, account.id);
}

function bind(kind: ContactKind, text: string, authCode: string, context: Context): void {
  if (contactOf(context.account, kind) !== '') {
    throw new Refusal(accountCodes.alreadyBound, `您的账号已绑定${words[kind]}，请使用更换功能`);
  }
  take(kind, text, authCode, context);
}

function change(kind: ContactKind, text: string, authCode: string, context: Context): void {
  const { store, clock, token } = context;
  ownContact(context, kind);
  requireProof(store, token, clock.now());
  take(kind, text, authCode, context);
  forgetProof(store, token);
}

/** Phone, mail and the end of an account (001 §7). */
export const securityHandlers = [
  handle(calls.accountGetPhoneAuthCodeBySelf, (_, context) => sendToSelf('phone', context)),
  handle(calls.accountGetMailAuthCodeBySelf, (_, context) => sendToSelf('mail', context)),
  handle(calls.accountCheckPhoneAuthCodeBySelf, ({ authCode }, context) => checkSelf('phone', authCode, context)),
  handle(calls.accountCheckMailAuthCodeBySelf, ({ authCode }, context) => checkSelf('mail', authCode, context)),
  handle(calls.accountGetPhoneAuthCode4ChangePhone, ({ phone }, context) => sendToNew('phone', phone, context)),
  handle(calls.accountGetMailAuthCode4ChangeMail, ({ mail }, context) => sendToNew('mail', mail, context)),
  handle(calls.accountBindPhone, ({ phone, authCode }, context) => bind('phone', phone, authCode, context)),
  handle(calls.accountBindMail, ({ mail, authCode }, context) => bind('mail', mail, authCode, context)),
  handle(calls.accountChangePhone, ({ phone, authCode }, context) => change('phone', phone, authCode, context)),
  handle(calls.accountChangeMail, ({ mail, authCode }, context) => change('mail', mail, authCode, context)),
  handle(closing.accountDestory, (_, { store, clock, account, token }) => {
    requireProof(store, token, clock.now());
    // The row stays for what hangs on it; nobody can sign in to it any more, and its contacts are free again.
    const gone = noContact(account.id);
    store.run("UPDATE account SET phone = ?, mail = ?, name = '', verified = 0 WHERE id = ?", gone, gone, account.id);
    store.run('DELETE FROM self_proof WHERE account_id = ?', account.id);
    endSessionsOf(store, account.id, 303);
  }),
];
