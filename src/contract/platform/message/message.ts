import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flagOrNull, number, page, text, time } from '../fields.ts';

const base = '/notify/v1/user/msg';

/** Entry of the list; its fields are assumed (G-161). `link` is an address of this client, '' when there is none. */
const message = z.object({
  id: text,
  title: text,
  /** Text or HTML. */
  content: text,
  createTime: time,
  /** Null: the platform does not say. */
  readStatus: flagOrNull,
  /** exam, course, certificate, order or system. */
  type: text,
  link: text,
});

/** The learner's messages, newest first; `readStatus` 0 gives the unread ones only (001 §7, fields by G-051). */
export const msgList = endpoint({
  id: 'msgList',
  method: 'POST',
  path: `${base}/list`,
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  body: z.object({ readStatus: z.optional(z.number()) }),
  answer: page(message),
});

/** Whether there are unread messages, a flag (001 §4), or how many there are; null: some, nobody says how many. */
export const msgExistUnread = endpoint({
  id: 'msgExistUnread',
  method: 'GET',
  path: `${base}/existUnread`,
  answer: z.pipe(
    z.optional(z.unknown()),
    z.transform((value): number | null => (value === true || value === 'true' ? null : z.parse(number, value))),
  ),
});

/** Marks every message read (001 §7; a GET that changes state, G-020). */
export const msgReadAll = endpoint({
  id: 'msgReadAll',
  method: 'GET',
  path: `${base}/readAll`,
  effect: true,
  makesStale: ['msgList', 'msgExistUnread'],
});

/** Marks one message read (001 §7; G-020). */
export const msgReadOne = endpoint({
  id: 'msgReadOne',
  method: 'GET',
  path: `${base}/readOne`,
  effect: true,
  makesStale: ['msgList', 'msgExistUnread'],
  query: z.object({ id: z.string() }),
});

/** Deletes one message for good (001 §7; G-020). */
export const msgDelete = endpoint({
  id: 'msgDelete',
  method: 'GET',
  path: `${base}/delete`,
  effect: true,
  makesStale: ['msgList', 'msgExistUnread'],
  query: z.object({ id: z.string() }),
});

export type Message = z.output<typeof message>;
