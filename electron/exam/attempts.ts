import type { Attempt, ExamRef, JournalHealth, PendingAttempt, Saved } from '../contract/exam.ts';
import { accountHash, attemptIdOf } from './attempt-id.ts';
import type { AttemptChange, AttemptStart, AttemptStore, DueAttempt, SealedPaper } from './attempt-store.ts';
import { phaseOf, toCard, toPending } from './attempt-views.ts';
import { keyCheck } from './journal/cipher.ts';
import { outlived, type AttemptCard } from './journal/card.ts';
import { JournalError } from './journal/journal-error.ts';
import type { JournalListing, Journals } from './journal/journals.ts';
import { findKey, makeKey, type KeyVault } from './journal/keys.ts';
import { recordText, type BeginRecord } from './journal/record.ts';
import { replay } from './journal/replay.ts';
import { LiveAttempt } from './live-attempt.ts';
import type { HandInReason } from '../contract/exam.ts';
import type { Timers } from './timers.ts';

export interface AttemptsSetting {
  journals: Journals;
  vault: KeyVault;
  /** PEM of the tenant's rescue public key, as it is known when an attempt begins. */
  rescueKey(): string | null;
  timers: Timers;
  /** The account that is signed in: only its attempts give signs of life. */
  account(): string | null;
  /** Trouble that was got over: for the log. */
  report(what: string, error: unknown): void;
}

/** A journal on this machine, opened when it is first needed. */
interface Entry {
  listing: JournalListing;
  live: LiveAttempt | null;
  opening: Promise<LiveAttempt | null> | null;
}

/** Signs of life come at most this often (ms). */
const beatEvery = 10_000;

/** All attempts of this machine over their journals. */
export class Attempts implements AttemptStore {
  readonly #setting: AttemptsSetting;
  #entries: Promise<Map<string, Entry>> | null = null;
  #beginning = new Map<string, Promise<Attempt>>();
  #stopBeat: (() => void) | null = null;

  constructor(setting: AttemptsSetting) {
    this.#setting = setting;
  }
