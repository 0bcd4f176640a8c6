import type { CameraCondition } from '#contract/ipc/evidence.ts';
import { lookOf, type PictureFacts } from './picture.ts';

/** What is known of a running camera. Conditions of the picture need time, so that a hand passing by is none. */
export interface Health {
  condition: CameraCondition;
  /** The look that would become the condition, and since when (ms of a monotonic clock). */
  candidate: { condition: CameraCondition; since: number };
  /** Since when the camera has given no new picture; null: it has. */
  stuckSince: number | null;
  /** Since when no pixel has changed; null: it changed with the last picture. */
  stillSince: number | null;
}

/** What was seen, and whether the camera took a picture since the one before. */
export type SeenPicture = PictureFacts & { isNew: boolean };

/**
 * A camera that gives no new picture for this time is frozen. Including the time until it is sampled twice, it is reported
 * within 3 s. A dark or covered one is reported after `settleMs`.
 */
const frozenAfterMs = 1200;
const settleMs = 2000;
/**
 * New pictures in which no pixel changes: document cameras smooth away all noise over a still desk, so that it takes a
 * minute until this is none of them.
 */
const stillAfterMs = 60_000;

/** A camera that just began to run. */
export function freshHealth(now: number): Health {
  return { condition: 'ok', candidate: { condition: 'ok', since: now }, stuckSince: null, stillSince: null };
}

/** Moves on by one looked-at picture. Getting better is told at once, getting worse after a while. */
export function nextHealth(health: Health, facts: SeenPicture, now: number): Health {
  const stillSince = facts.change === 0 ? (health.stillSince ?? now) : null;
  const stuckSince = facts.isNew || facts.change !== 0 ? null : (health.stuckSince ?? now);
  const lasts = (since: number | null, ms: number) => since !== null && now - since >= ms;
  const frozen = lasts(stuckSince, frozenAfterMs) || lasts(stillSince, stillAfterMs);
  const look = lookOf(facts);
  // A lid gives a still picture too; the word that helps more is 'covered'.
  const seen: CameraCondition = frozen && look === 'ok' ? 'frozen' : look;
  const candidate = seen === health.candidate.condition ? health.candidate : { condition: seen, since: now };
  const settled = seen === 'ok' || seen === 'frozen' || now - candidate.since >= settleMs;
  return { condition: settled ? seen : health.condition, candidate, stuckSince, stillSince };
}

/** True while nothing seems to be wrong. */
export function isHealthy({ condition, candidate, stuckSince }: Health): boolean {
  return condition === 'ok' && candidate.condition === 'ok' && stuckSince === null;
}
