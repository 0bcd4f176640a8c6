import type { KeptPart } from '#contract/ipc/courseware.ts';

const states = ['completed', 'incomplete', 'passed', 'failed', 'browsed', 'notBegun', 'unknown'] as const;
export type CoursewareStatus = (typeof states)[number];

/** What a part of a package says of its learner; nobody else has checked it. */
export interface CoursewareFacts {
  /** 2004 tells completion and success apart; never empty. */
  statuses: readonly CoursewareStatus[];
  score: { kind: 'raw'; value: number; of: number | null } | { kind: 'scaled'; value: number } | null;
  /** Seconds; null: nothing was told. */
  seconds: number | null;
}

const unknown: CoursewareFacts = { statuses: ['unknown'], score: null, seconds: null };

export function coursewareFacts(part: Pick<KeptPart, 'version' | 'cmi'> | null): CoursewareFacts {
  const data = part && parsed(part.cmi);
  if (!data) return unknown;
  return part.version === '1.2' ? facts12(objectOf(data['core'])) : facts2004(data);
}

const statuses12: Readonly<Record<string, CoursewareStatus>> = {
  passed: 'passed',
  failed: 'failed',
  completed: 'completed',
  incomplete: 'incomplete',
  browsed: 'browsed',
  'not attempted': 'notBegun',
};

function facts12(core: Json): CoursewareFacts {
  return {
    statuses: [statuses12[String(core['lesson_status'])] ?? 'unknown'],
    score: rawScore(objectOf(core['score'])),
    seconds: clockSeconds(core['total_time']),
  };
}

const completions: Readonly<Record<string, CoursewareStatus>> = {
  completed: 'completed',
  incomplete: 'incomplete',
  'not attempted': 'notBegun',
};

function facts2004(data: Json): CoursewareFacts {
  const completion = completions[String(data['completion_status'])];
  const success = (['passed', 'failed'] as const).find((one) => one === data['success_status']);
  const told = [completion, success].filter((one) => one !== undefined);
  const score = objectOf(data['score']);
  const scaled = numberOf(score['scaled']);
  return {
    statuses: told.length > 0 ? told : ['unknown'],
    score: rawScore(score) ?? (scaled === null ? null : { kind: 'scaled', value: scaled }),
    seconds: durationSeconds(data['total_time']),
  };
}

function rawScore(score: Json): CoursewareFacts['score'] {
  const value = numberOf(score['raw']);
  return value === null ? null : { kind: 'raw', value, of: numberOf(score['max']) };
}

/** `HHHH:MM:SS.SS` of SCORM 1.2. */
function clockSeconds(text: unknown): number | null {
  const [, hours, minutes, seconds] = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(String(text)) ?? [];
  if (hours === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A duration of ISO 8601, as `PT1H5M30S`; years and months, which have no length, are no time of study. */
function durationSeconds(text: unknown): number | null {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(String(text));
  if (!found) return null;
  const [days, hours, minutes, seconds] = found.slice(1).map((one) => Number(one ?? 0));
  return (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

type Json = Record<string, unknown>;

function parsed(text: string): Json | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? objectOf(data) : null;
  } catch {
    return null; // What a package wrote need not be JSON.
  }
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
