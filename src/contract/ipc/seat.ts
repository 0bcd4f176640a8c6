import { call, event } from './ipc-types.ts';

/** The learner who is signed in seems to be gone and is about to be signed out. */
export interface SeatNotice {
  /** Epoch ms of this computer's clock. */
  signOutAt: number;
}

/** A computer that learners share, as its policy says (docs/DEPLOYMENT.md). */
export const seatDomain = {
  notice: call<[], SeatNotice | null>(),
  /** The learner is still there. */
  stay: call<[], void>(),
  /** Null: the learner is back, or was signed out. */
  noticeChanged: event<SeatNotice | null>(),
};
