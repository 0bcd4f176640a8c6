import type { PaperReport } from '#contract/ipc/paper-report.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { SeatUse } from '#contract/ipc/staff-action.ts';
import type { commitBody } from '#electron/exam/hand-in/hand-in-body.ts';
import { RescueKeyError } from '#electron/storage/journal/keys.ts';
import type { FaceNote } from '#rules/exam/face-again.ts';

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
  answers: { questionId: string; value: AnswerValue; at: number }[];
  /** The questions of the paper in its order; empty when the paper's beginning is lost. */
  questions: { id: string; number: number }[];
  files: RescuedFile[];
  /** Uses of the staff code on the seat and wrong tries, in order; `at`: epoch ms of the platform's clock. */
  staffCode: SeatUse[];
  /** What happened to the paper; null: only its last state is here. */
  report: PaperReport | null;
  /** Face checks that were asked for during the paper, and what became of them, in order. */
  faceChecks: FaceNote[];
}

export interface RescueReport {
  papers: RescuedPaper[];
  /** Journals that this key does not open, each with its reason. */
  unopened: { attemptId: string; reason: Unopened }[];
}

/** `madeWith`: the fingerprint of the key that would fit; null: nobody wrote it down. */
export type Unopened =
  | { code: 'other-key'; madeWith: string | null }
  | { code: 'no-rescue-key' | 'no-transfer' }
  | { code: 'damaged'; detail: string };

export function whyUnopened(error: unknown): Unopened {
  if (!(error instanceof RescueKeyError)) {
    return { code: 'damaged', detail: error instanceof Error ? error.message : String(error) };
  }
  return error.code === 'other-key' ? { code: error.code, madeWith: error.madeWith } : { code: error.code };
}
