import type { FaceNote } from '../../src/contract/exam/face-again.ts';
import type { SeatUse } from '../../src/contract/exam/staff-action.ts';
import type { commitBody } from '../exam/hand-in/hand-in-body.ts';

/** A file of an answer. */
export interface RescuedFile {
  questionId: string;
  name: string;
  sha256: string;
  /** Null: no copy has this content any more. */
  bytes: Uint8Array | null;
}

/** A paper as it would be committed. */
export interface RescuedPaper {
  attemptId: string;
  accountId: string | null;
  owner: string | null;
  exam: string | null;
  sealed: { reason: string; at: number } | null;
  deliveredAt: number | null;
  /** What userPaperCommitAllPaper takes; null when the paper's beginning is lost. */
  paper: ReturnType<typeof commitBody> | null;
  /** Every answer with its time, also without the beginning. */
  answers: { questionId: string; value: unknown; at: number }[];
  files: RescuedFile[];
  /** Uses of the staff code on the seat and wrong tries, in order; `at`: epoch ms of the platform's clock. */
  staffCode: SeatUse[];
  /** Face checks that were asked for during the paper, and what became of them, in order. */
  faceChecks: FaceNote[];
}

export interface RescueReport {
  papers: RescuedPaper[];
  /** Journals that this key does not open, each with its reason. */
  unopened: { attemptId: string; reason: string }[];
}
