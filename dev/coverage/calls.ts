import * as z from 'zod/mini';
import type { AskedCall } from './ways.ts';

const specCall = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.array(z.string()),
  body: z.array(z.string()),
  fixed: z.record(z.string(), z.unknown()),
});
export type SpecCall = z.output<typeof specCall>;

/** The calls of the specification, from tests/spec/calls.json. */
export function specCalls(data: unknown): SpecCall[] {
  return z.parse(z.array(specCall), data);
}

/** How far a call of the specification got. */
export interface CallReach {
  /** The first request for it with the right verb, its parameters where they belong, and fixed values as fixed. */
  asked: AskedCall;
  /** Parameters that the document names and no request for it had. */
  lacking: readonly string[];
}

/** The calls that screens made, and which of their parameters never went along. */
export function callsMade(calls: readonly SpecCall[], log: readonly AskedCall[]): Map<string, CallReach> {
  return new Map(
    calls.flatMap((call): [string, CallReach][] => {
      const requests = log.filter((request) => matches(call, request));
      const [asked] = requests.toSorted((one, other) => one.clicks.length - other.clicks.length);
      if (!asked) return [];
      const sent = (name: string) => requests.some(({ query, body }) => name in query || (body && name in body));
      return [[call.id, { asked, lacking: [...call.query, ...call.body].filter((name) => !sent(name)) }]];
    }),
  );
}

function matches(call: SpecCall, request: AskedCall): boolean {
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
