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
 * and somebody has to decide. `none`: the folder holds no paper of another seat. `foreign`: it holds one of another learner
 * or exam. `wrong-key`: the key opens none of them. `damaged`: the file is not whole. `sealed`: the paper is handed in here.
 */
export type ReceiveOutcome =
  | { outcome: 'received'; attemptId: string; extent: PaperExtent }
  | { outcome: 'choose'; there: PaperExtent; here: PaperExtent }
  | { outcome: 'cancelled' | 'none' | 'foreign' | 'wrong-key' | 'damaged' | 'sealed' | 'failed' };

/** Copies of answers that the platform holds of a paper that is not on this computer; times in epoch ms of the platform. */
export type CopiesAtPlatform = PaperExtent;

export const transferDomain = {
  /** What the platform holds of an open paper; null: nothing, or the tenant has no such calls. */
  copies: call<[exam: ExamRef, userPaperId: string], CopiesAtPlatform | null>(),
  /**
   * Asks for the folder, opens the paper of another seat in it with its key, and takes its answers over. `replace`: whoever is at
   * the seat has decided that they count instead of the answers that are here.
   */
  receive: call<[exam: ExamRef, key: string, replace: boolean], ReceiveOutcome>(),
};
