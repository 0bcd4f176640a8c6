import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, text } from '../fields.ts';

/** The learner's real-name hash, compared in main with the token's; its body is empty but there (001 §7, G-001, G-027). */
export const isRealNameAuthentication = endpoint({
  id: 'isRealNameAuthentication',
  method: 'POST',
  path: '/monitor/v1/user/oauth/isRealNameAuthentication',
  body: z.object({}),
  answer: text,
});

/** The platform's own count of tries is used up (assumed code). */
export const faceTriesUsedCode = 40_315;

/** Compares a photo with the learner; each failure costs one of five attempts (001 §4, G-002). */
export const humanFaceComparison = endpoint({
  id: 'humanFaceComparison',
  method: 'POST',
  path: '/monitor/v1/humanFace/comparison',
  effect: true,
  body: z.object({
    // Kind 4 sends the image with `isSave` and `businessSource` alone (001 §3).
    businessId: z.optional(z.string()),
    /** 1 course, 2 exam (G-146). */
    businessType: z.optional(z.number()),
    /** JPEG as a data URL (G-152). */
    userImage: z.string(),
    taskId: z.optional(z.string()),
    isSave: z.optional(z.boolean()),
    businessSource: z.optional(z.number()),
  }),
  answer: text,
});

/** Stores that the learner agreed to the export of face photos (001 §4, G-155). */
export const authSaveFace = endpoint({
  id: 'authSaveFace',
  method: 'POST',
  path: '/monitor/v1/humanFace/authSaveFace',
  assumed: true,
  effect: true,
  query: z.object({ taskId: z.string() }),
});

/** True when the learner agreed before (001 §7). */
export const getAuthSaveFace = endpoint({
  id: 'getAuthSaveFace',
  method: 'GET',
  path: '/monitor/v1/humanFace/getAuthSaveFace',
  assumed: true,
  query: z.object({ taskId: z.string() }),
  answer: flag,
});

/** Records that the learner passed: type 1 task, 2 course, 3 resource (001 §3). */
export const saveFaceAccess = endpoint({
  id: 'saveFaceAccess',
  method: 'POST',
  path: '/saas/v1/faceAccess/saveFaceAccess',
  effect: true,
  body: z.object({
    type: z.number(),
    taskId: z.string(),
    courseId: z.optional(z.string()),
    resId: z.optional(z.string()),
  }),
  makesStale: ['viewFaceAccess'],
});

/** True when the platform has a record that the learner passed (002 §7; body and answer assumed: the record of a save). */
export const viewFaceAccess = endpoint({
  id: 'viewFaceAccess',
  method: 'POST',
  path: '/saas/v1/faceAccess/viewFaceAccess',
  body: saveFaceAccess.body,
  answer: flag,
});
