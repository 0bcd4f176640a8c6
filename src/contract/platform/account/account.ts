import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { list, numberOrNull, text, toldText } from '../fields.ts';

const base = '/usercenter/v2/t-c/account';

/** Sign-in by password or by verification code (001 §7, body assumed by G-052); main keeps the token. */
export const accountLogin = endpoint({
  id: 'accountLogin',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/login',
  session: 'begins',
  effect: true,
  open: true,
  body: z.object({ account: z.string(), password: z.optional(z.string()), authCode: z.optional(z.string()) }),
  answer: z.object({ accountId: text }),
});

/** Sends a sign-in code to a phone (001 §7). */
export const accountGetPhoneAuthCode4Login = endpoint({
  id: 'accountGetPhoneAuthCode4Login',
  method: 'POST',
  path: `${base}/getPhoneAuthCode4Login`,
  effect: true,
  open: true,
  query: z.object({ phone: z.string() }),
});

/** Sends a sign-in code to a mail address (001 §7). */
export const accountGetMailAuthCode4Login = endpoint({
  id: 'accountGetMailAuthCode4Login',
  method: 'POST',
  path: `${base}/getMailAuthCode4Login`,
  effect: true,
  open: true,
  query: z.object({ mail: z.string() }),
});

const branchEntry = z.object({
  id: text,
  name: text,
  actor: text,
  organ: text,
  userId: text,
  code: text,
  ucode: text,
});

/** The branches of the learner; old and new version in one entry (001 §3). */
export const findBranchList = endpoint({
  id: 'findBranchList',
  method: 'GET',
  path: '/usercenter/v1/findBranchList',
  assumed: true,
  answer: list(branchEntry),
});

/** Who is signed in (001 §3). */
export const getAccountUserInfo = endpoint({
  id: 'getAccountUserInfo',
  method: 'GET',
  path: '/usercenter/v2/t-c/account/getAccountUserInfo',
  assumed: true,
  answer: z.object({
    accountId: text,
    name: text,
    phone: text,
    mail: toldText,
    headImage: text,
    idAuthStatus: numberOrNull,
  }),
});

/** Tells the platform which branch the learner chose; new version only (001 §4). */
export const accountSwitchBranch = endpoint({
  id: 'accountSwitchBranch',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/switchBranch',
  session: 'begins',
  effect: true,
  query: z.object({ branchUcode: z.string() }),
});

/** Ends the session at the platform (001 §4). */
export const accountLogout = endpoint({
  id: 'accountLogout',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/logout',
  session: 'ends',
  effect: true,
});

/** Signs a visitor of the demo home page in (001 §2). */
export const demoLogin = endpoint({
  id: 'demoLogin',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/demoLogin',
  session: 'begins',
  assumed: true,
  effect: true,
  open: true,
  answer: z.object({ accountId: text }),
});

export type BranchEntry = z.output<typeof branchEntry>;
export type AccountUserInfo = Answer<typeof getAccountUserInfo>;
