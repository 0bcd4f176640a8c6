import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { object, text } from '../fields.ts';

/** What a code is sent for: an application for settlement (000 §9). */
export const settlementCodeType = 2;

/** How an institution trains, as `trainFormList` holds it (000 §3, numbers assumed). */
export const trainForms = { online: 1, offline: 2 } as const;

/** Sends a code to the phone of an application; a visitor may ask for one (000 §7, path assumed). */
export const sendCode = endpoint({
  id: 'sendCode',
  method: 'POST',
  path: '/usercenter/v1/sendCode',
  assumed: true,
  effect: true,
  open: true,
  body: z.object({ account: z.string(), type: z.number() }),
});

/** Applies for settlement: the whole application (000 §3, 000 §7, path assumed). */
export const branchApply = endpoint({
  id: 'branchApply',
  method: 'POST',
  path: '/usercenter/v1/branchApply',
  assumed: true,
  effect: true,
  open: true,
  body: z.object({
    trainFormList: z.array(z.number()),
    /** 1 chosen, 0 not. */
    trainOnline: z.number(),
    trainOffline: z.number(),
    name: z.string(),
    userName: z.string(),
    phone: z.string(),
    authCode: z.string(),
    /** Names. */
    province: z.string(),
    city: z.string(),
    district: z.string(),
    /** Code of the district. */
    regionCode: z.string(),
    addressDetail: z.string(),
    /** With offline training only. */
    classroomNum: z.optional(z.number()),
    /** Square metres; with offline training only. */
    siteArea: z.optional(z.number()),
    organCode: z.string(),
    /** Addresses of uploaded pictures. */
    businessLicenseImage: z.string(),
    trainingBaseImage: z.optional(z.string()),
  }),
  answer: object({ applyNo: text }),
});
