import type {
  AttemptRules,
  DeliveryProof,
  HandInReason,
  HeldPaper,
  SettledPhase,
} from '../../../src/contract/ipc/exam.ts';
import type { FaceNote } from '../../../src/contract/exam/face-again.ts';
import type { ReceivedAction, SeatUse } from '../../../src/contract/exam/staff-action.ts';
import type {
  AttemptChange,
  AttemptStart,
  FileOutcome,
  HeldSession,
  MovedPaper,
  SealedPaper,
} from '../attempts/attempt-store.ts';

export interface BeginRecord {
  type: 'begin';
  accountId: string;
  /** Masked, for lists. */
  owner: string;
  start: AttemptStart;
  /** Ids of the older journals of the paper, which cannot be opened any more: its learner decided to begin anew. */
  replaces?: readonly string[];
}

/** `sealTime` (epoch ms of the platform's clock) is missing in journals of the first version. */
export interface SealedRecord {
  type: 'sealed';
  reason: HandInReason;
  sealTime?: number;
}

/** The optional fields are missing in journals of the first version. */
export interface SettledRecord {
  type: 'settled';
  phase: SettledPhase;
  refusal: string | null;
  proof?: DeliveryProof | null;
  held?: HeldPaper | null;
  /** Epoch ms of the platform's clock. */
  platformAt?: number;
}

/** A commit is about to be sent; absent: as its files were named by the records before. */
export interface SendingRecord {
  type: 'sending';
  fileReferences?: SealedPaper['fileReferences'];
}

/** What came of sending a file of an answer; of several for one file the last one counts. */
export interface FileOutcomeRecord {
  type: 'file-outcome';
  fileId: string;
  outcome: FileOutcome['outcome'];
  /** The platform's own message; null: it said nothing. */
  message: string | null;
  /** What a commit names the file by; absent: its SHA-256. */
  reference?: string;
}

/** A decision of staff and the rules that follow from it, in one record: neither is ever without the other. */
export interface StaffRecordBody {
  type: 'staff';
  action: ReceivedAction;
  rules?: AttemptRules;
}

/** What a journal says, in the order it was said. `alive` is a sign of life for "you were away". */
export type RecordBody =
  | BeginRecord
  | AttemptChange
  | { type: 'alive' }
  | { type: 'rules'; rules: AttemptRules }
  | StaffRecordBody
  /** The staff code was typed on the seat. */
  | { type: 'seat'; use: SeatUse }
  /** The face was asked for during the paper, or what became of that. */
  | { type: 'face'; note: FaceNote }
  /** The answers of another seat, which count from now on. `platformTime`: epoch ms of the platform's clock. */
  | { type: 'received'; paper: MovedPaper; platformTime: number }
  | SealedRecord
  | SendingRecord
  | { type: 'not-sent' }
  | { type: 'credential'; credential: HeldSession | null }
  | FileOutcomeRecord
  | SettledRecord;

/**
 * A record with the time of this machine (epoch ms) at which it was made. `platformAt`: the same by the platform's clock;
 * answers have it when the platform had answered in that run.
 */
export type JournalRecord = RecordBody & { at: number; platformAt?: number };

export function recordText(body: RecordBody, at: number, platformAt: number | null = null): string {
  return JSON.stringify({ ...body, at, ...(platformAt === null ? {} : { platformAt }) });
}

/** Decrypted text is authentic: it is what some version of this client wrote, so its type is what it was then. */
export function parseRecord(text: string): JournalRecord {
  const record: JournalRecord = JSON.parse(text);
  return record;
}
