import * as z from 'zod/mini';
import { seatPrompts, type RandomPromptRule, type SeatPrompt } from '#contract/ipc/exam.ts';
import { numberOrNull } from '#contract/platform/fields.ts';
import { parseJson } from '#contract/platform/json.ts';

/** The tenant's entry that asks for random gestures during a paper (assumed): JSON `{everyMinutes}`. */
export const randomPromptKey = 'exam_random_prompt';

/** Gestures interrupt: not more often than this, whatever a tenant asks for. */
const leastMinutes = 5;
/** The learner has this long, and pictures are taken meanwhile. */
export const promptSeconds = 20;

const wire = z.object({ everyMinutes: numberOrNull });

/** Reads the tenant's value; null: no gesture is asked for. */
export function readRandomPromptRule(value: unknown): RandomPromptRule | null {
  const read = z.safeParse(wire, fromText(value));
  const minutes = read.success ? read.data.everyMinutes : null;
  return minutes !== null && minutes > 0 ? { everyMinutes: Math.max(leastMinutes, minutes) } : null;
}

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return null; // No JSON: no rule.
  }
}

/** Milliseconds until the next gesture, half to one and a half of the average; `random` from 0 to 1. */
export function nextPromptIn({ everyMinutes }: RandomPromptRule, random: number): number {
  return everyMinutes * 60_000 * (0.5 + random);
}

/** The gesture of a random number from 0 to 1. */
export function promptOf(random: number): SeatPrompt {
  return seatPrompts[Math.min(seatPrompts.length - 1, Math.floor(random * seatPrompts.length))] ?? seatPrompts[0];
}
