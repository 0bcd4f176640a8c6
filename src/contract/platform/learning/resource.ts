import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, list, numberOrNull, object, text, textsOrNull } from '../fields.ts';
import { courseItemKind } from './course-item-kind.ts';
import { courseItemGetDocumentAccessToken, courseItemGetPlayAuthToken } from './course-item-media.ts';

// Resources outside courses (002 §7, G-059). The documents name the calls; what is not a `resId` or an `id` is assumed.

const kind = z.pipe(
  numberOrNull,
  z.transform((type) => (type === null ? null : courseItemKind(type, { hasChildren: false }))),
);

/** What a resource is. */
export const resourceFindById = endpoint({
  id: 'resourceFindById',
  method: 'GET',
  path: '/resource/v1/resource/findById',
  query: z.object({ id: z.string() }),
  answer: object({
    id: text,
    name: text,
    /** By the types of course items (000 §3); null: the platform does not say. */
    type: kind,
    /** Seconds; null: not said. */
    duration: amountOrNull,
    /** HTML. */
    description: text,
  }),
});

/** Lets a learner play a film or a sound that lies in no course. */
export const resAccessTokenGetPlayAuthToken = endpoint({
  id: 'resAccessTokenGetPlayAuthToken',
  method: 'GET',
  path: '/resource/v1/resAccessToken/getPlayAuthToken',
  query: z.object({ resId: z.string() }),
  answer: courseItemGetPlayAuthToken.answer,
});

/** What belongs to a film or a sound besides its address. */
export const resAccessTokenGetPlayAuthTokenInfo = endpoint({
  id: 'resAccessTokenGetPlayAuthTokenInfo',
  method: 'GET',
  path: '/resource/v1/resAccessToken/getPlayAuthTokenInfo',
  query: z.object({ resId: z.string() }),
  answer: object({
    /** WebVTT files. */
    captionList: list(object({ language: text, label: text, url: text })),
  }),
});

/** Lets a learner read a document that lies in no course. */
export const resAccessTokenGetDocumentAccessToken = endpoint({
  id: 'resAccessTokenGetDocumentAccessToken',
  method: 'GET',
  path: '/resource/v1/resAccessToken/getDocumentAccessToken',
  query: z.object({ resId: z.string() }),
  answer: courseItemGetDocumentAccessToken.answer,
});

/** The pictures of a resource, or a document: one address or a list of them (002 §7). */
export const getImageOrDocUrl = endpoint({
  id: 'getImageOrDocUrl',
  method: 'GET',
  path: '/resource/v1/resource/getImageOrDocUrl',
  query: z.object({ id: z.string() }),
  answer: textsOrNull,
});

/** '': only the host's own player can show it. */
const address = object({ playURL: text });

/** An address that any player opens, of a film or a sound; it may come as a bare text. */
export const getVideoPlayURL = endpoint({
  id: 'getVideoPlayURL',
  method: 'GET',
  path: '/resource/v1/resource/getVideoPlayURL',
  query: z.object({ id: z.string() }),
  answer: address,
});

/** The same for a film or a sound of a course, where `getVideoPlayURL` brings none (002 §7); the path is assumed too. */
export const studentGetVideoUrlByResourceId = endpoint({
  id: 'studentGetVideoUrlByResourceId',
  method: 'GET',
  path: '/course/v1/open/course/getVideoUrlByResourceId',
  assumed: true,
  query: z.object({ id: z.string() }),
  answer: address,
});

export type Resource = Answer<typeof resourceFindById>;
