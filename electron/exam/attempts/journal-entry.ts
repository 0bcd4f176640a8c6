import type { KeystoreTrouble } from '#contract/ipc/exam.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { isDormant, type AttemptCard } from '#electron/storage/journal/card.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import type { JournalListing, JournalName } from '#electron/storage/journal/journals.ts';
import { findKey, type KeyVault } from '#electron/storage/journal/keys.ts';
import { KeystoreError } from '#electron/storage/keystore/keystore-error.ts';
import { backoff } from '#rules/timing/backoff.ts';
import { replay } from '../records/replay.ts';
import { filesOf } from './attempt-views.ts';
import { OpenAttempt, worse, type OpenAttemptOptions } from './open-attempt.ts';

export interface JournalEntryOptions extends OpenAttemptOptions {
  vault: KeyVault;
  timer: Timer;
}

/** What can be said of a journal, opened or not. */
export interface AttemptSummary {
  name: JournalName;
  card: AttemptCard;
  lockedAway: boolean;
  keystore: KeystoreTrouble | null;
}

/** A journal that did not open for a passing reason is tried again by itself. */
const retryWait = { firstMs: 2_000, capMs: 60_000 };
/** Lists are told from the cards when a journal takes longer to open. */
const listWaitMs = 1_500;

/** One journal on this machine, opened when it is first needed. */
export class JournalEntry {
  readonly listing: JournalListing;
  readonly #options: JournalEntryOptions;
  readonly #readable: () => void;
  #live: OpenAttempt | null;
  #opening: Promise<OpenAttempt> | null = null;
  #problem: unknown = null;
  #tries = 0;
  #retryPlanned = false;

  /** `readable` is called when the journal opens after it did not. */
  constructor(options: JournalEntryOptions, listing: JournalListing, readable: () => void, live?: OpenAttempt) {
    this.#options = options;
    this.listing = listing;
    this.#readable = readable;
    this.#live = live ?? null;
  }

  /** The attempt if it was opened in this run. */
  get live(): OpenAttempt | null {
    return this.#live;
  }

  get card(): AttemptCard | null {
    return this.#live?.card ?? this.listing.card;
  }

  /** Nothing is left to do: lists tell it by its card. */
  get dormant(): boolean {
    return isDormant(this.card);
  }

  /** Why it did not open when it was last tried; null: it did, or was not tried. */
  get problem(): unknown {
    return this.#problem;
  }

  /** The next use reads the attempt from the disk again. */
  forget(): void {
    this.#live = null;
  }

  /** Rejects with KeystoreError or JournalError. */
  async open(): Promise<OpenAttempt> {
    if (this.#live) return this.#live;
    this.#opening ??= this.#read().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Null: it does not open now. What failed before is left to the planned tries. */
  async tryOpen(): Promise<OpenAttempt | null> {
    if (!this.#live && this.#problem !== null) return null;
    try {
      return await this.open();
    } catch (error) {
      this.#options.report('a journal does not open', error);
      return null;
    }
  }

  /** Null: it does not open (soon), and has no card. */
  async summary(): Promise<AttemptSummary | null> {
    const { name } = this.listing;
    if (this.dormant) return this.card && { name, card: this.card, ...opened };
    const late = await this.#takesLong();
    const { card } = this;
    if (!card) return null;
    if (late) return { name, card, lockedAway: false, keystore: 'slow' };
    return { name, card, ...(this.#live ? opened : unopened(this.#problem)) };
  }

  async #takesLong(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const cancel = this.#options.timer(() => late.resolve(true), listWaitMs);
    const opening = this.tryOpen().then(() => false);
    try {
      return await Promise.race([opening, late.promise]);
    } finally {
      cancel();
    }
  }

  async #read(): Promise<OpenAttempt> {
    try {
      const live = await this.#readJournal();
      this.#live = live;
      this.#tries = 0;
      if (this.#problem === null) return live;
      this.#problem = null;
      this.#readable();
      return live;
    } catch (error) {
      this.#problem = error;
      this.#planRetry(error);
      throw error;
    }
  }

  async #readJournal(): Promise<OpenAttempt> {
    const { journals, vault } = this.#options;
    const { name, card } = this.listing;
    const { header, bareKey } = await journals.head(name);
    if (!header) throw new JournalError('damaged', 'Neither copy of the journal has a whole header.');
    const key = await findKey(vault, header, bareKey);
    const { records, oneCopy } = await journals.open(name, key);
    const state = replay(records);
    if (!state) throw new JournalError('damaged', `The journal ${name.attempt} has no beginning.`);
    const health = worse(header.vaultKey === null ? 'weak-key' : 'good', oneCopy ? 'one-copy' : 'good');
    const live = new OpenAttempt(this.#options, { name, state, health, card });
    await live.writeCard();
    await this.#sweepFiles(live);
    // A receipt is read and needs no open files.
    if (state.settled) await journals.release(name);
    return live;
  }

  /** What a crash left half-written takes room and belongs to no answer. */
  async #sweepFiles(live: OpenAttempt): Promise<void> {
    const fileIds = filesOf(live.name.attempt, live.state).map(({ file }) => file.fileId);
    try {
      await this.#options.journals.retainFiles(live.name, fileIds);
    } catch (error) {
      this.#options.report('left-over files of an attempt could not be removed', error);
    }
  }

  /** A person who denied the keystore is asked again only on request. */
  #planRetry(error: unknown): void {
    const passing = error instanceof KeystoreError ? error.passing : !isForGood(error);
    if (!passing || this.#retryPlanned) return;
    this.#tries += 1;
    this.#retryPlanned = true;
    this.#options.timer(
      () => {
        this.#retryPlanned = false;
        void this.#retry();
      },
      backoff(this.#tries, retryWait),
    );
  }

  async #retry(): Promise<void> {
    try {
      await this.open();
    } catch {
      // Recorded by #read, which also plans the next try.
    }
  }
}

const opened = { lockedAway: false, keystore: null };

function unopened(problem: unknown): Pick<AttemptSummary, 'lockedAway' | 'keystore'> {
  const keystore = problem instanceof KeystoreError && !isForGood(problem) ? problem.trouble : null;
  return { lockedAway: keystore === null, keystore };
}

/** Neither time nor the learner can help: only the centre's rescue key may. */
export function isForGood(error: unknown): boolean {
  if (error instanceof KeystoreError) return error.trouble === 'changed';
  return error instanceof JournalError && (error.code === 'locked-away' || error.code === 'damaged');
}
