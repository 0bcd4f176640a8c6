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
  /** `not-offered`: the platform, or its profile, says that it has no such call. */
  read: 'yes' | 'partly' | 'no' | 'not-offered' | 'not-asked';
  /** Declared fields that no object of the answer has, but for those that a platform may leave out. */
  missing: readonly string[];
  /** `type: 12`. */
  unknownCodes: readonly string[];
  /** `examName <- exam_name`: proven, and in the profile. */
  guesses: readonly string[];
  /** The same where it only sounds alike: a person decides, the profile says nothing of it. */
  perhaps: readonly string[];
  /** The platform's words where it refused. */
  refusal: string;
}

/** What a learner cannot do where an answer lacks something; a key below `platform-check:stops`. */
export type Consequence =
  | 'account'
  | 'branch'
  | 'exams'
  | 'opening'
  | 'papers'
  | 'end'
  | 'paper'
  | 'receipt'
  | 'tasks'
  | 'task'
  | 'course'
  | 'film'
  | 'document'
  | 'practices'
  | 'practice'
  | 'assessments'
  | 'assessment'
  | 'goods'
  | 'certificates'
  | 'orders'
  | 'messages';

/** What a check did not try; a key below `platform-check:untried`. */
export type Untried =
  | 'sitting'
  | 'campExams'
  | 'files'
  | 'face'
  | 'cameras'
  | 'study'
  | 'booking'
  | 'practice'
  | 'assessment'
  | 'live'
  | 'ordering'
  | 'paying';

/** What a person must decide, or should know; a key below `platform-check:notes`. */
export type CheckNote =
  | { kind: 'stops'; what: Consequence; call: string; lacks: string }
  | { kind: 'untried'; what: readonly Untried[] }
  | { kind: 'choices'; types: string }
  | { kind: 'path'; call: string; path: string }
  | { kind: 'code'; call: string; code: string; table: string; names: string }
  | { kind: 'setting'; key: string; value: string }
  | { kind: 'types'; types: string }
  | { kind: 'standing'; codes: string }
  | { kind: 'envelope'; field: string; success: string }
  | { kind: 'noToken' | 'tokenHeader' | 'noExam' | 'formalOnly' | 'notSignedIn' | 'noPaper' }
  | { kind: 'questions'; read: number; told: number | null }
  | { kind: 'withoutId'; count: number; read: number }
  | { kind: 'sameAnswers' | 'otherAnswers' | 'nothingToCompare' | 'noRecord' | 'nothingHandedIn' }
  | { kind: 'answersGiven' | 'answersSent' | 'answers'; held: number; given: number };

export type CheckOutcome =
  | {
      outcome: 'done';
      rows: readonly CheckRow[];
      decisions: readonly CheckNote[];
      findings: readonly CheckNote[];
      stops: readonly CheckNote[];
    }
  | { outcome: 'cancelled' };

export const platformCheckDomain = {
  /** Signs in, chooses a branch and makes the reading calls of a learner's day; one check at a time. */
  run: call<[request: CheckRequest], CheckOutcome>(),
  cancel: call<[], void>(),
  /** Writes the last check's report, or the profile it suggests, to a file that the engineer chooses. */
  save: call<[what: 'report' | 'profile'], SaveOutcome>(),
  row: event<CheckRow>(),
};
