import { call } from './ipc-types.ts';

/** Where the learner is in the client. */
export interface ScreenPlace {
  /** An address of this client, with its query. */
  address: string;
  /** How far the page is scrolled, in CSS px. */
  scroll: number;
}

/** The screen that the next start opens, for the account that is signed in. */
export const reopeningDomain = {
  /**
   * Remembers where the learner is. Of a screen that must not be opened again (a paper, a room, an order) its list is
   * remembered. On a shared computer, and where the learner does not want it, nothing is.
   */
  remember: call<[place: ScreenPlace], void>(),
  /** How far the screen at this address was scrolled when the client ended, once per start; null: not known. */
  takeScroll: call<[address: string], number | null>(),
};
