import type {
  Attempt,
  AttemptRules,
  DeliveryProof,
  ExamRef,
  HandInReason,
  HeldPaper,
  PendingAttempt,
  ReceiptEntry,
  Saved,
  SavedAnswer,
  SettledPhase,
  TextRange,
} from '../../../src/contract/ipc/exam.ts';
import type { FaceNote } from '../../../src/contract/exam/face-again.ts';
import type { ReceivedAction, SeatUse, StaffRecord } from '../../../src/contract/exam/staff-action.ts';
import type { ChainEnds } from '../evidence/chain.ts';
import type { Credential } from '../../gateway/platform-client.ts';
import type { AnswerFile, AnswerValue, Paper } from '../../../src/contract/ipc/paper.ts';

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
  | { type: 'strike'; questionId: string; keys: readonly string[] }
  | { type: 'highlight'; materialId: string; ranges: readonly TextRange[] }
  | { type: 'place'; questionId: string }
  | { type: 'played'; recordingId: string }
  /** The learner has read what staff said. */
  | { type: 'staff-read'; number: number }
  | { type: 'left' };

/** `refused`: the platform never takes this file. */
export interface FileOutcome {
  outcome: 'delivered' | 'refused';
  /** The platform's own message; null: it said nothing. */
  message: string | null;
  /** What a commit names the file by; null: its SHA-256. Counts only when it was told before the seal. */
  reference: string | null;
}

/** What of an attempt another seat goes on with. The delivery stays where it was begun: a sealed paper is not moved. */
export interface MovedPaper {
  accountId: string;
  owner: string;
  start: AttemptStart;
  answers: Readonly<Record<string, SavedAnswer>>;
  marked: readonly string[];
  /** Options that are struck out, by question. */
  struck: Readonly<Record<string, readonly string[]>>;
  /** Highlighted passages, by material. */
  highlights: Readonly<Record<string, readonly TextRange[]>>;
  currentQuestion: string | null;
  /** How often each recording was played, by id. */
  plays: Readonly<Record<string, number>>;
  /** Where the chains of its evidence end; absent: not known. */
  chains?: ChainEnds;
  /** Files that need not be sent any more, by id. */
  fileOutcomes: Readonly<Record<string, FileOutcome>>;
  /** What staff decided about this paper. */
  staff: StaffRecord;
  /** Face checks during the paper. */
  faceNotes: readonly FaceNote[];
  /** The latest answer, in epoch ms of the platform's clock, as far as it was known; 0: there is none. */
  lastAnswerAt: number;
}

/** A file of an answer with what is needed to send it. */
export interface StoredFile {
  accountId: string;
  attemptId: string;
  userPaperId: string;
  examId: string;
  questionId: string;
  file: AnswerFile;
  /** Null: it is still to be sent. */
  outcome: FileOutcome | null;
}

/** What the delivery of a paper came to, as its journal stores it. Only `delivered` is final. */
export interface Settlement {
  phase: SettledPhase;
  /** Epoch ms of the platform's clock. */
  at: number;
  proof: DeliveryProof | null;
  held: HeldPaper | null;
  /** The platform's own message; null: it said nothing. */
  refusal: string | null;
}

/** A session that outlives the learner's sign-out: it delivers one paper, and is then signed out at the platform. */
export interface HeldSession extends Credential {
  /** Id of the sign-out call that was held back. */
  logout: string;
}

/** A sealed paper and its delivery, as the journal stores it. */
export interface SealedPaper {
  attemptId: string;
  accountId: string;
  attempt: Attempt;
  /** What the platform calls files, by `fileId`, as far as it told; the next commit names the others by their SHA-256. */
  fileReferences: Readonly<Record<string, string>>;
  /** The same for each commit that may have arrived, oldest first; the platform has one of them, or none. */
  sentReferences: readonly Readonly<Record<string, string>>[];
  reason: HandInReason;
  /** Epoch ms of this machine. */
  sealedAt: number;
  /** Epoch ms of the platform's clock; travels with the commit. */
  sealTime: number;
  /** False: the disk did not take the seal, it exists in memory only. */
  sealOnDisk: boolean;
  /** True when a commit was sent and its outcome was never learned. */
  outcomeUnknown: boolean;
  /** True: another seat may have handed it in already, so the platform's record is read before the first commit. */
  lookFirst?: boolean;
  settled: Settlement | null;
  /** Null: only the signed-in account itself can deliver it. */
  heldSession: HeldSession | null;
}

/** What the deadline watch needs of an open attempt. */
export interface DueAttempt {
  attemptId: string;
  /** Epoch ms of the platform's clock. */
  deadline: number;
  /** Platform clock minus this machine's clock in ms when the attempt began. */
  clockOffset: number;
  /** Staff hand it in then, before its own deadline; absent: its time is up then. */
  byStaff?: true;
}

/**
 * All attempts on this machine, over the answer journals. Every method that writes resolves when the record is on disk
 * in both copies. An attempt is reached only with the account that began it.
 */
