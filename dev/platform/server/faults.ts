import * as z from 'zod/mini';

/**
 * What goes wrong with a request (POST /__faults).
 * drop: the connection ends, nothing was processed. drop-after: processed, then the connection ends without an answer.
 * delay: processed at once, answered `ms` later. silence: nothing happens for `ms`, then it is processed and answered.
 * duplicate: processed twice; the caller gets the first answer, or with `answer: 'second'` the second one.
 * status, code, malformed: such an answer without processing, or with `processed` after it.
 * answer: the JSON `text` as the whole answer, without processing, or with `processed` after it.
 * throttle: processed and answered as late as the bytes of request and answer take over a line of `kbit` kbit/s.
 * slow: processed, the answer trickles over `ms`. half-body: processed, the answer breaks off in the middle.
 */
export const fault = z.object({
  match: z.object({ path: z.optional(z.string()), id: z.optional(z.string()), account: z.optional(z.string()) }),
  mode: z.enum([
    'drop',
    'drop-after',
    'delay',
    'duplicate',
    'status',
    'code',
    'malformed',
    'answer',
    'throttle',
    'slow',
    'silence',
    'half-body',
  ]),
  /** How many requests; left out: 1; 0: every one until DELETE /__faults. */
  times: z.prefault(z.number(), 1),
  /** Matching requests that go well before it starts. */
  skip: z.prefault(z.number(), 0),
  ms: z.prefault(z.number(), 1000),
  /** 64 when left out. */
  kbit: z.optional(z.number().check(z.positive())),
  status: z.prefault(z.number(), 500),
  code: z.prefault(z.number(), 500),
  message: z.prefault(z.string(), '服务暂时不可用，请稍后再试'),
  /** The body of `answer`; a platform's own, so as it stands. */
  text: z.prefault(z.string(), '{}'),
  /** A status comes with the page of a proxy, no envelope. */
  bare: z.prefault(z.boolean(), false),
  processed: z.prefault(z.boolean(), false),
  answer: z.prefault(z.enum(['first', 'second']), 'first'),
});
export type Fault = z.output<typeof fault>;

/** What a fault can be bound to. */
export interface Target {
  path: string;
  /** Id of the call, or null. */
  id: string | null;
  /** Phone, mail and id of whom the request is for. */
  accounts: readonly string[];
}

interface Armed {
  fault: Fault;
  skip: number;
  left: number;
}

export interface FaultList {
  add(fault: Fault): void;
  clear(): void;
  list(): Fault[];
  /** The fault that this request gets, counted down. */
  take(target: Target): Fault | null;
}

export function createFaultList(): FaultList {
  let armed: Armed[] = [];
  return {
    add: (entry) => {
      armed.push({ fault: entry, skip: entry.skip, left: entry.times === 0 ? Infinity : entry.times });
    },
    clear: () => {
      armed = [];
    },
    list: () => armed.map((entry) => entry.fault),
    take: (target) => {
      const hit = armed.find(({ fault: { match } }) => matches(match, target));
      if (!hit) return null;
      if (hit.skip > 0) {
        hit.skip -= 1;
        return null;
      }
      hit.left -= 1;
      if (hit.left <= 0) armed = armed.filter((entry) => entry !== hit);
      return hit.fault;
    },
  };
}

function matches(match: Fault['match'], { path, id, accounts }: Target): boolean {
  return (
    (match.path === undefined || path.includes(match.path)) &&
    (match.id === undefined || match.id === id) &&
    (match.account === undefined || accounts.includes(match.account))
  );
}
