import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

const base = '/usercenter/v2/t-c/account';

// Parameter names of this file are assumed (G-051, G-052): `phone`, `mail`, `authCode`; `account` is either of the two.

/** Registration by phone, code and password (001 §7); signs in at once, main keeps the token. */
export const accountRegister = endpoint({
  id: 'accountRegister',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/register',
  session: 'begins',
  effect: true,
  open: true,
  body: z.object({ account: z.string(), authCode: z.string(), password: z.string() }),
  answer: z.object({ accountId: text }),
});

/** Sends a code to a phone that has no account yet (001 §7). */
export const accountGetPhoneAuthCode4Register = endpoint({
  id: 'accountGetPhoneAuthCode4Register',
  method: 'POST',
  path: `${base}/getPhoneAuthCode4Register`,
  effect: true,
  open: true,
  query: z.object({ phone: z.string() }),
});

/** Tells whether a recovery or registration code is right, without using it up (001 §7). */
export const accountCheckAuthCode = endpoint({
  id: 'accountCheckAuthCode',
  method: 'POST',
  path: `${base}/checkAuthCode`,
  effect: true,
  verdict: true,
  open: true,
  query: z.object({ account: z.string(), authCode: z.string() }),
});

/** Sends a code for a new password to the phone of an account (001 §7). */
export const accountGetPhoneAuthCode4ChangePwd = endpoint({
  id: 'accountGetPhoneAuthCode4ChangePwd',
  method: 'POST',
  path: `${base}/getPhoneAuthCode4ChangePwd`,
  effect: true,
  open: true,
  query: z.object({ phone: z.string() }),
});

/** Sends a code for a new password to the mail address of an account (001 §7). */
export const accountGetMailAuthCode4ChangePwd = endpoint({
  id: 'accountGetMailAuthCode4ChangePwd',
  method: 'POST',
  path: `${base}/getMailAuthCode4ChangePwd`,
  effect: true,
  open: true,
  query: z.object({ mail: z.string() }),
});

const newPassword = z.object({ account: z.string(), authCode: z.string(), newPassword: z.string() });

/** A new password by a code that went to the phone; ends every other session (001 §7). */
export const accountChangePasswordByPhoneAuthCode = endpoint({
  id: 'accountChangePasswordByPhoneAuthCode',
  method: 'POST',
  path: `${base}/changePasswordByPhoneAuthCode`,
  effect: true,
  open: true,
  body: newPassword,
});

/** A new password by a code that went to the mail address; ends every other session (001 §7). */
export const accountChangePasswordByMailAuthCode = endpoint({
  id: 'accountChangePasswordByMailAuthCode',
  method: 'POST',
  path: `${base}/changePasswordByMailAuthCode`,
  effect: true,
  open: true,
  body: newPassword,
});

/** A new password by the old one; ends every other session (001 §7). */
export const accountChangePasswordByOld = endpoint({
  id: 'accountChangePasswordByOld',
  method: 'POST',
  path: `${base}/changePasswordByOld`,
  effect: true,
  body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
});

/** Ends the account for good; asked for only after a self check. Main ends the session (001 §7). */
export const accountDestory = endpoint({
  id: 'accountDestory',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/destory',
  session: 'ends',
  effect: true,
});
