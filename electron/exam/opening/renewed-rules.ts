import type { AttemptRules } from '../../../src/contract/ipc/exam.ts';
import type { PaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';
import { deadlineOf } from './rules.ts';

/** A deadline that moves forward still leaves the learner this long. */
const noticeMs = 60_000;
/** The platform writes whole seconds. */
const sameWithinMs = 1_000;

/**
 * The rules of a paper after its surface was read again: extra time, or a window that was moved. Null: nothing changed.
 * A surface that is silent takes no deadline away, and none moves into the past. `staffMovedIt`: staff told this seat
 * another end, which a platform need not enter in its papers: the surface then takes no time away.
 */
export function renewedRules(
  known: AttemptRules,
  surface: PaperSurface,
  { now, staffMovedIt }: { now: number; staffMovedIt: boolean },
): AttemptRules | null {
  const told = deadlineOf(surface, known.joinedAt, known.timeShiftMs ?? 0);
  if (told === null || (staffMovedIt && known.deadline !== null && told < known.deadline)) return null;
  return rulesUntil(known, told, now);
}

/** The rules with a deadline that the platform told; null: nothing changed. It never moves into the past. */
export function rulesUntil(known: AttemptRules, told: number, now: number): AttemptRules | null {
  if (known.deadline === null) return told > now ? withDeadline(known, told) : null;
  if (told > known.deadline + sameWithinMs) return withDeadline(known, told);
  const earlier = Math.max(told, now + noticeMs);
  return earlier < known.deadline - sameWithinMs ? withDeadline(known, earlier) : null;
}

/** The platform has spoken again: its time is no longer in doubt. */
function withDeadline(known: AttemptRules, deadline: number): AttemptRules {
  return { ...known, deadline, timeDoubtful: false };
}
