import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Request } from './dispatch.ts';
import { pageReply, type Reply } from './envelope.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An answer before it is written: the parts of the documented envelope. */
export interface Answered {
  code: number;
  message: string;
  data: unknown;
}

/**
 * How a platform speaks that differs from the documents. It works on what travels: services, tables and controls see
 * documented requests and give documented answers.
 */
export interface Habit {
  /**
   * The assumed calls that this platform has, by id, each with a path of its own, or what tells a call's path (null: it has
   * none); it has no other. Null: all, where documented.
   */
  readonly moved: Readonly<Record<string, string>> | ((call: Endpoint) => string | null) | null;
  /** The session token in the headers of a request; '' where there is none. */
  token(headers: IncomingHttpHeaders): string;
  /** The documented fields of a query or a body. */
  understand(call: Endpoint, sent: Fields): Fields;
  /** The JSON of an answer as this platform writes it. */
  say(call: Endpoint, answered: Answered): string;
}

/** The path at which a platform has a call; null: it does not have it. */
export function pathAt(habit: Habit | null, call: Endpoint): string | null {
  if (habit === null || habit.moved === null || !call.assumed) return call.path;
  return typeof habit.moved === 'function' ? habit.moved(call) : (habit.moved[call.id] ?? null);
}

/** A request by the documents' names. */
export function understood(habit: Habit, request: Request, call: Endpoint | null): Request {
  const token = habit.token(request.headers);
  if (call === null) return { ...request, token };
  const { body } = request;
  const url = new URL(request.url);
  const query = habit.understand(call, Object.fromEntries(url.searchParams));
  url.search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return { ...request, token, url, body: isFields(body) ? habit.understand(call, body) : body };
}

/** An answer as the platform says it; a call that it does not have is answered by a page of the web server. */
export function spoken(habit: Habit, call: Endpoint | null, reply: Reply): Reply {
  if (call === null) return pageReply(404, 'Not Found');
  if (reply.code === null) return reply;
  const { code, message, data } = JSON.parse(Buffer.from(reply.bytes).toString('utf8')) as Answered;
  return { ...reply, bytes: Buffer.from(habit.say(call, { code, message, data })) };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
