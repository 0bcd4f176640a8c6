import type {
  Attempt,
  AttemptPhase,
  AttemptRules,
  ExamRef,
  HandInReason,
  PendingAttempt,
  Saved,
} from '../../../src/contract/ipc/exam.ts';
import type { AnswerValue, Paper } from '../../../src/contract/ipc/paper.ts';

/** What begins an attempt: everything that is needed to sit it with no network at all. */
export interface AttemptStart {
  exam: ExamRef;
  userPaperId: string;
  rules: AttemptRules;
  paper: Paper;
  /** Platform clock minus this machine's clock in ms when the attempt began. */
  clockOffset: number;
}

/** The learner's part of the journal; one record each. */
export type AttemptChange =
  | { type: 'answer'; questionId: string; value: AnswerValue }
  | { type: 'mark'; questionId: string; marked: boolean }
  | { type: 'place'; questionId: string }
  | { type: 'left' };

/** The way of a sealed paper; kept in the journal, so that it survives everything an answer survives. */
export interface SealedPaper {
  attemptId: string;
  accountId: string;
  attempt: Attempt;
  reason: HandInReason;
  /** Epoch ms of this machine. */
  sealedAt: number;
  /** False: the disk did not take the seal, it exists in memory only. */
  sealOnDisk: boolean;
  /** True when a commit was sent and its outcome was never learned. */
  outcomeUnknown: boolean;
  settled: { phase: Exclude<AttemptPhase, 'open' | 'sealed'>; at: number; refusal: string | null } | null;
}

/** What the deadline watch needs of an open attempt. */
export interface DueAttempt {
  attemptId: string;
  /** Epoch ms of the platform's clock. */
  deadline: number;
  /** Platform clock minus this machine's clock in ms when the attempt began. */
  clockOffset: number;
}

/**
 * All attempts on this machine, over the answer journals. Every method that writes resolves when the record is on disk
 * in both copies. An attempt is reached only with the account that began it.
 */
export interface AttemptStore {
  begin(account: { accountId: string; owner: string }, start: AttemptStart): Promise<Attempt>;
  /**
   * The unfinished attempt at this exam, if this machine has one. Rejects with KeystoreError or JournalError when it has
   * one that cannot be opened now.
   */
  find(accountId: string, exam: Pick<ExamRef, 'examId' | 'businessId'>): Promise<Attempt | null>;
  read(accountId: string, attemptId: string): Promise<Attempt | null>;
  /** Rejects with a JournalError: `sealed` once the paper is sealed, `unknown-question`, `wrong-kind`, `no-attempt`... */
  write(accountId: string, attemptId: string, change: AttemptChange): Promise<Saved>;
  /** Seals the paper; a second seal returns the first. A disk that does not take the seal does not hold it up. */
  seal(accountId: string, attemptId: string, reason: HandInReason): Promise<SealedPaper>;
  /** Sealed papers that are not settled, oldest first. */
  sealed(accountId: string): Promise<SealedPaper[]>;
  sealedPaper(accountId: string, attemptId: string): Promise<SealedPaper | null>;
  /** Notes that a commit is about to be sent: until `settle`, its outcome is unknown. */
  sending(accountId: string, attemptId: string): Promise<void>;
  settle(accountId: string, attemptId: string, phase: 'delivered' | 'refused', refusal: string | null): Promise<void>;
  /** Every unfinished attempt on this machine, for lists and the sign-in page. */
  pending(currentAccountId: string | null): Promise<PendingAttempt[]>;
  /** Open attempts of an account that have a deadline, for automatic hand-in. */
  due(accountId: string): Promise<DueAttempt[]>;
  /** Platform clock minus this machine's clock in ms when the attempt began, for a start with no network. */
  clockOffset(accountId: string, attemptId: string): Promise<number | null>;
  /** Removes journals that were settled 90 days ago or longer; unsettled ones stay for ever. Resolves to their number. */
  removeExpired(): Promise<number>;
  /** Called when a journal that could not be opened has been: what is due may have changed. */
  onReadable(listener: () => void): () => void;
  close(): Promise<void>;
}
