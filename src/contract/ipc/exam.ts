import type { AnswerValue, Paper } from './paper.ts';

/** Names one exam of the list (002 §3; `bussinessId` keeps the platform's spelling on the wire only). */
export interface ExamRef {
  examId: string;
  businessId: string;
  /** Source type of the list item, sent as `type`. */
  sourceType: string;
  name: string;
}

/** Rules of one attempt as the platform gave them when it began. All times are epoch ms of the platform's clock. */
export interface AttemptRules {
  joinedAt: number;
  /** The earlier of the window's end and join time + duration; null: the platform gives neither. */
  deadline: number | null;
  /** Assumed `cameraCount`: 0 none, 1 front only, 2 front and side. */
  cameraCount: 0 | 1 | 2;
  /** False: with one camera the exam may start and camera B is reported absent. */
  sideCameraRequired: boolean;
  /** Seconds between captures of one camera. */
  captureEverySeconds: number;
  /** Screen switches after which the platform acts; null: not told. */
  switchLimit: number | null;
}

/** `refused`: the platform will not take the paper (for example it was handed in elsewhere). */
export type AttemptPhase = 'open' | 'sealed' | 'delivered' | 'refused';
export type HandInReason = 'learner' | 'time-up' | 'staff';

/** An answer as it lies in the journal. */
export interface SavedAnswer {
  value: AnswerValue;
  /** Epoch ms of this machine's clock at which both copies were on disk. */
  savedAt: number;
  /** Rises by one with every record of the attempt. */
  sequence: number;
}

/** Everything the exam screen needs, from the journal: works with no network at all. */
export interface Attempt {
  attemptId: string;
  exam: ExamRef;
  userPaperId: string;
  rules: AttemptRules;
  paper: Paper;
  answers: Readonly<Record<string, SavedAnswer>>;
  marked: readonly string[];
  /** Question that was open last. */
  place: string | null;
  phase: AttemptPhase;
  /** Epoch ms (this machine) of the last sign of life before this opening; null: just begun. */
  lastSeenAt: number | null;
  /** True when the last run ended without leaving the paper (crash, power cut, kill). */
  recovered: boolean;
  /** One of the two copies, or the keystore, needed help; words for the saved panel. */
  health: JournalHealth;
}

/** `one-copy`: one copy was damaged and rebuilt. `weak-key`: no keystore here, the key lies beside the file. */
export type JournalHealth = 'good' | 'one-copy' | 'weak-key';

/** An attempt that is not finished, for lists and the sign-in page. Holds no question and no answer. */
export interface PendingAttempt {
  attemptId: string;
  exam: ExamRef;
  /** Whose it is, masked, for the sign-in page. */
  owner: string;
  /** True when it belongs to the account that is signed in. */
  mine: boolean;
  answered: number;
  total: number;
  deadline: number | null;
  phase: AttemptPhase;
  /** The keystore has changed: only the centre's rescue key opens it. */
  lockedAway: boolean;
}

/** What a write came to. `savedAt` is when both copies were on disk. */
export interface Saved {
  sequence: number;
  savedAt: number;
  copies: 1 | 2;
}

/** The way of a sealed paper to the platform. */
export interface HandInState {
  attemptId: string;
  phase: Exclude<AttemptPhase, 'open'>;
  reason: HandInReason;
  sealedAt: number;
  /** Epoch ms of the next try; null: in flight, done, or waiting for a signed-in account. */
  nextTryAt: number | null;
  tries: number;
  waitingFor: 'nothing' | 'network' | 'sign-in' | 'platform';
  deliveredAt: number | null;
  /** Why the platform refused it, in its words; null otherwise. */
  refusal: string | null;
}

/** The platform's time, to be advanced by a monotonic clock. */
export interface ClockState {
  /** Epoch ms of the platform when this was made. */
  now: number;
  /** False: never heard from the platform, `now` is this machine's clock. */
  trusted: boolean;
}

/** Why an exam could not be opened. */
export type OpenProblem =
  | 'offline'
  | 'locked'
  | 'not-open'
  | 'ended'
  | 'no-attempts'
  | 'session'
  | 'malformed'
  | 'refused';

export type OpenOutcome = { opened: true; attempt: Attempt } | { opened: false; problem: OpenProblem; message: string };
