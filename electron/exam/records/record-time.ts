import { isSameBoot, type BootMoment } from '#electron/platform/clock/boot.ts';

/** Epoch ms of the platform at the moment at which one start of this machine had been up for 0 ms. */
export interface BootTime {
  boot: string;
  base: number;
}

/** What a record says of time beside the clock of this machine. */
export interface RecordedAt {
  /** Epoch ms by the platform's clock; absent: nobody knew. */
  platformAt?: number;
  /** How the platform's clock relates to this start of the machine, where no record before says the same. */
  clock?: BootTime;
  /** When an answer was given, or the paper sealed, by this start of the machine, while nobody knew the platform's time. */
  untimed?: BootMoment;
}

/** Between which two moments (epoch ms of the platform) this seat did not know the time. */
export interface UnknownTime {
  /** 0: it never knew it before. */
  from: number;
  /** Null: it has not learned it since. */
  until: number | null;
}

/** What the records of an attempt know of the platform's time. */
export interface RecordedTime {
  /** The latest time that was known, epoch ms of the platform; 0: none. */
  latest: number;
  relation: BootTime | null;
  /** The latest answer whose time may still be learned. */
  untimed: BootMoment | null;
  /** True: there are answers of an earlier start of the machine that never learned the time. */
  stranded: boolean;
  /** When answers were given whose time nobody will ever know; null: there are none. */
  unknown: UnknownTime | null;
}

export const noTimeYet: RecordedTime = { latest: 0, relation: null, untimed: null, stranded: false, unknown: null };

/** A record with its type. */
type Timed = RecordedAt & { type: string };

/** Relations that differ by less are the same: uptime is counted in whole seconds on some systems. */
const sameBaseMs = 2_000;

/**
 * What one more record tells. An answer without a time gets one when this start of the machine learns it; else it was
 * given at the latest when the time was known again.
 */
export function timeAfter(
  { time, lastAnswerAt }: { time: RecordedTime; lastAnswerAt: number },
  { type, platformAt, clock, untimed }: Timed,
): { time: RecordedTime; lastAnswerAt: number } {
  const next = { ...time, relation: clock ?? time.relation };
  let latestAnswer = lastAnswerAt;
  // What a settlement says of time came from the platform's record or from nobody.
  if (platformAt !== undefined && type !== 'settled') {
    const { relation } = next;
    if (next.untimed && relation && isSameBoot(next.untimed.boot, relation.boot)) {
      latestAnswer = Math.max(latestAnswer, next.untimed.upMs + relation.base);
      next.untimed = null;
    }
    if (next.untimed !== null || next.stranded) {
      latestAnswer = Math.max(latestAnswer, platformAt);
      next.unknown = { from: next.unknown?.from ?? next.latest, until: platformAt };
    }
    next.untimed = null;
    next.stranded = false;
    next.latest = Math.max(next.latest, platformAt);
  }
  if (untimed && type === 'answer') {
    next.stranded ||= next.untimed !== null && !isSameBoot(next.untimed.boot, untimed.boot);
    next.untimed = untimed;
  }
  return { time: next, lastAnswerAt: latestAnswer };
}

/** What a record of this moment says of time. `platformNow`: null: nobody knows. */
export function timeStamp(
  { relation }: RecordedTime,
  type: string,
  platformNow: number | null,
  moment: BootMoment | null,
): RecordedAt {
  if (platformNow === null) return moment && (type === 'answer' || type === 'sealed') ? { untimed: moment } : {};
  if (!moment) return { platformAt: platformNow };
  const base = platformNow - moment.upMs;
  const same = relation && isSameBoot(relation.boot, moment.boot) && Math.abs(relation.base - base) <= sameBaseMs;
  return { platformAt: platformNow, ...(same ? {} : { clock: { boot: moment.boot, base } }) };
}

/**
 * The platform's time by a journal of the same start of this machine, whatever its clock says now; null: this is another
 * start, or an uptime that lies before what the journal knew.
 */
export function carriedTime({ relation, latest }: RecordedTime, { boot, upMs }: BootMoment): number | null {
  if (!relation || !isSameBoot(relation.boot, boot)) return null;
  const now = relation.base + upMs;
  return now < latest - sameBaseMs ? null : now;
}

/** What a seal made now has to say of times that are not known; null: nothing that could matter for the deadline. */
export function unknownAtSeal(
  { latest, untimed, stranded, unknown }: RecordedTime,
  deadline: number | null,
  platformNow: number | null,
): UnknownTime | null {
  if (platformNow === null) return { from: unknown?.from ?? latest, until: null };
  const told = untimed || stranded ? { from: unknown?.from ?? latest, until: platformNow } : unknown;
  const over = told?.until ?? platformNow;
  return told && (deadline === null || over > deadline) ? told : null;
}
