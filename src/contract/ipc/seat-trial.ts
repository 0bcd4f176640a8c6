import type { Saved } from './exam.ts';
import { call } from './ipc-types.ts';
import type { LockdownState } from './lockdown.ts';
import type { AnswerValue } from './paper.ts';

/** The sample paper of a try-out, as it lies on the disk. */
export interface OpenedTrial {
  /** Answers of the run before, which did not end. */
  answers: Readonly<Record<string, AnswerValue>>;
  /** What is locked now, as in a formal exam. */
  lockdown: LockdownState;
}

/** What a sample paper showed of this seat. */
export interface TrialReport {
  /** What was locked while the sample paper was open. */
  lockdown: LockdownState;
  /** What a formal exam would have noted about the seat; nothing of it was sent. */
  notes: readonly string[];
  /** Answers that were acknowledged, and those that were found again in the files after they had been closed. */
  stored: number;
  readBack: number;
}

/** The sample paper of "try your exam seat". Nothing of it is ever delivered. */
export const seatTrialDomain = {
  /** Epoch ms of this machine at which a sample paper of this account began that did not end; null: there is none. */
  unfinished: call<[], number | null>(),
  /**
   * Opens the sample paper, or goes on with it, and locks the seat as a formal exam does; the lock ends by itself after
   * fifteen minutes. Fails with `paper-open` while a paper is open.
   */
  open: call<[], OpenedTrial>(),
  /** Resolves when the answer is on disk. */
  answer: call<[questionId: string, value: AnswerValue], Saved>(),
  /** The sample paper is not on the screen any more: unlocks the seat, keeps the answers. */
  leave: call<[], void>(),
  /** Unlocks the seat, reads the answers back, and removes all of them. */
  end: call<[], TrialReport>(),
};
