import { call, event } from './ipc-types.ts';
import type { LockdownLevel } from './lockdown.ts';
import type { AnswerCounts, AnswerValue, Paper } from './paper.ts';
import type { StaffRecord } from './staff-action.ts';

/** Identifies one exam of the list (002 §3). On the wire `businessId` is spelled `bussinessId`. */
export interface ExamRef {
  examId: string;
  businessId: string;
  /** Source type of the list item, sent as `type`. */
  sourceType: string;
  name: string;
}

/** What follows more screen switches than an exam allows. */
export type SwitchConsequence = 'told' | 'handed-in';

/** Rules of one attempt; the platform may renew its deadline. All times are epoch ms of the platform's clock. */
export interface AttemptRules {
  joinedAt: number;
  /** The earlier of the exam window's end and join time + duration; null: the platform gives neither. */
  deadline: number | null;
  /** Assumed `cameraCount`: 0 none, 1 front only, 2 front and side. */
  cameraCount: 0 | 1 | 2;
  /** False: the exam may start with one camera; the side camera is reported absent. */
  sideCameraRequired: boolean;
  /** Seconds between captures of one camera. */
  captureEverySeconds: number;
  /** Screen switches that are allowed; null: the platform names none. */
  switchLimit: number | null;
  /** What follows more of them; absent: the platform does not say. */
  switchConsequence?: SwitchConsequence;
  /** False: a mock exam; absent: a formal one, or it is not known. */
  formal?: false;
  /** Added to the platform's times of this paper, whose zone is not UTC+8; absent: 0. */
  timeShiftMs?: number;
  /** True: the learner's face was checked before this exam. */
  faceChecked?: true;
  /** True: the platform's times put the end before the beginning, so no deadline is known. */
  timeDoubtful?: boolean;
  /** True: the platform says that there is no limit; without it, nobody knows the end where there is no deadline. */
  unlimited?: true;
  /** `assumed`: nothing but a field's name says that the deadline is the end, so it seals nothing by itself; absent: it does. */
  endBasis?: 'assumed';
  /**
   * The end that something showed last, where nothing shows the deadline. With `endBasis` it is the later one, and seals the
   * paper; without, it is the earlier one: the paper goes on past it, and the learner is asked before.
   */
  shownEnd?: number;
}

/**
 * What became of a sealed paper. `delivered`: the platform has it. `unverified`: the platform says that this attempt is
 * handed in, and nothing to compare with. `closed`: the attempt was ended on the platform without these answers.
 * `elsewhere`: the platform holds other answers. `refused`: the platform rejected the paper for good.
 */
export type SettledPhase = 'delivered' | 'unverified' | 'closed' | 'elsewhere' | 'refused';
/** `moved`: sealed for another seat, and not handed in here. */
export type AttemptPhase = 'open' | 'moved' | 'sealed' | SettledPhase;
/** Of a paper that is handed in. */
export type SealedPhase = Exclude<AttemptPhase, 'open' | 'moved'>;
/** `switches`: the learner left the exam's window more often than the exam allows. */
export type HandInReason = 'learner' | 'time-up' | 'staff' | 'switches';

/** An answer as stored in the journal. */
export interface SavedAnswer {
  value: AnswerValue;
  /** Epoch ms of this machine's clock at which both copies were on disk. */
  savedAt: number;
  /** Incremented with every record of the attempt. */
  sequence: number;
}

/** A passage of a text as a reader sees it, in UTF-16 units; formulas do not count. `to` is exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/**
 * How a learner was away from an open paper. `focus`: another program or window had the focus. `left`: by the paper's own
 * door. `restarted`: the client ended without leaving and was started again. `session`: nobody was signed in. `dialog`: a
 * dialog of the client that the paper needs was open. `slept`: the machine slept.
 */
export type AbsenceKind = 'focus' | 'left' | 'restarted' | 'session' | 'dialog' | 'slept';

/** One absence from a paper; kind and `since` name it among those of its paper. */
export interface Absence {
  kind: AbsenceKind;
  /** Epoch ms of the platform's clock, as it was known then. */
  since: number;
  /** Null: it is not over, as far as this record knows. `unknown`: it is over, and no clock can say how long it was. */
  lastedMs: number | 'unknown' | null;
  /** True: one of those that the exam's rule limits. */
  counted: boolean;
}

/** Why the face is asked for again: the client ended without leaving the paper, or the learner was away. */
export type FaceAgainReason = 'crash' | 'absence';

