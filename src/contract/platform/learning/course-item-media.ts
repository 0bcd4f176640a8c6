import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, list, object, text, textsOrNull } from '../fields.ts';

/**
 * Lets a learner play a film or a sound of a course (002 §3, 002 §7, G-059). The documents show what the host's own
 * player needs; an address that any player opens, when it ends, captions and chapters are assumed.
 */
export const courseItemGetPlayAuthToken = endpoint({
  id: 'courseItemGetPlayAuthToken',
  method: 'GET',
  path: '/course/v1/open/courseItem/getPlayAuthToken',
  query: z.object({ resId: z.string() }),
  answer: object({
    /** For the player of the media's host. */
    playAuth: text,
    videoMeta: object({ videoId: text, coverURL: text }),
    /** '': only the host's own player can show it. */
    playURL: text,
    /** Seconds until the address ends; null: not said. */
    expiresIn: amountOrNull,
    /** WebVTT files. */
    captionList: list(object({ language: text, label: text, url: text })),
    /** `startTime`: seconds from the beginning. */
    chapterList: list(object({ title: text, startTime: amountOrNull })),
  }),
});

/** The pictures of a course item: one address or a list of them (002 §7); the answer's shape is assumed. */
export const courseItemGetPicUrl = endpoint({
  id: 'courseItemGetPicUrl',
  method: 'GET',
  path: '/course/v1/open/courseItem/getPicUrl',
  query: z.object({ resId: z.string() }),
  answer: textsOrNull,
});

/**
 * Lets a learner read a document of a course (002 §7, G-059); the fields of the answer are assumed. No document says how
 * a SCORM package (type 6) is fetched: it is assumed to be a file like a document, a zip of the type 'zip'.
 */
export const courseItemGetDocumentAccessToken = endpoint({
  id: 'courseItemGetDocumentAccessToken',
  method: 'GET',
  path: '/course/v1/open/courseItem/getDocumentAccessToken',
  query: z.object({ resId: z.string() }),
  answer: object({
    accessToken: text,
    /** The file itself; '': it is shown by a viewer of the platform only. */
    fileUrl: text,
    /** Its ending, as 'pdf'. */
    fileType: text,
    /** A page that shows it; '': none. */
    viewerUrl: text,
    expiresIn: amountOrNull,
  }),
});

export type PlayCredentials = Answer<typeof courseItemGetPlayAuthToken>;
