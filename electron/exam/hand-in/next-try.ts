import type { SettledPhase } from '../../../src/contract/ipc/exam.ts';
import { backoff } from '../../../src/contract/timing/backoff.ts';

const retryBackoff = { firstMs: 1_000, capMs: 60_000 };
/** A platform that asks for a longer pause is not believed. */
const longestPauseMs = 600_000;
const comesAgainMs = { least: 600_000, most: 1_800_000 };

/** Verdicts that may change by themselves: the centre opens the attempt again, or the record can be read after all. */
export function comesAgain(phase: SettledPhase): boolean {
  return phase === 'closed' || phase === 'unverified';
}

/** The pause (ms) before a verdict that may change is looked at again; `random`: 0 to 1. */
export function pauseAfterVerdict(random: () => number): number {
  const { least, most } = comesAgainMs;
  return least + (most - least) * random();
}

/** The pause (ms) before the next try; `askedMs`: what the platform asked for, 0: nothing. */
export function pauseBeforeTry(tries: number, askedMs: number, random: () => number): number {
  return Math.max(Math.min(askedMs, longestPauseMs), backoff(tries, { ...retryBackoff, random }));
}