/** When a learner who comes back to a paper is asked for the face again. */
export interface FaceAgainRule {
  afterCrash: boolean;
  /** After an absence of this long; null: however long it was. */
  afterMinutes: number | null;
}

/** How often a gesture is asked for on average; the moments themselves are random. */
export interface RandomPromptRule {
  everyMinutes: number;
}

/** What a tenant asks of the learner of a paper while it is sat; null: nothing. */
export interface PaperDemands {
  faceAgain: FaceAgainRule | null;
  randomPrompt: RandomPromptRule | null;
}

/** Everything the exam screen needs, from the journal: works without network. */
export interface Attempt {
  attemptId: string;
  exam: ExamRef;
  userPaperId: string;
  rules: AttemptRules;
  paper: Paper;
  answers: Readonly<Record<string, SavedAnswer>>;
  marked: readonly string[];
  /** Keys of the options that the learner struck out, by question. Never sent to the platform. */
  struck: Readonly<Record<string, readonly string[]>>;
  /** Highlighted passages by material. Never sent to the platform. */
  highlights: Readonly<Record<string, readonly TextRange[]>>;
  /** Id of the question that was shown last. */
  currentQuestion: string | null;
  /** How often each recording was played, by id. */
  plays: Readonly<Record<string, number>>;
  /** What staff decided about this paper; absent: nothing. */
  staff?: StaffRecord;
  /** True: its learner agreed to pictures of this paper; absent: not as far as the journal knows. */
  consented?: true;
  /** How its learner was away from it so far; absent: never. */
  absences?: readonly Absence[];
  /** Why the tenant asks for the face again before the paper goes on; absent: it does not. */
  faceAsked?: FaceAgainReason;
  /** The lockdown level with which it was begun; absent: it is not known. */
  lockdown?: LockdownLevel;
  /** What its tenant asked for as it was begun; absent: nothing, or it is not known. */
  demands?: PaperDemands;
  /** True: it came from another seat, and the steps before it are still to be taken here. */
  stepsDue?: true;
  phase: AttemptPhase;
  /** Epoch ms (this machine) of the last record before this opening; null: the attempt has just begun. */
  lastSeenAt: number | null;
  /** True when the last run ended without leaving the paper: a crash, a power cut or a kill. */
  recovered: boolean;
  health: JournalHealth;
}

/** `one-copy`: one of the two copies is or was damaged. `weak-key`: no keystore here, the key is stored beside the file. */
export type JournalHealth = 'good' | 'one-copy' | 'weak-key';

/** An unfinished attempt, for lists and the sign-in page. Contains no question and no answer. */
export interface PendingAttempt extends AnswerCounts {
  attemptId: string;
  exam: ExamRef;
  /** The owner's masked phone number or name. */
  owner: string;
  /** True when it belongs to the account that is signed in. */
  mine: boolean;
  deadline: number | null;
  phase: AttemptPhase;
  /** The keystore has changed, or the journal is damaged: only the centre's rescue key can decrypt it. */
  lockedAway: boolean;
  /** Why the journal cannot be opened for now; null: it can, or `lockedAway` says why not. */
  keystore: KeystoreTrouble | null;
  /** Its learner has signed out; the paper is delivered all the same, and their session at the platform ends with that. */
  deliversItself: boolean;
  /** Its session can be stored with the sealed paper, so that signing out does not keep it from the platform. */
  canDeliverItself: boolean;
  /** It was begun in another branch, to which nothing is sent from here: its name, '' if it has none; absent: in this one. */
  belongsTo?: string;
  /** Staff let its learner switch branch, tenant or identity though it is not at the platform. */
  mayBeLeft?: true;
}

/**
 * Why the system's keystore does not decrypt: busy (tries again by itself), denied by the person who was asked, slow to
 * answer, gone from this machine, or changed, so that it never will.
 */
export type KeystoreTrouble = 'busy' | 'denied' | 'slow' | 'gone' | 'changed';

/** Result of a write. `savedAt`: epoch ms of this machine at which it was on disk. */
export interface Saved {
  sequence: number;
  savedAt: number;
  copies: 1 | 2;
}

/**
 * `compared`: the platform's record is what was sealed. `counted`: it holds as many answers from such a commit.
 * `acknowledged`: it said yes, and no record could be compared.
 */
export type DeliveryProof = 'compared' | 'counted' | 'acknowledged';

