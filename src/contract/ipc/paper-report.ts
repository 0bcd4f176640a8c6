import type { SaveOutcome } from './exam.ts';
import { call } from './ipc-types.ts';

/**
 * What a line of a report tells of. `gap`: numbers that were given, and no copy holds their records. `clock-back`: this
 * computer's clock stood earlier than at the record before. `other`: a record of a kind that this version does not know.
 */
export const reportKinds = [
  'opened',
  'answered',
  'changed',
  'cleared',
  'played',
  'returned',
  'left',
  'away',
  'away-over',
  'rules',
  'staff',
  'staff-read',
  'seat',
  'face',
  'noted',
  'received',
  'sealed',
  'seal-time',
  'sending',
  'taken',
  'not-sent',
  'settled',
  'file',
  'session-kept',
  'gap',
  'clock-back',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Plain values by name: numbers of ms and of questions, times (epoch ms, names that end in `At`), codes and texts. */
export type ReportValues = Readonly<Record<string, string | number | boolean | null>>;

/** One line of what happened to a paper. */
export interface ReportLine {
  /** Number of its record in the journal, which is authenticated with it. */
  place: number;
  /** Which of the seats before recorded it, from 1; absent: the seat whose journal this is. */
  seat?: number;
  /** Epoch ms; null: nobody knows. */
  at: number | null;
  /** By whose clock: the platform's, or this computer's with the difference that was known when the paper began. */
  clock: 'platform' | 'computer' | 'unknown';
  kind: ReportKind;
  values: ReportValues;
}

/** What happened to one paper, from its journal alone: gaps and unknown times are shown as such. */
export interface PaperReport {
  format: 'lectern-paper-report';
  version: 1;
  attemptId: string;
  userPaperId: string | null;
  exam: string | null;
  /** The learner's masked phone number or name; null: the beginning of the paper is lost. */
  owner: string | null;
  /** Number of the last record. */
  records: number;
  /** Numbers of records that no copy holds any more. */
  missing: number;
  lines: readonly ReportLine[];
}

/** The report of this account's own paper once it is handed in, or earlier with the staff code; fails with `paper-open`. */
export const paperReportDomain = {
  read: call<[attemptId: string], PaperReport>(),
  /** Writes it as JSON to a file that the learner or staff choose. */
  save: call<[attemptId: string], SaveOutcome>(),
};
