import { isEvidence } from '#contract/platform/basis.ts';
import { backoff } from '#rules/timing/backoff.ts';
import type { Settlement } from '../records/attempt-store.ts';

const retryBackoff = { firstMs: 1_000, capMs: 60_000 };
/** A platform that asks for a longer pause is not believed. */
const longestPauseMs = 600_000;
const comesAgainMs = { min: 600_000, max: 1_800_000 };

/**
 * Verdicts that may change by themselves: the centre opens the attempt again, or the record can be read after all. A
 * refusal is final where the platform's profile names its code.
 */
export function comesAgain({ phase, basis = 'assumed' }: Pick<Settlement, 'phase' | 'basis'>): boolean {
  return phase === 'closed' || phase === 'unverified' || (phase === 'refused' && !isEvidence(basis));
}

/** The pause (ms) before a verdict that may change is looked at again; `random`: 0 to 1. */
export function pauseAfterVerdict(random: () => number): number {
  const { min, max } = comesAgainMs;
  return min + (max - min) * random();
}

/** The pause (ms) before the platform's record is looked at again, after so many looks: at least half of its ceiling. */
export function pauseBeforeLook(looks: number, random: () => number): number {
  return backoff(looks + 1, { ...retryBackoff, firstMs: 2_000 }) * (0.5 + random() / 2);
}

/** The pause (ms) before the next try; `askedMs`: what the platform asked for, 0: nothing. */
export function pauseBeforeTry(tries: number, askedMs: number, random: () => number): number {
  return Math.max(Math.min(askedMs, longestPauseMs), backoff(tries, { ...retryBackoff, random }));
}
