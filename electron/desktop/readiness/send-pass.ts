import * as z from 'zod/mini';
import type { PassSending, ReadinessRow } from '#contract/ipc/readiness.ts';
import { reportSeatPass, seatPassKey } from '#contract/platform/beyond/seat-pass.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { configurationValue } from '#electron/platform/tenant/tenant-values.ts';
import { validUntil } from '#rules/readiness/seat-pass.ts';

const passRow = z.object({
  check: z.string(),
  verdict: z.enum(['pass', 'warn', 'fail', 'unknown']),
  numbers: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A pass with everything that the platform is told of it. `passedAt`: epoch ms of the platform's clock. */
export const passReport = z.object({
  seat: z.string(),
  passedAt: z.number(),
  client: z.string(),
  os: z.string(),
  rows: z.array(passRow),
});
export type PassReport = z.infer<typeof passReport>;

/** The rows without what only the page has words for. */
export function reportedRows(rows: readonly ReadinessRow[]): PassReport['rows'] {
  return rows.map(({ check, verdict, numbers }) => ({ check, verdict, numbers: { ...numbers } }));
}

/** Whether a tenant's configuration says that its platform takes passes. */
export function takesPasses(configuration: unknown): boolean {
  return String(configurationValue(configuration, seatPassKey)).toLowerCase() === 'true';
}

/** When the platform confirmed a pass; its answer may have set the clock back a little. */
export function confirmedAt(passedAt: number, now: number): number {
  return Math.max(passedAt, Math.round(now));
}

/** Sends a pass once. Only what the platform names is held there; a repetition changes nothing at the platform. */
export async function sendPass(
  platform: PlatformClient,
  { seat, passedAt, client, os, rows }: PassReport,
): Promise<Exclude<PassSending, 'off' | 'none'>> {
  const until = validUntil({ passedAt });
  const answer = await platform.call(reportSeatPass, { seat, client, os, passedAt, validUntil: until, rowList: rows });
  if (answer.kind !== 'answered') return answer.kind;
  if (!isSuccess(answer.code)) return 'refused';
  const held = dataOf(reportSeatPass, answer);
  return held?.seat === seat && held.passedAt === passedAt ? 'held' : 'unknown';
}
