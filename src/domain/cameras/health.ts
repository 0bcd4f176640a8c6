import type { CameraCondition } from '../../contract/ipc/evidence.ts';
import { lookOf, type PictureFacts } from './picture.ts';

/** What is known of a running camera. Conditions of the picture need time, so that a hand passing by is none. */
export interface Health {
  condition: CameraCondition;
  /** The look that would become the condition, and since when (ms of a monotonic clock). */
  candidate: { condition: CameraCondition; since: number };
  /** Since when no pixel has changed; null: it changed with the last picture. */
  stillSince: number | null;
}

/**
 * A camera without any changed pixel for this time is frozen: real ones have noise in every picture. Including the time
 * until it is sampled twice, it is reported within 3 s. A dark or covered one is reported after `settleMs`.
 */
const frozenAfterMs = 1200;
const settleMs = 2000;

/** A camera that just began to run. */
export function freshHealth(now: number): Health {
  return { condition: 'ok', candidate: { condition: 'ok', since: now }, stillSince: null };
}

/** Moves on by one looked-at picture. Getting better is told at once, getting worse after a while. */
export function nextHealth(health: Health, facts: PictureFacts, now: number): Health {
  const stillSince = facts.change === 0 ? (health.stillSince ?? now) : null;
  const frozen = stillSince !== null && now - stillSince >= frozenAfterMs;
  const look = lookOf(facts);
  // A lid gives a still picture too; the word that helps more is 'covered'.
  const seen: CameraCondition = frozen && look === 'ok' ? 'frozen' : look;
  const candidate = seen === health.candidate.condition ? health.candidate : { condition: seen, since: now };
  const settled = seen === 'ok' || seen === 'frozen' || now - candidate.since >= settleMs;
  return { condition: settled ? seen : health.condition, candidate, stillSince };
}

/** True while nothing seems to be wrong. */
export function isHealthy({ condition, candidate, stillSince }: Health): boolean {
  return condition === 'ok' && candidate.condition === 'ok' && stillSince === null;
}