/** What the platform says it holds of a paper; null: it does not say. */
export interface HeldPaper {
  answers: number | null;
  /** Nobody knows what the platform counts in `answers`: it may count empty ones. */
  assumed?: true;
  /** Who closed it, see `commitType` of the platform's contract. */
  commitType: number | null;
  /** Epoch ms of the platform's clock. */
  submitTime: number | null;
}

/** Delivery of a sealed paper to the platform. */
export interface HandInState {
  attemptId: string;
  phase: SealedPhase;
  reason: HandInReason;
  sealedAt: number;
  /** Epoch ms of the next attempt to deliver; null: in flight, done, or waiting for its account to sign in. */
  nextTryAt: number | null;
  tries: number;
  waitingFor: 'nothing' | 'network' | 'sign-in' | 'branch' | 'platform';
  /** The branch in which it was begun, by name, while it waits for that; absent: it does not, or nobody knows the name. */
  belongsTo?: string;
  /** Epoch ms of the platform's clock at which it answered that it took the paper; null: it did not. */
  takenAt: number | null;
  /** Epoch ms of the platform's clock at which it said that it took the paper, else at which its record showed that; null: it is not delivered. */
  deliveredAt: number | null;
  /** How the delivery is known; null: it is not delivered. */
  proof: DeliveryProof | null;
  /** What the platform's record said when it was last read; null: it was not read, or says nothing. */
  held: HeldPaper | null;
  /** True: the platform took the paper, and its record did not show it within half an hour. */
  notShown: boolean;
  /** The number of answers that were sealed. */
  sealedAnswers: number;
  /** First characters of the SHA-256 over the sealed answers, for comparing by eye. */
  fingerprint: string;
  /**
   * Files that the commit names by their SHA-256 although this platform has names of its own for them: it had not told
   * them yet.
   */
  filesByContent: number;
  /** False: the seal exists in memory only, the disk did not take it. */
  sealOnDisk: boolean;
  /** The platform's own message when it last did not take the paper; null: it said nothing. */
  refusal: string | null;
}

/** A sealed paper of this machine, for the list of receipts. */
export interface ReceiptEntry extends AnswerCounts {
  attemptId: string;
  exam: ExamRef;
  phase: SealedPhase;
  /** Epoch ms of the platform's clock at which its delivery was decided; null: it is still on its way. */
  settledAt: number | null;
}

/** The platform's time, to be advanced by a monotonic clock. */
export interface ClockState {
  /** Epoch ms of the platform at the time of the call. */
  now: number;
  /** False: `now` is this machine's clock, or an estimate that no recent answer confirms. */
  trusted: boolean;
  /** False: nobody knows what time it is on the platform, so `now` may not be shown as if it were known. */
  known: boolean;
  /** True: two clocks of the platform speak for different times, so nobody knows how much is left. */
  disputed: boolean;
  /** True: main knows it well enough to seal a paper, once `earliest` is over too. */
  sure: boolean;
  /** The earliest time that it can be there; epoch ms of the platform at the time of the call. */
  earliest: number;
  /** Added to the platform's times of exams, which it writes in another zone than UTC+8; 0: none was noticed. */
  timeShiftMs: number;
}

/** Why an exam could not be opened; `not-prepared`: steps before it are missing, so it was not joined. */
export type OpenProblem =
  | 'not-prepared'
  | 'offline'
  | 'locked'
  | 'not-open'
  | 'ended'
  | 'no-attempts'
  | 'session'
  // This machine's policy is not trusted: only staff let a learner into a formal exam. The message names file and reason.
  | 'policy'
  | 'malformed'
  // Nothing that watches over the paper can be stored here: staff may let it open all the same, with their code.
  | 'evidence-store'
  // Not one question has an id, so that no answer could be stored or handed in.
  | 'unanswerable'
  | 'refused'
  // An earlier journal of this paper is on this machine and cannot be opened.
  | `keystore-${KeystoreTrouble}`
  | 'journal';

/** Whether the platform has counted an attempt, so that its time runs. */
export type Counted = 'no' | 'yes' | 'unknown';

export type OpenOutcome =
  | { opened: true; attempt: Attempt }
  | { opened: false; problem: OpenProblem; message: string; counted: Counted };

/** The steps before an exam whose completion main records. `face` is observed by main itself. */
export const entrySteps = ['read', 'consent', 'devices', 'face'] as const;
export type EntryStep = (typeof entrySteps)[number];

