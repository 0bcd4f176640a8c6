import type {
  Absence,
  Attempt,
  AttemptRules,
  DeliveryProof,
  ExamRef,
  HandInReason,
  HeldPaper,
  PaperDemands,
  PendingAttempt,
  ReceiptEntry,
  Saved,
  SavedAnswer,
  SettledPhase,
  TextRange,
} from '#contract/ipc/exam.ts';
import type { LockdownLevel } from '#contract/ipc/lockdown.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import type { AnswerFile, AnswerValue, Paper } from '#contract/ipc/paper.ts';
import type { ReceivedAction, SeatUse, StaffRecord } from '#contract/ipc/staff-action.ts';
import type { Basis } from '#contract/platform/basis.ts';
import type { Credential, SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import type { JournalHistory } from '#electron/storage/journal/journals.ts';
import type { FaceNote } from '#rules/exam/face-again.ts';
import type { ChainEnds } from './chain.ts';
import type { PaperPlace } from './paper-place.ts';
import type { RecordedTime, UnknownTime } from './record-time.ts';

/** An attempt with the account that is sitting it. */
export interface OwnedAttempt {
  account: SignedInAccount;
  attempt: Attempt;
}

/** What begins an attempt: everything that is needed to sit it with no network at all. */
export interface AttemptStart {
  exam: ExamRef;
  userPaperId: string;
  rules: AttemptRules;
  paper: Paper;
  /** Platform clock minus this machine's clock in ms when the attempt began. */
  clockOffset: number;
  /** The lockdown level with which it was begun; absent: a journal of an older version, or a paper of another seat. */
  lockdown?: LockdownLevel;
  /** What its tenant asked for as it was begun; absent: nothing, an older version, or a paper of another seat. */
  demands?: PaperDemands;
  /** True: the paper came from another seat, and the steps before it were not taken here. */
  stepsDue?: true;
  /** Where it was begun; absent: an older version did not note it. */
  place?: PaperPlace;
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

/** What is noted of an attempt beside its answers, also after the seal; one record each. */
export type AttemptNote =
  /** Rules that the platform changed; a sealed paper is not affected. */
  | { type: 'rules'; rules: AttemptRules }
  /** How far the chains of its evidence have come. */
  | { type: 'evidence'; ends: ChainEnds }
  /** The face was asked for during the paper, or what became of that. */
  | { type: 'face'; note: FaceNote }
  /** The learner has agreed to pictures of this paper. */
  | { type: 'consent' }
  /** The learner was away, or what is newly known of an absence. */
  | { type: 'absence'; absence: Absence }
  /** What was noted of a camera or the seat. */
  | ({ type: 'seat-note' } & SeatNote)
  /** The platform answered that it took a commit. `takenAt`: epoch ms of its clock. */
  | { type: 'taken'; takenAt: number }
  /** The latest commit never left this machine, or the platform did not take it. */
  | { type: 'not-sent' };

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
  /** True: its learner has agreed to pictures of it. */
  consented?: boolean;
  /** Face checks during the paper. */
  faceNotes: readonly FaceNote[];
  /** Absent: a client that did not record them. */
  absences?: readonly Absence[];
  /** The latest answer, in epoch ms of the platform's clock, as far as it was known; 0: there is none. */
  lastAnswerAt: number;
  /** What happened to it on the seats before; absent: an older client, or a file that nobody authenticates. */
  report?: PaperReport | undefined;
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
  /** Where its paper was begun. */
  place?: PaperPlace;
}

/** The plain values of the platform's record of a paper, by name: all that is needed to see that it has changed. */
export interface RecordStamp {
  /** What answered: the paper's own record, or its line in the list of papers. */
  of: 'info' | 'list';
  values: Readonly<Record<string, string>>;
}

/** What the delivery of a paper came to, as its journal stores it. Only `delivered` is final. */
export interface Settlement {
  phase: SettledPhase;
  /** The weakest of what it rests on; absent in journals that did not record it: assumed. */
  basis?: Basis;
  /** The platform took the paper, and its record does not show it. */
  notShown?: true;
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
  /** Epoch ms of the platform's clock; travels with the commit. Null: nobody knew the time. */
  sealTime: number | null;
  /** When answers were given whose time is not known, as far as it may matter; absent: none were. */
  timeUnknown?: UnknownTime;
  /** False: the disk did not take the seal, it exists in memory only. */
  sealOnDisk: boolean;
  /** True when a commit was sent and its outcome was never learned. */
  outcomeUnknown: boolean;
  /** Epoch ms of the platform's clock at which it answered that it took a commit; null: it did not. */
  takenAt: number | null;
  /** The platform's record right before the commit that may have arrived; null: it was not read. */
  baseline: RecordStamp | null;
  /** True: another seat may have handed it in already, so the platform's record is read before the first commit. */
  lookFirst?: boolean;
  settled: Settlement | null;
  /** Where it was begun: it is sent from nowhere else. Absent: an older version did not note it. */
  place?: PaperPlace;
  /** Staff let the learner leave it undelivered; it may be sent from elsewhere. */
  mayBeLeft?: boolean;
  /** Null: only the signed-in account itself can deliver it. */
  heldSession: HeldSession | null;
}

/** What is noted of a camera or the seat, for staff and for the report of the paper. */
export interface SeatNote {
  place: 'front' | 'side' | 'seat';
  state: string;
  /** Epoch ms of the platform's clock. */
  takenAt: number;
}

/** What a journal knows of the platform's time. */
export interface JournalClock extends RecordedTime {
  /** Platform clock minus this machine's clock in ms when the attempt began. */
  offset: number;
}

/** What the deadline watch needs of an open attempt. */
export interface DueAttempt {
  attemptId: string;
  /** Epoch ms of the platform's clock. */
  deadline: number;
  /** Staff hand it in then, before its own deadline; absent: its time is up then. */
  byStaff?: true;
  /** Nothing shows that the deadline is the paper's end; absent: something does. */
  endBasis?: 'assumed' | undefined;
  /** See `AttemptRules`. */
  shownEnd?: number | undefined;
}

/**
 * One attempt, reached only with the account that began it. Every method that writes resolves when the record is on disk in
 * both copies; it rejects with `no-attempt` when the account has no such attempt, and with what keeps its journal shut.
 */
export interface AttemptHandle {
  /** Null: this account has no such attempt. */
  read(): Promise<Attempt | null>;
  /** Null: it is not sealed. */
  sealedPaper(): Promise<SealedPaper | null>;
  /** What the latest note of its evidence said; null: nothing. */
  evidenceEnds(): Promise<ChainEnds | null>;
  /** Files in its answers. */
  files(): Promise<StoredFile[]>;
  /** Everything that the journal holds of it, for a report. Rejects when no copy can be read. */
  history(): Promise<JournalHistory>;
  /**
   * Whether what lies beside it may be sent from `here`: its paper was begun there, or nobody knows where. False while its
   * journal does not open for a passing reason.
   */
  belongs(here: PaperPlace): Promise<boolean>;
  /** Rejects with a JournalError: `sealed` once the paper is sealed, `unknown-question`, `wrong-kind`... */
  change(change: AttemptChange): Promise<Saved>;
  note(note: AttemptNote): Promise<void>;
  /**
   * Records a decision of staff with the rules that follow from it, exactly once by its number. False: it was recorded
   * before, or the paper is sealed.
   */
  decide(action: ReceivedAction, rules: AttemptRules | null): Promise<boolean>;
  /** Records that the staff code was typed on the seat, also after the seal. Gives what staff did on this paper. */
  noteSeatUse(use: SeatUse): Promise<StaffRecord>;
  /** All that another seat needs to go on with this paper. */
  moved(): Promise<MovedPaper>;
  /**
   * Takes the answers of another seat over: from now on they count. `signed`: the centre's code authenticates them. Rejects
   * with `sealed` once the paper is sealed.
   */
  receive(paper: MovedPaper, how: { platformTime: number; signed: boolean }): Promise<Attempt>;
  /** The steps before a paper that came from another seat have been taken here. */
  prepared(): Promise<Attempt>;
  /** Appends the next part to a file that is being stored beside the journal. */
  appendFile(fileId: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when the file is on the disk; it belongs to the answer only once a record says so. */
  finishFile(fileId: string): Promise<void>;
  /** Null: no copy has this content any more. */
  readFile(file: AnswerFile): Promise<Uint8Array | null>;
  removeFile(fileId: string): Promise<void>;
  /** Records what came of sending a file, also after the seal. */
  noteFile(fileId: string, outcome: FileOutcome): Promise<void>;
  /**
   * Seals the paper; a second seal returns the first. A disk that does not take the seal does not hold it up.
   * `platformNow`: epoch ms of the platform's clock; null: nobody knows.
   */
  seal(reason: HandInReason, platformNow?: number | null): Promise<SealedPaper>;
  /**
   * Records that a commit is about to be sent: until `taken`, `not-sent` or `settle`, its outcome is unknown. `baseline`: the
   * platform's record right before.
   */
  sending(fileReferences: SealedPaper['fileReferences'], baseline?: RecordStamp | null): Promise<void>;
  settle(settlement: Settlement): Promise<void>;
  /**
   * Stores the session that delivers what there is of this attempt after its learner signed out; null removes it. False: it was not stored,
   * because this machine keeps the journal's key beside the journal.
   */
  holdSession(session: HeldSession | null): Promise<boolean>;
}

/** A store of whose attempts only these actions are used. */
export interface AttemptsWith<Action extends keyof AttemptHandle> {
  attempt(accountId: string, attemptId: string): Pick<AttemptHandle, Action>;
}

/** All attempts on this machine, over the answer journals. */
export interface AttemptStore {
  attempt(accountId: string, attemptId: string): AttemptHandle;
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
  /** By the platform's id of its paper; rejects when it cannot be opened. */
  readPaper(accountId: string, userPaperId: string): Promise<Attempt | null>;
  /** Begins the paper here, unless it was, so that its files have a place; nobody enters it by that. */
  prepareToReceive(paper: MovedPaper, clockOffset: number): Promise<Attempt>;
  /** Files in the answers of all attempts of the account that are not finished. */
  files(accountId: string): Promise<StoredFile[]>;
  /** Sealed papers that are not delivered, oldest first. */
  sealed(accountId: string): Promise<SealedPaper[]>;
  /** Every sealed paper of the account, also the delivered ones; none is opened for it. */
  receipts(accountId: string): Promise<ReceiptEntry[]>;
  /** Every session that is stored with an attempt of any account. */
  heldSessions(): Promise<{ accountId: string; attemptId: string; session: HeldSession }[]>;
  /** Sealed papers of any account that are not delivered and have a session of their own. */
  withHeldSession(): Promise<SealedPaper[]>;
  /** Every unfinished attempt on this machine, for lists and the sign-in page. */
  pending(currentAccountId: string | null): Promise<PendingAttempt[]>;
  /** Open attempts of an account that have a deadline, for automatic hand-in. */
  due(accountId: string): Promise<DueAttempt[]>;
  /** What the journals of an account know of the platform's time, for a start with no network. */
  clocks(accountId: string): Promise<JournalClock[]>;
  /**
   * Removes journals that were delivered 90 days ago or longer; all others stay. Resolves to their number.
   * `platformNow`: epoch ms of the platform's clock.
   */
  removeExpired(platformNow: number): Promise<number>;
  /** Called when a journal that could not be opened has been: what is due may have changed. */
  onReadable(listener: () => void): () => void;
  close(): Promise<void>;
}
