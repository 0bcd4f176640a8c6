/** How the last heartbeat went; `first`: none was sent yet; `unreachable`: it was not even sent. */
export type BeatOutcome = 'first' | 'answered' | 'failed' | 'unreachable';

const everyMs = 30_000;
const spreadAfterFailureMs = 120_000;
const minWithoutConnectionMs = 60_000;

/**
 * Wait before the next heartbeat in ms; `random` is this seat's, 0 to 1. Seats that start together are spread over a whole
 * period and drift apart by a fifth of it; after a failure they come back spread over two minutes, so that a platform
 * that has just restarted is not run over by its own clients. Without a connection the probe of the connection looks for
 * the platform, and a beat follows it (`beatSoon`): this wait is only for when nobody told. `paceMs`: what the platform
 * asks for.
 */
export function nextBeatIn(outcome: BeatOutcome, random: number, paceMs = everyMs): number {
  if (outcome === 'first') return random * everyMs;
  if (outcome === 'failed') return random * spreadAfterFailureMs;
  if (outcome === 'unreachable') return minWithoutConnectionMs * (1 + random);
  return paceMs * (0.8 + 0.4 * random);
}
