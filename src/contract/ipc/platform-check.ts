import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';

/** The account that a check signs in with; it is used for the check and then forgotten. */
export interface CheckRequest {
  account: string;
  password: string;
  /** Null: the first branch. */
  branchName: string | null;
}

/** What one call of a check came to. */
export interface CheckRow {
  call: string;
  /** No document shows where it is. */
  assumed: boolean;
  /** HTTP status, `not-asked`, or why there was no answer. */
  reached: string;
  read: 'yes' | 'partly' | 'no' | 'not-asked';
  /** Declared fields that no object of the answer has. */
  missing: readonly string[];
  /** `type: 12`. */
  unknownCodes: readonly string[];
  /** `examName <- paperName`. */
  guesses: readonly string[];
  /** The platform's words where it refused. */
  refusal: string;
}

/** What a person must decide, or should know; a key below `platform-check:notes`. */
export type CheckNote =
  | { kind: 'path'; call: string; path: string }
  | { kind: 'code'; call: string; code: string; table: string; names: string }
  | { kind: 'envelope'; field: string; success: string }
  | { kind: 'noToken' | 'tokenHeader' | 'noExam' | 'formalOnly' | 'notSignedIn' | 'noPaper' }
  | { kind: 'questions'; read: number; told: number | null }
  | { kind: 'withoutId'; count: number; read: number }
  | { kind: 'sameAnswers' | 'otherAnswers' | 'nothingToCompare' | 'noRecord' | 'nothingHandedIn' }
  | { kind: 'answers'; held: number; given: number };

export type CheckOutcome =
  | { outcome: 'done'; rows: readonly CheckRow[]; decisions: readonly CheckNote[]; findings: readonly CheckNote[] }
  | { outcome: 'cancelled' };

export const platformCheckDomain = {
  /** Signs in, chooses a branch and makes the reading calls of a learner's day; one check at a time. */
  run: call<[request: CheckRequest], CheckOutcome>(),
  cancel: call<[], void>(),
  /** Writes the last check's report, or the profile it suggests, to a file that the engineer chooses. */
  save: call<[what: 'report' | 'profile'], SaveOutcome>(),
  row: event<CheckRow>(),
};