export interface AttemptStore {
  /**
   * `anew`: the learner's decision. An open attempt whose journal can never be opened here any more then gets another
   * journal beside it, which is delivered in its place.
   */
  begin(
    account: { accountId: string; owner: string },
    start: AttemptStart,
    options?: { anew?: boolean },
  ): Promise<Attempt>;
  /** True when this machine began the paper, and only rescue opens its journal. */
  isLockedAway(accountId: string, userPaperId: string): Promise<boolean>;
  /**
   * The unfinished attempt at this exam, if this machine has one. Rejects with KeystoreError or JournalError when it has
   * one that cannot be opened now.
   */
  find(accountId: string, exam: Pick<ExamRef, 'examId' | 'businessId'>): Promise<Attempt | null>;
  read(accountId: string, attemptId: string): Promise<Attempt | null>;
  /** By the platform's id of its paper; rejects when it cannot be opened. */
  readPaper(accountId: string, userPaperId: string): Promise<Attempt | null>;
  /** Rejects with a JournalError: `sealed` once the paper is sealed, `unknown-question`, `wrong-kind`, `no-attempt`... */
  write(accountId: string, attemptId: string, change: AttemptChange): Promise<Saved>;
  /** Records rules that the platform changed; a sealed paper is not affected. */
  renew(accountId: string, attemptId: string, rules: AttemptRules): Promise<void>;
  /**
   * Records a decision of staff with the rules that follow from it, exactly once by its number. False: it was recorded
   * before, or the paper is sealed.
   */
  decide(accountId: string, attemptId: string, action: ReceivedAction, rules: AttemptRules | null): Promise<boolean>;
  /** Records that the staff code was typed on the seat, also after the seal. Gives what staff did on this paper. */
  noteSeatUse(accountId: string, attemptId: string, use: SeatUse): Promise<StaffRecord>;
  /** Records what was asked for of the learner's face during the paper, and what became of it. */
  noteFace(accountId: string, attemptId: string, note: FaceNote): Promise<void>;
  /** All that another seat needs to go on with this paper. */
  moved(accountId: string, attemptId: string): Promise<MovedPaper>;
  /** Begins the paper here, unless it was, so that its files have a place; nobody enters it by that. */
  prepareToReceive(paper: MovedPaper, clockOffset: number): Promise<Attempt>;
  /** Takes the answers of another seat over: from now on they count. Rejects with `sealed` once the paper is sealed. */
  receive(attemptId: string, paper: MovedPaper, platformTime: number): Promise<Attempt>;
  /**
   * Seals the paper; a second seal returns the first. A disk that does not take the seal does not hold it up.
   * `platformNow`: epoch ms of the platform's clock.
   */
  seal(accountId: string, attemptId: string, reason: HandInReason, platformNow?: number): Promise<SealedPaper>;
  /** Appends the next part to a file that is being stored beside the journal. */
  appendFile(accountId: string, attemptId: string, fileId: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when the file is on the disk; it belongs to the answer only once a record says so. */
  finishFile(accountId: string, attemptId: string, fileId: string): Promise<void>;
  /** Null: no copy has this content any more. */
  readFile(accountId: string, attemptId: string, file: AnswerFile): Promise<Uint8Array | null>;
  removeFile(accountId: string, attemptId: string, fileId: string): Promise<void>;
  /** Files in the answers of an attempt; of all attempts of the account that are not finished when none is named. */
  files(accountId: string, attemptId?: string): Promise<StoredFile[]>;
  /** Records what came of sending a file, also after the seal. */
  noteFile(accountId: string, attemptId: string, fileId: string, outcome: FileOutcome): Promise<void>;
  /** Sealed papers that are not delivered, oldest first. */
  sealed(accountId: string): Promise<SealedPaper[]>;
  /** Every sealed paper of the account, also the delivered ones; none is opened for it. */
  receipts(accountId: string): Promise<ReceiptEntry[]>;
  sealedPaper(accountId: string, attemptId: string): Promise<SealedPaper | null>;
  /** Records that a commit is about to be sent: until `notSent` or `settle`, its outcome is unknown. */
  sending(accountId: string, attemptId: string, fileReferences: SealedPaper['fileReferences']): Promise<void>;
  /** Records that the commit of the latest `sending` never left this machine. */
  notSent(accountId: string, attemptId: string): Promise<void>;
  settle(accountId: string, attemptId: string, settlement: Settlement): Promise<void>;
  /**
   * Stores the session that delivers this paper after its learner signed out; null removes it. False: it was not stored,
   * because this machine keeps the journal's key beside the journal.
   */
  holdSession(accountId: string, attemptId: string, session: HeldSession | null): Promise<boolean>;
  /** Sealed papers of any account that are not delivered and have a session of their own. */
  withHeldSession(): Promise<SealedPaper[]>;
  /** Every unfinished attempt on this machine, for lists and the sign-in page. */
  pending(currentAccountId: string | null): Promise<PendingAttempt[]>;
  /** Open attempts of an account that have a deadline, for automatic hand-in. */
  due(accountId: string): Promise<DueAttempt[]>;
  /** Platform clock minus this machine's clock in ms when the attempt began, for a start with no network. */
  clockOffset(accountId: string, attemptId: string): Promise<number | null>;
  /**
   * Removes journals that were delivered 90 days ago or longer; all others stay. Resolves to their number.
   * `platformNow`: epoch ms of the platform's clock.
   */
  removeExpired(platformNow: number): Promise<number>;
  /** Called when a journal that could not be opened has been: what is due may have changed. */
  onReadable(listener: () => void): () => void;
  close(): Promise<void>;
}
