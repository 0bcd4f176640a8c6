import type { AttemptRules, DeliveryProof, HandInReason, HeldPaper, SettledPhase } from '#contract/ipc/exam.ts';
import type { ReceivedAction, SeatUse } from '#contract/ipc/staff-action.ts';
import type { Basis } from '#contract/platform/basis.ts';
import type { SupersededRecord } from '#electron/storage/journal/superfluous-records.ts';
import type {
  AttemptChange,
  AttemptNote,
  AttemptStart,
  FileOutcome,
  HeldSession,
  MovedPaper,
  RecordStamp,
  SealedPaper,
} from './attempt-store.ts';
import type { PaperPlace } from './paper-place.ts';
import type { RecordedAt, UnknownTime } from './record-time.ts';

export interface BeginRecord {
  type: 'begin';
  accountId: string;
  /** Masked, for lists. */
  owner: string;
  start: AttemptStart;
  /** Ids of the older journals of the paper, which cannot be opened any more: its learner decided to begin anew. */
  replaces?: readonly string[];
}

/** `sealTime` (epoch ms of the platform's clock) is missing in journals of the first version, and where nobody knew the time. */
export interface SealedRecord {
  type: 'sealed';
  reason: HandInReason;
  sealTime?: number;
  /** When answers were given whose time is not known, as far as it may matter; absent: none were. */
  timeUnknown?: UnknownTime;
}

/**
 * When a paper was sealed that did not know the time: its start of the machine has learned it since. Epoch ms of the platform's
 * clock; `timeUnknown` takes the place of the seal's.
 */
export interface SealTimeRecord {
  type: 'seal-time';
  sealTime: number;
  timeUnknown?: UnknownTime;
}

/** The optional fields are missing in journals of the first version. */
export interface SettledRecord {
  type: 'settled';
  phase: SettledPhase;
  refusal: string | null;
  proof?: DeliveryProof | null;
  held?: HeldPaper | null;
  basis?: Basis;
  notShown?: true;
  /** Epoch ms of the platform's clock. */
  platformAt?: number;
}

/** A commit is about to be sent; absent: as its files were named by the records before. */
export interface SendingRecord {
  type: 'sending';
  fileReferences?: SealedPaper['fileReferences'];
  /** The platform's record of the paper right before; absent: it was not read. */
  baseline?: RecordStamp;
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
  | AttemptNote
  | { type: 'alive' }
  /** Where the paper belongs, noted of a journal that began without. */
  | { type: 'belongs'; place: PaperPlace }
  | StaffRecordBody
  /** The staff code was typed on the seat. */
  | { type: 'seat'; use: SeatUse }
  /**
   * The answers of another seat, which count from now on; `unsigned`: the centre's code does not authenticate them.
   * `platformTime`: epoch ms of the platform's clock.
   */
  | { type: 'received'; paper: MovedPaper; platformTime: number; unsigned?: true }
  /** The steps before a paper of another seat were taken here. */
  | { type: 'prepared' }
  | SealedRecord
  | SealTimeRecord
  | SendingRecord
  | SupersededRecord
  | { type: 'credential'; credential: HeldSession | null }
  | FileOutcomeRecord
  | SettledRecord;

/** A record with the time of this machine (epoch ms) at which it was made. */
export type JournalRecord = RecordBody & RecordedAt & { at: number };

export function recordText(body: RecordBody, at: number, stamp: RecordedAt = {}): string {
  return JSON.stringify({ ...body, at, ...stamp });
}

/** Decrypted text is authentic: it is what some version of this client wrote, so its type is what it was then. */
export function parseRecord(text: string): JournalRecord {
  const record: JournalRecord = JSON.parse(text);
  return record;
}
