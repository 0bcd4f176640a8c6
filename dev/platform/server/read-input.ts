import * as z from 'zod/mini';
import type { Endpoint, Input } from '#contract/platform/endpoint.ts';
import { Refusal, serverCodes } from './refusal.ts';

/** What a request brought, place by place, before anything was checked. */
export interface RawInput {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

/**
 * The parameters of a call as its declaration types them. A missing or mistyped one is refused (code 40001, the
 * message names it); a parameter in another place than declared counts as missing; unknown ones are ignored.
 */
export function readInput<E extends Endpoint>(call: E, raw: RawInput): Input<E> {
  const query = Object.fromEntries(
    Object.entries(call.query.shape).flatMap(([name, field]) => {
      const value = raw.query.get(name);
      return value === null ? [] : [[name, fromText(field, value)]];
    }),
  );
  const body = Object.keys(call.body.shape).length === 0 ? {} : raw.body;
  const read = {
    ...checked(call.pathFields, raw.path),
    ...checked(call.query, query),
    ...checked(call.body, body),
  };
  return read as Input<E>;
}

function checked(schema: z.ZodMiniObject, value: unknown): Record<string, unknown> {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = issue === undefined || issue.path.length === 0 ? '请求体' : issue.path.join('.');
  throw new Refusal(serverCodes.badParameter, `参数 ${name} 缺失或类型不正确`);
}

/** Queries are text on the wire; where the declaration takes no text, digits are a number and true and false a flag. */
function fromText(field: z.core.$ZodType, value: string): unknown {
  if (z.safeParse(field, value).success) return value;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value === 'true' ? true : value === 'false' ? false : value;
}
