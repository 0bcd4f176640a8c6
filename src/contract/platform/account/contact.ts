import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const base = '/usercenter/v2/t-c/account';

// Parameter names of this file are assumed (G-051): `phone`, `mail`, `authCode`.
const phone = z.object({ phone: z.string() });
const mail = z.object({ mail: z.string() });
const authCode = z.object({ authCode: z.string() });
const phoneAndCode = z.extend(phone, { authCode: z.string() });
const mailAndCode = z.extend(mail, { authCode: z.string() });

/** Sends a code to the learner's own phone, to prove who is asking (001 §7). */
export const accountGetPhoneAuthCodeBySelf = endpoint({
  id: 'accountGetPhoneAuthCodeBySelf',
  method: 'POST',
  path: `${base}/getPhoneAuthCodeBySelf`,
  effect: true,
});

/** Sends a code to the learner's own mail address (001 §7). */
export const accountGetMailAuthCodeBySelf = endpoint({
  id: 'accountGetMailAuthCodeBySelf',
  method: 'POST',
  path: `${base}/getMailAuthCodeBySelf`,
  effect: true,
});

/** Proves by the code on the own phone who is asking; the platform remembers it for ten minutes (001 §7). */
export const accountCheckPhoneAuthCodeBySelf = endpoint({
  id: 'accountCheckPhoneAuthCodeBySelf',
  method: 'POST',
  path: `${base}/checkPhoneAuthCodeBySelf`,
  effect: true,
  verdict: true,
  query: authCode,
});

/** The same by the code in the own mail (001 §7). */
export const accountCheckMailAuthCodeBySelf = endpoint({
  id: 'accountCheckMailAuthCodeBySelf',
  method: 'POST',
  path: `${base}/checkMailAuthCodeBySelf`,
  effect: true,
  verdict: true,
  query: authCode,
});

/** Sends a code to a phone that the account shall get, by changing or by binding (001 §7, G-054). */
export const accountGetPhoneAuthCode4ChangePhone = endpoint({
  id: 'accountGetPhoneAuthCode4ChangePhone',
  method: 'POST',
  path: `${base}/getPhoneAuthCode4ChangePhone`,
  effect: true,
  query: phone,
});

/** Sends a code to a mail address that the account shall get (001 §7, G-054). */
export const accountGetMailAuthCode4ChangeMail = endpoint({
  id: 'accountGetMailAuthCode4ChangeMail',
  method: 'POST',
  path: `${base}/getMailAuthCode4ChangeMail`,
  effect: true,
  query: mail,
});

/** A first phone for an account that has none (001 §7). */
export const accountBindPhone = endpoint({
  id: 'accountBindPhone',
  method: 'POST',
  path: `${base}/bindPhone`,
  effect: true,
  makesStale: ['getAccountUserInfo'],
  body: phoneAndCode,
});

/** Another phone; the self check comes first (001 §7). */
export const accountChangePhone = endpoint({
  id: 'accountChangePhone',
  method: 'POST',
  path: `${base}/changePhone`,
  effect: true,
  makesStale: ['getAccountUserInfo'],
  body: phoneAndCode,
});

/** A first mail address for an account that has none (001 §7). */
export const accountBindMail = endpoint({
  id: 'accountBindMail',
  method: 'POST',
  path: `${base}/bindMail`,
  effect: true,
  makesStale: ['getAccountUserInfo'],
  body: mailAndCode,
});

/** Another mail address; the self check comes first (001 §7). */
export const accountChangeMail = endpoint({
  id: 'accountChangeMail',
  method: 'POST',
  path: `${base}/changeMail`,
  effect: true,
  makesStale: ['getAccountUserInfo'],
  body: mailAndCode,
});