/** A step before an exam that only the page sees; consent is a setting. */
export type ReportedStep = Extract<EntryStep, 'read' | 'devices'>;
/** What came of a file that main wrote where the user chose. */
export type SaveOutcome = { outcome: 'saved'; fileName: string } | { outcome: 'cancelled' } | { outcome: 'failed' };

/** Small gestures that a picture which was made before does not show at the right moment. */
export const seatPrompts = ['turn-left', 'turn-right', 'one-finger', 'two-fingers', 'open-hand'] as const;
export type SeatPrompt = (typeof seatPrompts)[number];

export const examDomain = {
  /** Records that the learner passed a step before this exam; main observes the face check itself. */
  prepared: call<[exam: ExamRef, step: ReportedStep], void>(),
  /**
   * Resumes from disk, else from the platform's open paper, else joins once (joinExam). What is not on disk opens only
   * after the steps that the exam asks for.
   */
  open: call<[exam: ExamRef], OpenOutcome>(),
  /**
   * The learner decided to give up an open attempt whose journal only rescue opens: begins another one beside it, which
   * is delivered in its place. The old journal stays as it is.
   */
  beginAnew: call<[exam: ExamRef], OpenOutcome>(),
  /** The attempt as stored on disk; null: this account has no such attempt. */
  read: call<[attemptId: string], Attempt | null>(),
  /** This account's attempt of a paper of the platform, as stored on disk; null: it was not sat on this machine. */
  readPaper: call<[userPaperId: string], Attempt | null>(),
  /** Unfinished attempts on this machine, of any account. */
  pending: call<[], PendingAttempt[]>(),
  /** Resolves when the answer is on disk in both copies. */
  answer: call<[attemptId: string, questionId: string, value: AnswerValue], Saved>(),
  /** Counts a play, on disk before the sound starts; gives how many were played. Fails with `no-plays` when none is left. */
  play: call<[attemptId: string, recordingId: string], number>(),
  mark: call<[attemptId: string, questionId: string, marked: boolean], Saved>(),
  /** Records all options of a question that are struck out now. */
  strikeOut: call<[attemptId: string, questionId: string, keys: readonly string[]], Saved>(),
  /** Records all passages of a material that are highlighted now. */
  highlight: call<[attemptId: string, materialId: string, ranges: readonly TextRange[]], Saved>(),
  setCurrentQuestion: call<[attemptId: string, questionId: string], Saved>(),
  /** Records that the learner has read an action of staff. */
  readStaffAction: call<[attemptId: string, number: number], Saved>(),
  /** The learner goes on without the face check that is asked for; recorded, and told to the platform. */
  skipFace: call<[attemptId: string], void>(),
  /** A picture of a question or of its material does not come; told to staff, once for each question. */
  pictureMissing: call<[attemptId: string, questionId: string], void>(),
  /** The learner leaves the paper without handing in; its time continues to run. */
  leave: call<[attemptId: string], void>(),
  /**
   * The learner hands in: seals the paper durably and starts its delivery. No change is accepted afterwards. The other
   * reasons are known to main alone.
   */
  handIn: call<[attemptId: string, reason: 'learner'], HandInState>(),
  /** Sealed papers of the account that is signed in, those on their way first, then the newest. */
  receipts: call<[], readonly ReceiptEntry[]>(),
  handInState: call<[attemptId: string], HandInState | null>(),
  /** Attempts a waiting delivery now. */
  deliverNow: call<[attemptId: string], void>(),
  /** Writes the sealed paper to a file that staff choose: the commit, its hash and what the platform said. */
  exportPaper: call<[attemptId: string], SaveOutcome>(),
  /** Writes the receipt, as the page words it, to a text file that the learner chooses. */
  saveReceipt: call<[fileName: string, text: string], SaveOutcome>(),
  clock: call<[], ClockState>(),
  clockChanged: event<ClockState>(),
  handInChanged: event<HandInState>(),
  /** Extra time, or a window that was moved. */
  rulesChanged: event<{ attemptId: string; rules: AttemptRules }>(),
  /** Staff decided something about a running paper, or the learner has read it. */
  staffChanged: event<{ attemptId: string; staff: StaffRecord }>(),
  /** A gesture is asked for at a random moment; it is shown for so many seconds. */
  prompted: event<{ attemptId: string; prompt: SeatPrompt; seconds: number }>(),
  /** `count`: screen switches of this attempt so far. */
  screenSwitched: event<{ attemptId: string; count: number }>(),
};
