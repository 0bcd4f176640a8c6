import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { flag, number, numberOrNull, text, toldText } from '../fields.ts';

const base = '/usercenter/v2/t-c/user';

/** The learner's own profile; 'find user' and 'user info' of the header are this call too (001 §7, G-030). */
export const getUserInfo = endpoint({
  id: 'getUserInfo',
  method: 'GET',
  path: `${base}/getUserInfo`,
  answer: z.object({
    accountId: text,
    phone: text,
    /** Null: the platform does not say; '': none. */
    mail: toldText,
    name: text,
    nickname: text,
    /** 1 male, 2 female, 3 secret (001 §3). */
    gender: number,
    /** yyyy-MM-dd HH:mm:ss (001 §3); '' when not given. */
    birthday: text,
    /** Code of the smallest region, as getTree names it. */
    areaCode: text,
    /** '' until the identity is verified; the owner gets it whole. */
    idCardNo: text,
    headImage: text,
    /** 1: real name verified. */
    idAuthStatus: numberOrNull,
  }),
});

/** The six fields of a profile that travel (001 §7); those that are known. */
const changes = z.object({
  name: z.optional(z.string()),
  nickname: z.optional(z.string()),
  gender: z.optional(z.number()),
  birthday: z.optional(z.string()),
  areaCode: z.optional(z.string()),
  idCardNo: z.optional(z.string()),
});

/** Changes the learner's own profile; 'update user' is this call (001 §7, G-031). */
export const updateBySelf = endpoint({
  id: 'updateBySelf',
  method: 'POST',
  path: `${base}/updateBySelf`,
  effect: true,
  body: changes,
});

/** The same for tenants of one theme (001 §6); path and body are not shown. */
export const updateUserForTheme = endpoint({
  id: 'updateUserForTheme',
  method: 'POST',
  path: '/usercenter/v1/updateUserForTheme',
  assumed: true,
  effect: true,
  body: changes,
});

/** Of what type the learner's branch is; asked in one theme only (001 §6, G-154). */
export const currentBranchInfo = endpoint({
  id: 'currentBranchInfo',
  method: 'GET',
  path: '/usercenter/v1/currentBranchInfo',
  assumed: true,
  answer: z.object({ wdSubBranch: flag, wdBranch: flag }),
});

export type UserInfo = Answer<typeof getUserInfo>;
export type ProfileChanges = z.output<typeof changes>;
