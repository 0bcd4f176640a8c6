import type { Readings } from '#contract/ipc/readings.ts';
import { askOnce } from '#electron/platform/gateway/probe.ts';
import type { Fetch } from '#electron/platform/gateway/upstream.ts';

const requests = 20;
const timeoutMs = 4_000;

/** What so many small requests told of the way to the platform. */
export interface NetworkReading {
  latency: Readings['latency'] | null;
  loss: Readings['loss'];
  clock: Readings['clock'] | null;
}

/** Asks the platform one small thing after the other. Any answer counts, a refusal too; only `signal` makes it reject. */
export async function tryNetwork(fetch: Fetch, origin: string, signal: AbortSignal): Promise<NetworkReading> {
  const times: number[] = [];
  const skews: number[] = [];
  for (let at = 0; at < requests; at += 1) {
    signal.throwIfAborted();
    const sentAt = Date.now();
    const before = performance.now();
    const told = await once(fetch, origin, signal);
    if (told === null) continue;
    const took = performance.now() - before;
    times.push(took);
    // The header cuts the fraction of its second off: half of one is its mean.
    if (told.date !== null) skews.push(sentAt + took / 2 - (told.date + 500));
  }
  times.sort((a, b) => a - b);
  skews.sort((a, b) => a - b);
  const medianMs = quantile(times, 0.5);
  const p95Ms = quantile(times, 0.95);
  const aheadMs = quantile(skews, 0.5);
  return {
    latency: medianMs === null || p95Ms === null ? null : { medianMs, p95Ms },
    loss: { sent: requests, lost: requests - times.length },
    clock: aheadMs === null ? null : { aheadMs },
  };
}

/** Null: no answer. `date`: epoch ms by the platform's clock; null: not told. */
async function once(fetch: Fetch, origin: string, signal: AbortSignal): Promise<{ date: number | null } | null> {
  try {
    const head = await askOnce(fetch, origin, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    const date = Date.parse(head?.get('date') ?? '');
    return { date: Number.isNaN(date) ? null : date };
  } catch {
    signal.throwIfAborted();
    // Lost, which is what is being counted.
    return null;
  }
}

/** Of sorted values; null: of none. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? null;
}
