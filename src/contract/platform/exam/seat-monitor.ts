import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { list, numberOrNull, text, time } from '../fields.ts';

const paper = { userPaperId: z.string(), examId: z.string() };

/**
 * What the platform has of a seat's cameras, and how many people look at it now (002 §7 "live link status"; path, query and
 * answer are assumed).
 */
export const monitorLiveLinkStatus = endpoint({
  id: 'monitorLiveLinkStatus',
  method: 'GET',
  path: '/monitor/v1/examMonitor/liveLinkStatus',
  assumed: true,
  query: z.object(paper),
  answer: z.object({
    /** Null: the platform does not say. */
    watchers: numberOrNull,
    /** `lastTime`: when the platform got the latest picture of a place; null: it has none. */
    links: list(z.object({ place: text, lastTime: time })),
  }),
});

/**
 * The faces that the platform counted in the latest picture of the front camera, and how long the learner may be out of it
 * before staff are asked to look (002 §7 "face data"; path, query and answer are assumed).
 */
export const monitorFaceData = endpoint({
  id: 'monitorFaceData',
  method: 'GET',
  path: '/monitor/v1/examMonitor/faceData',
  assumed: true,
  query: z.object(paper),
  answer: z.object({
    /** Null: nobody counted. */
    faces: numberOrNull,
    /** When that picture was taken; null: there is none. */
    checkTime: time,
    /** Seconds; null: the platform leaves it to the client. */
    graceSeconds: numberOrNull,
  }),
});

/** What the administration tells everybody in an exam, oldest first (002 §7 "admin alert"; path, query and answer are assumed). */
export const monitorAdminAlert = endpoint({
  id: 'monitorAdminAlert',
  method: 'GET',
  path: '/monitor/v1/examMonitor/adminAlert',
  assumed: true,
  query: z.object(paper),
  answer: list(
    z.object({
      id: text,
      content: text,
      createTime: time,
      /** Who gave it; '': the platform does not say. */
      staffName: text,
    }),
  ),
});

/**
 * Tells that a seat sealed its paper because staff or the rule on screen switches demanded it. The same again changes nothing
 * (002 §7 "force commit"; path and body are assumed).
 */
export const monitorForceCommit = endpoint({
  id: 'monitorForceCommit',
  method: 'POST',
  path: '/monitor/v1/examMonitor/forceCommit',
  assumed: true,
  effect: true,
  body: z.object({
    ...paper,
    attemptId: z.string(),
    reason: z.enum(['staff', 'switches']),
    /** Epoch ms of the platform's clock; absent: nobody knew the time. */
    sealedAt: z.optional(z.number()),
    /** Number of answers in the sealed paper. */
    answers: z.number(),
    /** First characters of the SHA-256 over the sealed answers. */
    fingerprint: z.string(),
  }),
  answer: z.object({ id: text }),
});
