import { call, event } from './ipc-types.ts';
import type { AnswerValue, Paper } from './paper.ts';
import type { SyncState } from './practice.ts';

/** Names an assessment: what it belongs to, and of which kind that is, are part of it. */
export interface AssessRef {
  assessId: string;
  refId: string;
  refType: string;
}

/** The questions of an assessment, stored on this computer. */
export interface AssessPaper {
  ref: AssessRef;
  paper: Paper;
  /** Questions that cannot be answered here: files. */
  leftOut: number;
}

/** How far something is on its way to the platform; `message`: its own words when it refused, else ''. */
export interface AssessDelivery {
  sync: SyncState;
  message: string;
}

export interface AssessAnswer extends AssessDelivery {
  value: AnswerValue;
  /** Epoch ms of this computer: when it was written, or heard of. */
  at: number;
}

/** That the learner ended the assessment. `without`: agreed that refused answers are missing from it. */
export interface AssessSubmission extends AssessDelivery {
  without: boolean;
}

/** What a learner did of an assessment on this computer, and what the platform has of other ones. */
export interface AssessState {
  ref: AssessRef;
  answers: Readonly<Record<string, AssessAnswer>>;
  /** Where the learner was; null: nowhere yet. */
  current: string | null;
  /** Null: not submitted. */
  submission: AssessSubmission | null;
  /** Of the result; '': not known. */
  resultId: string;
}

/**
 * Assessments of the account that is signed in. An answer is on disk, in both copies where both can be written, before it
 * is sent; it outlives the end of a session. Fail with the codes of a journal, `assess-not-there` where the assessment was
 * never opened here, `assess-refused` where the platform does not give it, and `assess-submitted` for a change that comes
 * too late.
 */
export const assessDomain = {
  /** Reads the questions and what the platform has, or the stored ones where it cannot be reached. */
  open: call<[ref: AssessRef], AssessPaper>(),
  state: call<[ref: AssessRef], AssessState>(),
  /** Resolves when the answer is on disk. Its delivery begins then. */
  answer: call<[ref: AssessRef, questionId: string, value: AnswerValue], AssessState>(),
  go: call<[ref: AssessRef, questionId: string], AssessState>(),
  /** Ends the assessment once every answer is at the platform; `without`: also without the refused ones. */
  submit: call<[ref: AssessRef, without: boolean], AssessState>(),
  /** Sends again what the platform refused. */
  retry: call<[ref: AssessRef], AssessState>(),
  changed: event<AssessRef>(),
};
