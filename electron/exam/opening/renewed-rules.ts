import type { AttemptRules } from '#contract/ipc/exam.ts';
import { isEvidence, type Basis } from '#contract/platform/basis.ts';
import type { PaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { isEndShown } from './end-basis.ts';
import { deadlineOf } from './rules.ts';

/** A deadline that moves forward still leaves the learner this long. */
const noticeMs = 60_000;
/** The platform writes whole seconds. */
const sameWithinMs = 1_000;

/**
 * The rules of a paper after its surface was read again: extra time, or a window that was moved. Null: nothing changed.
 * A surface that is silent takes no deadline away, and none moves into the past. An earlier end that nothing shows is told
 * and asked about, while the one that was shown goes on sealing the paper. `onlyLater`: the surface takes no time
 * away, because staff told this seat another end, which a platform need not enter in its papers, or it may be another paper's:
 * `doubtful`, so that it shows nothing either.
 */
export function renewedRules(before: AttemptRules, surface: PaperSurface, renewal: Renewal): AttemptRules | null {
  const { now, onlyLater, doubtful = false, profile = {}, corrected = 0, sure = false } = renewal;
  const known = corrected === 0 ? before : inCorrectedTime(before, corrected);
  const shiftMs = known.timeShiftMs ?? 0;
  const told = deadlineOf(surface, known.joinedAt, shiftMs);
  if (told === null || (onlyLater && known.deadline !== null && told < known.deadline)) return null;
  // An end that was shown by the clock of the join is shown by the corrected one, once nothing contradicts that.
  if (corrected !== 0 && sealsAt(before) !== null && sure && told > now) return { ...known, deadline: told };
  const next = rulesUntil(known, told, now);
  const times = { joined: known.joinedAt, deadline: told, shiftMs };
  const shown = !doubtful && isEndShown(surface, times, { ...nothingElse, profile });
  const { endBasis: _, shownEnd: __, ...renewed } = next ?? known;
  const asItWas = corrected === 0 ? null : known;
  if (next === null) return shown && told > now && isDoubted(known, told) ? renewed : asItWas;
  if (shown) return renewed;
  const shownEnd = known.shownEnd ?? sealsAt(known);
  if (shownEnd === null) return { ...renewed, endBasis: 'assumed' };
  return told >= shownEnd ? past(renewed, shownEnd) : { ...renewed, endBasis: 'assumed', shownEnd };
}

/** True for this end, as long as nothing but its name showed it. */
function isDoubted({ deadline, endBasis, shownEnd }: AttemptRules, end: number): boolean {
  const marked = endBasis !== undefined || shownEnd !== undefined;
  return marked && deadline !== null && Math.abs(deadline - end) <= sameWithinMs;
}

/** The rules with a later end that nothing shows: it counts, as time that was given can be judged, and is asked about. */
function past(known: AttemptRules, shownEnd: number): AttemptRules {
  const { shownEnd: _, ...rules } = known;
  return rules.deadline !== null && rules.deadline > shownEnd + sameWithinMs ? { ...rules, shownEnd } : rules;
}

/** What speaks for the new rules of a paper. */
interface Renewal {
  /** Epoch ms of the platform. */
  now: number;
  onlyLater: boolean;
  doubtful?: boolean;
  profile?: PlatformProfile;
  /** How far the clock was corrected (ms) since it gave this paper its join time. */
  corrected?: number;
  /** Nothing contradicts the clock. */
  sure?: boolean;
}

/** The same paper by a clock that was corrected: as much of its time is over as before. */
function inCorrectedTime(known: AttemptRules, by: number): AttemptRules {
  const { joinedAt, timeShiftMs = 0, shownEnd } = known;
  return {
    ...known,
    joinedAt: joinedAt + by,
    ...(timeShiftMs === 0 ? {} : { timeShiftMs: timeShiftMs + by }),
    ...(shownEnd === undefined ? {} : { shownEnd: shownEnd + by }),
  };
}

const nothingElse = { exam: { durationMs: null, endTime: null }, joinHeardAt: null, joinTold: null, mock: false };

/** The rules with a deadline that the platform told; null: nothing changed. It never moves into the past. */
function rulesUntil(known: AttemptRules, told: number, now: number): AttemptRules | null {
  if (known.deadline === null) return told > now ? withDeadline(known, told) : null;
  if (told > known.deadline + sameWithinMs) return withDeadline(known, told);
  const earlier = Math.max(told, now + noticeMs);
  return earlier < known.deadline - sameWithinMs ? withDeadline(known, earlier) : null;
}

/**
 * The rules after a decision of staff told the end; null: nothing changed. One of which nothing shows what it means ends the
 * paper no earlier: its end is told and asked about.
 */
export function orderedRules(
  known: AttemptRules,
  { told, least, basis, now }: { told: number; least: number | null; basis: Basis; now: number },
): AttemptRules | null {
  const next = rulesUntil(known, told, now);
  if (next === null) return null;
  if (isEvidence(basis)) return past(next, next.deadline ?? told);
  const sealing = sealsAt(known);
  if (sealing === null) return { ...next, endBasis: 'assumed' };
  const laterOrTakenBack = least !== null && told >= least - sameWithinMs;
  return laterOrTakenBack ? past(next, known.shownEnd ?? sealing) : { ...next, endBasis: 'assumed', shownEnd: sealing };
}

/** The platform has spoken again: its time is no longer in doubt. */
function withDeadline(known: AttemptRules, deadline: number): AttemptRules {
  return { ...known, deadline, timeDoubtful: false };
}

/** As they were before an earlier end was told that nothing shows: what staff decide counts from there. */
export function asShown(known: AttemptRules): AttemptRules {
  const { endBasis, shownEnd, ...rules } = known;
  return endBasis && shownEnd !== undefined ? { ...rules, deadline: shownEnd } : known;
}
