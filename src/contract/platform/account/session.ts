import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, list, text } from '../fields.ts';

const saas = z.object({ ucode: text, name: text, logo: text, current: flag });
const identity = z.object({ identity: text, name: text, organName: text, current: flag });

/** The tenants that the learner belongs to (001 §7); the fields of an entry are not shown. */
export const findMySaas = endpoint({
  id: 'findMySaas',
  method: 'POST',
  path: '/usercenter/v2/t-c/saas/findMySaas',
  answer: list(saas),
});

/** What the learner is at this tenant: by themselves, or for an employer (001 §7); the fields are not shown. */
export const findMyIdentity = endpoint({
  id: 'findMyIdentity',
  method: 'GET',
  path: '/usercenter/v2/t-c/userIdentityX/findMyIdentity',
  answer: list(identity),
});

/** Goes on at another tenant; main takes the new token and reads the configuration anew (001 §7). */
export const switchSaas = endpoint({
  id: 'accountSwitchSaas',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/switchSaas',
  session: 'begins',
  effect: true,
  query: z.object({ saasUcode: z.string() }),
});

/** Goes on as somebody else at this tenant; main takes the new token (001 §7). */
export const switchIdentity = endpoint({
  id: 'accountSwitchIdentity',
  method: 'POST',
  path: '/usercenter/v2/t-c/account/switchIdentity',
  session: 'begins',
  effect: true,
  query: z.object({ identity: z.string() }),
});

/** Ends the session at the platform, old version; the token travels in its header (001 §7, G-032). */
export const oldLogoutWithToken = endpoint({
  id: 'oldLogoutWithToken',
  method: 'POST',
  path: '/usercenter/v1/logout',
  session: 'ends',
  assumed: true,
  effect: true,
});

export type Saas = z.output<typeof saas>;
export type Identity = z.output<typeof identity>;
