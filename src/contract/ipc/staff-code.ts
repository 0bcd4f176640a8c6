import { call } from './ipc-types.ts';
import type { SeatOrder, StaffCodeAction } from './staff-action.ts';

/** What the staff code can do on this seat now. */
export interface StaffCodeState {
  /** False: the centre has set no code, so nothing works here. */
  available: boolean;
  /** False: the paper was begun without the centre's rescue key, so an export could be opened by nobody. */
  exportable: boolean;
  /** What there is to confirm or to end of what the platform ordered. */
  orders: readonly SeatOrder[];
  /** Until the next try is taken, in ms; 0: it is taken now. */
  waitMs: number;
}

/** A paper that was sealed for another seat: its file, and the key that is shown once and kept nowhere. */
export interface SealedTransfer {
  fileName: string;
  key: string;
}

/**
 * `wrong`: the code is another one. `wait`: too many wrong tries before, this one was not looked at. `cancelled`: no folder
 * was chosen. `failed`: the code was right, and nothing was done. `not-sealed`: the export would be opened by nobody.
 */
export type StaffCodeOutcome =
  | { outcome: 'done'; folder: string | null; transfer?: SealedTransfer }
  | { outcome: 'wrong' | 'wait'; waitMs: number }
  | { outcome: 'cancelled' | 'failed' | 'not-sealed' };

/** `right`: the exam can be opened now. `no-code`: the centre has set no code here. */
export type AdmitOutcome = { outcome: 'right' | 'no-code' } | { outcome: 'wrong' | 'wait'; waitMs: number };

export const staffCodeDomain = {
  /** Lets the learner into a formal exam although the machine's policy is not trusted. */
  admit: call<[examId: string, code: string], AdmitOutcome>(),
  /** Sends a sealed paper once more, where the centre has set no code; false: it has, or there is no need. */
  sendAgain: call<[attemptId: string], boolean>(),
  state: call<[attemptId: string], StaffCodeState>(),
  /** Main alone judges the code. Each use and each wrong try is a record of the journal and evidence. */
  use: call<[attemptId: string, code: string, action: StaffCodeAction], StaffCodeOutcome>(),
};
