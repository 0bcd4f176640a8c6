import { basisOfField, isEvidence } from '#contract/platform/basis.ts';
import { findUserPaperSurface, type PaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';

/** What else than the paper's head speaks for its end. */
export interface EndEvidence {
  profile: PlatformProfile;
  /** What the exam's own information says; null: nothing. */
  exam: { durationMs: number | null; endTime: number | null };
  /** This client joined the paper just now, at a time that no answer of the platform contradicts; null: it did not. */
  joinHeardAt: number | null;
  /** The join time that another call than the head told, raw; null: none did. */
  joinTold: number | null;
  /** A mock exam is taken again: one that is short is no doubt. */
  mock: boolean;
}

const minuteMs = 60_000;
const joinedWithinMs = 5 * minuteMs;
/** No paper takes longer (minutes): a higher number counts something else, such as seconds, and ends none. */
export const longestMinutes = 720;
/** A formal exam is no shorter: a number below counts something else, such as hours. */
const shortestMs = 10 * minuteMs;

/**
 * Whether something but the names of fields says that the deadline of a paper's head is its end: the platform's profile,
 * or two ways of the platform, or of the platform and of this client, that agree.
 */
export function isEndShown(
  surface: Pick<PaperSurface, 'joinTime' | 'endTime' | 'duration'>,
  { joined, deadline, shiftMs }: { joined: number; deadline: number; shiftMs: number },
  { profile, exam, joinHeardAt, joinTold, mock }: EndEvidence,
): boolean {
  const named = (field: string) => isEvidence(basisOfField(findUserPaperSurface.id, field, profile));
  const agree = (one: number | null, other: number | null, withinMs: number) =>
    one !== null && other !== null && Math.abs(one - other) <= withinMs;
  const byWindow = surface.endTime === null ? null : surface.endTime + shiftMs;
  const lastsMs = (surface.duration ?? 0) * minuteMs;
  if (agree(byWindow, joined + lastsMs, minuteMs)) return true;
  // It may end the paper before its window does.
  if (lastsMs > longestMinutes * minuteMs) return false;
  if (deadline === byWindow) return named('endTime') || agree(surface.endTime, exam.endTime, minuteMs);
  const joinShown =
    (surface.joinTime === null && joinHeardAt !== null) ||
    (surface.joinTime !== null && named('joinTime')) ||
    agree(joined, joinHeardAt, joinedWithinMs) ||
    (joinHeardAt === null && agree(surface.joinTime?.at ?? null, joinTold, minuteMs));
  // Extra time is part of a paper's duration, and not of its exam's.
  const examMs = exam.durationMs ?? 0;
  const lastsShown = named('duration') || (examMs >= (mock ? minuteMs : shortestMs) && lastsMs >= examMs);
  return joinShown && lastsShown;
}
