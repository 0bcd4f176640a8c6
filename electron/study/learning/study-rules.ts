import type { ItemStudy, LastStudy, PlayReport, StudyPlace, StudyRef } from '#contract/ipc/learning.ts';

/** One call of `saveLog` that has to be made. `sending`: it was sent and the outcome is unknown. `refused`: it waits for the learner. */
export interface StudyLog {
  logId: string;
  kind: 'start' | 'minute';
  sync: 'waiting' | 'sending' | 'refused';
  /** Percent that the platform had for the item before it was sent; null: not known. */
  rateBefore: number | null;
}

/** What is stored of an item. */
export interface StoredStudy {
  ref: StudyRef;
  place: StudyPlace | null;
  seen: number;
  towardsMs: number;
  /** What the platform said of the place when this computer saw it last; null: nothing. */
  platformAt: number | null;
  logs: readonly StudyLog[];
  taken: number;
  unsure: number;
  /** What an earlier version dropped; it keeps no log of it. */
  refused: number;
  /** Epoch ms of this machine; an earlier version did not keep it. */
  studiedAt?: number;
}

const minuteMs = 60_000;

export function freshStudy(ref: StudyRef): StoredStudy {
  return {
    ref,
    place: null,
    seen: 0,
    towardsMs: 0,
    platformAt: null,
    logs: [],
    taken: 0,
    unsure: 0,
    refused: 0,
  };
}

/** What the page is told. */
export function told({ place, seen, towardsMs, taken, unsure, refused, logs }: StoredStudy): ItemStudy {
  const kept = logs.filter(({ sync }) => sync === 'refused').length;
  return { place, seen, towardsMs, taken, unsure, refused: refused + kept, waiting: logs.length - kept };
}

/** Logs that are sent without being asked for. */
export function openLogs({ logs }: StoredStudy): readonly StudyLog[] {
  return logs.filter(({ sync }) => sync !== 'refused');
}

/** The item with everything that was refused to be sent once more. `logId`: of what an earlier version dropped. */
export function retried(study: StoredStudy, logId: () => string): StoredStudy {
  if (told(study).refused === 0) return study;
  const logs = study.logs.map((log): StudyLog => (log.sync === 'refused' ? { ...log, sync: 'waiting' } : log));
  const dropped = Array.from({ length: study.refused }, logId);
  return dropped.reduce<StoredStudy>((before, id) => withLog(before, id, 'minute'), { ...study, logs, refused: 0 });
}

/**
 * The item as it is opened. The platform gives its place no time: one that differs from what it said before was set by
 * another device since, and is newer than ours.
 */
export function opened(study: StoredStudy, platformAt: number | null): StoredStudy {
  if (platformAt === null || platformAt === study.platformAt) return study;
  const of = study.place?.of ?? null;
  // With minutes on their way the platform tells of this computer, and of a moment that is past.
  const at = openLogs(study).length > 0 ? Math.max(study.place?.at ?? 0, platformAt) : platformAt;
  return { ...study, platformAt, place: { at, of }, seen: Math.max(study.seen, platformAt) };
}

/** The item with a log of its start. `now`: epoch ms. */
export function begun(study: StoredStudy, logId: string, now: number): StoredStudy {
  return { ...withLog(study, logId, 'start'), studiedAt: now };
}

/** The one that was studied last; null: none, or nobody knows when. */
export function lastOf(studies: readonly StoredStudy[]): LastStudy | null {
  let last: LastStudy | null = null;
  for (const { ref, place, studiedAt } of studies) {
    if (studiedAt !== undefined && studiedAt > (last?.studiedAt ?? -Infinity)) last = { ref, place, studiedAt };
  }
  return last;
}

/** What a player claims, bounded by the time that really passed since the report before. */
export function credited(playedMs: number, passedMs: number): number {
  return Math.max(0, Math.min(playedMs, passedMs));
}

/**
 * The item after a report; `countMinutes` false: the platform wants no log after the first. At most one minute becomes
 * full in a report, since a player reports every few seconds; what exceeds it stays for the next.
 */
export function reported(
  study: StoredStudy,
  { place, seen }: Omit<PlayReport, 'playedMs'>,
  { creditMs, countMinutes, logId, now }: { creditMs: number; countMinutes: boolean; logId: string; now: number },
): StoredStudy {
  const towardsMs = study.towardsMs + creditMs;
  const moved = { ...study, place, seen: Math.max(study.seen, seen), towardsMs, studiedAt: now };
  if (!countMinutes) return { ...moved, towardsMs: 0 };
  if (towardsMs < minuteMs) return moved;
  return withLog({ ...moved, towardsMs: towardsMs - minuteMs }, logId, 'minute');
}

function withLog(study: StoredStudy, logId: string, kind: StudyLog['kind']): StoredStudy {
  return { ...study, logs: [...study.logs, { logId, kind, sync: 'waiting', rateBefore: null }] };
}

export function withSync(study: StoredStudy, logId: string, change: Partial<StudyLog>): StoredStudy {
  return { ...study, logs: study.logs.map((log) => (log.logId === logId ? { ...log, ...change } : log)) };
}

/** The item without a log whose fate is decided. */
export function settled(study: StoredStudy, logId: string, as: 'taken' | 'unsure'): StoredStudy {
  if (!study.logs.some((log) => log.logId === logId)) return study;
  return { ...study, logs: study.logs.filter((log) => log.logId !== logId), [as]: study[as] + 1 };
}

/** The smallest step of a rate that a platform shows, percent. */
const shownStep = 1;

/**
 * What became of a log whose answer was lost, told by the rate before and after it. A rate that stands still proves
 * nothing when it is at its end, or when a minute of this item is too little to be seen in it.
 */
export function fateOf(
  { kind, rateBefore }: Pick<StudyLog, 'kind' | 'rateBefore'>,
  rateNow: number | null,
  place: StudyPlace | null,
): 'arrived' | 'repeat' | 'unsure' {
  if (rateBefore === null || rateNow === null) return 'unsure';
  if (rateNow > rateBefore) return 'arrived';
  if (rateBefore >= 100) return 'unsure';
  const seconds = place?.of ?? null;
  const step = seconds === null || seconds <= 0 ? null : (60 / seconds) * 100;
  // What has no time line is done by its start.
  if (kind === 'start' && step === null) return 'repeat';
  return step !== null && step >= shownStep ? 'repeat' : 'unsure';
}
