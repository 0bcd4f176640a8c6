import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Readings } from '#contract/ipc/readings.ts';
import { measureUpload } from '#contract/platform/site/readiness.ts';
import type { Fetch } from '#electron/platform/gateway/upstream.ts';

/** Characters of one measurement: enough to fill a slow line for seconds, little enough for a metered one. */
const size = 256 * 1024;
const timeoutMs = 30_000;

const answer = z.object({ data: z.object({ received: z.literal(size) }) });

/** Sends bytes that no proxy can compress. Null: the platform does not take such a measurement, or not all of it came. */
export async function tryUpload(
  fetch: Fetch,
  origin: string,
  path: string | undefined,
  signal: AbortSignal,
): Promise<Readings['upload'] | null> {
  const body = JSON.stringify({ padding: randomBytes((size * 3) / 4).toString('base64') });
  const before = performance.now();
  const response = await fetch(new URL(path ?? measureUpload.path, origin).href, {
    method: measureUpload.method,
    credentials: 'omit',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  const text = await response.text();
  const ms = performance.now() - before;
  return response.ok && answered(text) ? { bytes: body.length, ms } : null;
}

function answered(text: string): boolean {
  try {
    return z.safeParse(answer, JSON.parse(text)).success;
  } catch {
    return false; // A page of something in between, no answer of the platform.
  }
}
