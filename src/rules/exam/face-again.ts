import * as z from 'zod/mini';
import type { FaceAgainReason, FaceAgainRule } from '#contract/ipc/exam.ts';
import { flag, numberOrNull } from '#contract/platform/fields.ts';
import { parseJson } from '#contract/platform/json.ts';

/** The tenant's entry that asks for the face again during a paper (assumed): JSON `{afterCrash, afterMinutes}`. */
export const faceAgainKey = 'exam_face_again';

/** What became of it, in order of time. `at`: epoch ms of the platform's clock. `passed` is observed by main alone. */
export type FaceNote =
  | { event: 'asked'; why: FaceAgainReason; at: number }
  | { event: 'passed' | 'skipped'; at: number };

const wire = z.object({ afterCrash: flag, afterMinutes: numberOrNull });

/** Reads the tenant's value; null: it asks for nothing. */
export function readFaceAgainRule(value: unknown): FaceAgainRule | null {
  const read = z.safeParse(wire, fromText(value));
  if (!read.success) return null;
  const { afterCrash, afterMinutes } = read.data;
  const minutes = afterMinutes !== null && afterMinutes >= 0 ? afterMinutes : null;
  return afterCrash || minutes !== null ? { afterCrash, afterMinutes: minutes } : null;
}

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return null; // No JSON: no rule.
  }
}

interface Return {
  /** The last run ended without leaving the paper. */
  recovered: boolean;
  /** Since the last sign of life; null: the paper has just begun. Negative: the computer's clock was set back. */
  awayMs: number | null;
}

/** Why the face is asked for on this return; null: it is not. An absence that nobody can measure counts as long. */
export function asksFaceAgain(rule: FaceAgainRule | null, { recovered, awayMs }: Return): FaceAgainReason | null {
  if (rule === null || awayMs === null) return null;
  if (recovered && rule.afterCrash) return 'crash';
  if (rule.afterMinutes === null) return null;
  return awayMs < 0 || awayMs >= rule.afterMinutes * 60_000 ? 'absence' : null;
}

/** Why the face is still asked for; null: it is not. */
export function faceAsked(notes: readonly FaceNote[]): FaceAgainReason | null {
  const last = notes.at(-1);
  return last?.event === 'asked' ? last.why : null;
}
