import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, flagOrNull, number, text } from '../fields.ts';

// 001 §7 gives verb and path of these calls; what they carry is assumed.

/** Reads one side of an ID card out of a picture: name and number from the front, validity from the back (001 §7). */
export const idcardDiscern = endpoint({
  id: 'idcardDiscern',
  method: 'POST',
  path: '/monitor/v1/ai/oauth/idcardDiscern',
  effect: true,
  body: z.object({
    side: z.enum(['front', 'back']),
    /** JPEG or PNG as a data URL, at most 5 MB. */
    image: z.string(),
  }),
  answer: z.object({
    name: text,
    idCardNo: text,
    /** Who issued the card. */
    issuer: text,
    /** 'yyyy.MM.dd-yyyy.MM.dd' or with '长期' as its end, as printed. */
    validity: text,
  }),
});

/** The learner confirms what the card says; refused when name and number do not belong together (001 §7). */
export const idcardAffirm = endpoint({
  id: 'idcardAffirm',
  method: 'POST',
  path: '/monitor/v1/ai/oauth/idcardAffirm',
  effect: true,
  verdict: true,
  body: z.object({ name: z.string(), idCardNo: z.string() }),
});

/** A token for one live face; `expiresIn` is in seconds (001 §7). */
export const getVerifyToken = endpoint({
  id: 'getVerifyToken',
  method: 'POST',
  path: '/monitor/v1/ai/token/getVerifyToken',
  effect: true,
  answer: z.object({ verifyToken: text, expiresIn: number }),
});

/** Compares a live face with the confirmed card; on success the real name is verified (001 §7). */
export const faceverify = endpoint({
  id: 'faceverify',
  method: 'POST',
  path: '/monitor/v1/ai/oauth/faceverify',
  effect: true,
  body: z.object({
    verifyToken: z.string(),
    /** 300x300 JPEG as a data URL, as the face check sends it. */
    faceImage: z.string(),
  }),
  /** Null: the platform does not say. */
  answer: z.object({ passed: flagOrNull, remaining: amountOrNull }),
});

export type CardFacts = Answer<typeof idcardDiscern>;
