import type { ExamRef } from './exam.ts';
import { call } from './ipc-types.ts';

/** How far a paper is: questions with an answer, and when the latest one was saved (epoch ms of that computer). */
export interface PaperExtent {
  answered: number;
  /** Null: nothing was answered. */
  latestAt: number | null;
}

/**
 * What came of looking for the paper of another seat. `choose`: this seat has answers to the paper too; nothing was changed,
 * and somebody has to decide. `unsigned`: the staff code does not authenticate the file; nothing was changed, and staff have
 * to decide. `no-code`: the centre has set no staff code here. `wrong-code`, `wait`: as of the staff code (staff-code.ts).
 * `changed`: the file was changed since staff sealed it. `none`: the folder holds no paper of another seat. `foreign`: it holds one of another learner
 * or exam. `wrong-key`: the key opens none of them. `damaged`: the file is not whole. `sealed`: the paper is handed in here.
 */
export type ReceiveOutcome =
  | { outcome: 'received'; attemptId: string; extent: PaperExtent }
  | { outcome: 'choose'; there: PaperExtent; here: PaperExtent }
  | { outcome: 'unsigned'; there: PaperExtent }
  | { outcome: 'wrong-code' | 'wait'; waitMs: number }
  | {
      outcome: 'cancelled' | 'no-code' | 'changed' | 'none' | 'foreign' | 'wrong-key' | 'damaged' | 'sealed' | 'failed';
    };

export interface ReceiveRequest {
  /** Of the file. */
  key: string;
  /** The staff code, as it was typed. */
  code: string;
  /** Whoever is at the seat has decided that its answers count instead of those that are here. */
  replace: boolean;
  /** Staff take over a file that their code does not authenticate. */
  unsigned: boolean;
}

/** Copies of answers that the platform holds of a paper that is not on this computer; times in epoch ms of the platform. */
export type CopiesAtPlatform = PaperExtent;

export const transferDomain = {
  /** What the platform holds of an open paper; null: nothing, or the tenant has no such calls. */
  copies: call<[exam: ExamRef, userPaperId: string], CopiesAtPlatform | null>(),
  /**
   * Asks for the folder, opens the paper of another seat in it with its key, and takes its answers over. Main alone judges
   * the staff code, each time. The paper goes on with the rules that the platform tells, else with the stricter of what file
   * and seat know, after the steps that the exam asks for.
   */
  receive: call<[exam: ExamRef, request: ReceiveRequest], ReceiveOutcome>(),
};
