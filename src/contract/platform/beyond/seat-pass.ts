import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { numberOrNull, text } from '../fields.ts';

/** The frontendConfig key with which a tenant takes passes of seats: `true`. */
export const seatPassKey = 'lectern_seat_pass';

const row = z.object({
  check: z.string(),
  verdict: z.enum(['pass', 'warn', 'fail', 'unknown']),
  numbers: z.record(z.string(), z.union([z.string(), z.number()])),
});

/**
 * Tells the platform that a seat passed its readiness check (no document has this call; off until the tenant's configuration
 * says `lectern_seat_pass`). Times in epoch ms; a check that was not made is a row `unknown`. Repeated for the same seat and time it changes nothing; the answer names
 * what the platform holds now. A platform refuses a pass that has ended, begins in the future, or has a failed row.
 */
export const reportSeatPass = endpoint({
  id: 'reportSeatPass',
  method: 'POST',
  path: '/monitor/v1/readiness/pass',
  assumed: true,
  effect: true,
  open: true,
  body: z.object({
    seat: z.string(),
    client: z.string(),
    os: z.string(),
    passedAt: z.number(),
    validUntil: z.number(),
    rowList: z.array(row),
  }),
  answer: z.object({ seat: text, passedAt: numberOrNull }),
});
