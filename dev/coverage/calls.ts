import * as z from 'zod/mini';
import { readLines } from './evidence.ts';

const specCall = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.array(z.string()),
  body: z.array(z.string()),
  fixed: z.record(z.string(), z.unknown()),
});
export type SpecCall = z.output<typeof specCall>;

const logged = z.object({
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.unknown()),
  body: z.nullable(z.record(z.string(), z.unknown())),
});
export type LoggedCall = z.output<typeof logged>;

/** The calls of the specification, from tests/spec/calls.json. */
export function specCalls(data: unknown): SpecCall[] {
  return z.parse(z.array(specCall), data);
}

/** What the embedded platform was really asked during the tests. */
export function readCallLog(folder: string): LoggedCall[] {
  return readLines(folder, 'calls').map((line) => z.parse(logged, JSON.parse(line)));
}

/** Ids of the calls that were made with the right verb, the named parameters in the right place, and fixed values as fixed. */
export function exercised(calls: readonly SpecCall[], log: readonly LoggedCall[]): Set<string> {
  return new Set(calls.filter((call) => log.some((request) => matches(call, request))).map(({ id }) => id));
}

function matches(call: SpecCall, request: LoggedCall): boolean {
  if (call.method !== request.method || !pathPattern(call.path).test(request.path)) return false;
  const misplaced =
    call.query.some((name) => request.body && name in request.body) || call.body.some((name) => name in request.query);
  if (misplaced) return false;
  return Object.entries(call.fixed).every(([name, value]) => {
    const sent = call.body.includes(name) ? request.body?.[name] : request.query[name];
    return JSON.stringify(sent) === JSON.stringify(value) || JSON.stringify(sent) === JSON.stringify(String(value));
  });
}

function pathPattern(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}
