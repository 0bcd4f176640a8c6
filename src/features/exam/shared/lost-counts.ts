import type { EvidenceLost } from '#contract/ipc/evidence.ts';

/** What will never reach the platform, for a sentence. Camera notes count among the pictures. */
export function lostCounts({ thinned, dropped, expired, noRoom, switches }: EvidenceLost) {
  return { pictures: thinned + dropped + expired + noRoom, switches };
}
