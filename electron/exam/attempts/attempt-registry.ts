import type { ExamRef } from '#contract/ipc/exam.ts';
import { accountHash, attemptIdOf } from '#electron/storage/journal/attempt-id.ts';
import type { AttemptCard } from '#electron/storage/journal/card.ts';
import type { JournalName } from '#electron/storage/journal/journals.ts';
import { makeKey } from '#electron/storage/journal/keys.ts';
import { keyCheck } from '#electron/storage/journal/record-format.ts';
import type { AttemptStart } from '../records/attempt-store.ts';
import { reaches, type PaperPlace } from '../records/paper-place.ts';
import { recordText, type BeginRecord } from '../records/record.ts';
import { beginningOf } from '../records/replay.ts';
import { toCard } from './attempt-views.ts';
import { isForGood, JournalEntry, type AttemptSummary, type JournalEntryOptions } from './journal-entry.ts';
import { OpenAttempt, worse } from './open-attempt.ts';

export interface AttemptRegistryOptions extends JournalEntryOptions {
  /** PEM of the tenant's rescue public key, as it is known when an attempt begins. */
  rescueKey: () => string | null;
  /** Where calls of this client arrive now: journals of the same account number at another platform are not its own. */
  here: () => PaperPlace;
}

export interface Begun {
  live: OpenAttempt;
  /** False: this machine had the attempt already. */
  fresh: boolean;
}

type Entries = Map<string, JournalEntry>;

/** Every journal of this machine: finds them, finds their keys, opens each once. */
export class AttemptRegistry {
  readonly #options: AttemptRegistryOptions;
  readonly #listeners = new Set<() => void>();
  #entries: Promise<Entries> | null = null;
  /** Begins are done one after the other: two of the same paper must not make two journals. */
  #beginning: Promise<unknown> = Promise.resolve();
  #known: readonly JournalEntry[] = [];
  /** Journals whose beginning was reported as failed; the disk may have made them all the same. */
  readonly #failedBegins = new Set<string>();

  constructor(options: AttemptRegistryOptions) {
    this.#options = options;
  }

  /** Rejects when this machine has a journal of the paper that cannot be opened: only `anew` begins one beside it. */
  begin(account: { accountId: string; owner: string }, start: AttemptStart, anew: boolean): Promise<Begun> {
    const begun = this.#beginning.then(() => this.#begin(account, start, anew));
    // The caller gets the failure; the next begin only waits for the end of this one.
    this.#beginning = begun.catch(() => null);
    return begun;
  }

  /** The attempts of an account with something left to do, as far as they can be opened now. */
  async of(accountId: string): Promise<OpenAttempt[]> {
    const entries = await this.#all();
    const unfinished = this.#belongingTo(accountId, entries).filter(({ dormant }) => !dormant);
    const lives = await Promise.all(unfinished.map((entry) => entry.tryOpen()));
    const own = lives.filter((live) => live !== null).filter((live) => !this.#isForeign(live));
    return own.filter((live) => !isShadow(live, entries));
  }

  /**
   * Rejects when an unfinished attempt at this exam cannot be opened for a passing reason: what happens next must not
   * begin another journal beside it.
   */
  async unfinishedAt(accountId: string, exam: Pick<ExamRef, 'examId' | 'businessId'>): Promise<OpenAttempt[]> {
    const entries = await this.#all();
    const found: OpenAttempt[] = [];
    for (const entry of this.#belongingTo(accountId, entries)) {
      const { card } = entry;
      if (entry.dormant || (card && !isAt(card.exam, exam))) continue;
      try {
        const live = await entry.open();
        if (this.#isForeign(live)) continue;
        if (isAt(live.state.start.exam, exam) && !live.state.settled && !isShadow(live, entries)) found.push(live);
      } catch (error) {
        if (card && card.settledAt === null && !isForGood(error)) throw error;
        this.#options.report('a journal does not open', error);
      }
    }
    return found;
  }

  /** Null: this account has no such attempt. Rejects when it cannot be opened. */
  async get(accountId: string, attemptId: string): Promise<OpenAttempt | null> {
    const entry = (await this.#all()).get(attemptId);
    if (!entry || !this.isOf(accountId, entry.listing.name)) return null;
    const live = await entry.open();
    return this.#isForeign(live) ? null : live;
  }

  /** Whether calls from `here` reach an attempt. What has no journal, or none that ever opens again, nobody can place. */
  async belongs(accountId: string, attemptId: string, here: PaperPlace): Promise<boolean> {
    const entry = (await this.#all()).get(attemptId);
    if (!entry) return true;
    if (!this.isOf(accountId, entry.listing.name)) return false;
    try {
      return reaches(here, (await entry.open()).state.start.place);
    } catch (error) {
      return isForGood(error);
    }
  }

  /** Null: this account has no journal of this paper. Rejects when there is one that does not open. */
  async ofPaper(accountId: string, userPaperId: string): Promise<OpenAttempt | null> {
    return this.#findJournal(accountId, userPaperId, await this.#all());
  }

  /** True when no journal of this paper opens, and none ever will without the rescue key. */
  async isLockedAway(accountId: string, userPaperId: string): Promise<boolean> {
    try {
      await this.#findJournal(accountId, userPaperId, await this.#all());
      return false;
    } catch (error) {
      return isForGood(error);
    }
  }

  /**
   * All journals of this platform, of any account; one that does not open is told by its card. `replaced`: its learner has
   * begun anew.
   */
  async summaries(): Promise<(AttemptSummary & { replaced: boolean })[]> {
    const entries = await this.#all();
    const summaries = await Promise.all(
      [...entries.values()].map(async (entry) => {
        const summary = await entry.summary();
        if (entry.live && this.#isForeign(entry.live)) return null;
        return summary && { ...summary, replaced: isReplaced(entry, entries) };
      }),
    );
    return summaries.filter((summary) => summary !== null);
  }

  /** The attempts of this platform that were opened in this run. */
  opened(): OpenAttempt[] {
    const lives = this.#known.map(({ live }) => live).filter((live) => live !== null);
    return lives.filter((live) => !this.#isForeign(live));
  }

  /** Whether a journal is this account's; those of earlier versions do not say of which platform. */
  isOf(accountId: string, { account }: JournalName): boolean {
    return account === accountHash(accountId, this.#options.here().origin) || account === accountHash(accountId);
  }

  #belongingTo(accountId: string, entries: Entries): JournalEntry[] {
    return [...entries.values()].filter(({ listing }) => this.isOf(accountId, listing.name));
  }

  /** True for a journal of another platform. */
  #isForeign({ state }: OpenAttempt): boolean {
    const { place } = state.start;
    return place !== undefined && place.origin !== this.#options.here().origin;
  }

  /** The journal of a paper; null: there is none. Rejects when there is one that does not open. */
  async #findJournal(accountId: string, userPaperId: string, entries: Entries): Promise<OpenAttempt | null> {
    const found: OpenAttempt[] = [];
    let problem: unknown = null;
    for (const entry of generations(accountId, userPaperId, entries, this.#options.here().origin)) {
      try {
        const live = await entry.open();
        if (!this.#isForeign(live)) found.push(live);
      } catch (error) {
        if (!isForGood(error)) throw error;
        problem = error;
      }
    }
    const known = found.find((live) => !isShadow(live, entries));
    if (!known && problem !== null) throw problem;
    return known ?? null;
  }

  /** The next use reads the attempt from the disk again. */
  forget(live: OpenAttempt): void {
    for (const entry of this.#known) if (entry.live === live) entry.forget();
  }

  async remove(name: JournalName): Promise<void> {
    await this.#options.journals.remove(name);
    const entries = await this.#all();
    entries.delete(name.attempt);
    this.#known = [...entries.values()];
  }

  /** Called when a journal that could not be opened has been. */
  onReadable(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly #readable = (): void => {
    for (const listener of this.#listeners) listener();
  };

  async #all(): Promise<Entries> {
    this.#entries ??= this.#list();
    try {
      return await this.#entries;
    } catch (error) {
      this.#entries = null;
      throw error;
    }
  }

  async #list(): Promise<Entries> {
    const listings = await this.#options.journals.list();
    const unknown = listings.filter(({ name }) => !this.#known.some((entry) => attemptOf(entry) === name.attempt));
    const fresh = unknown.map((listing) => new JournalEntry(this.#options, listing, this.#readable));
    // An attempt that is open stays the one that it is.
    const entries = [...this.#known, ...fresh];
    this.#known = entries;
    return new Map(entries.map((entry) => [entry.listing.name.attempt, entry]));
  }

  async #begin(
    { accountId, owner }: { accountId: string; owner: string },
    start: AttemptStart,
    anew: boolean,
  ): Promise<Begun> {
    const entries = await this.#all();
    const known = await this.#findJournal(accountId, start.userPaperId, entries).catch((error: unknown) => {
      if (anew && isForGood(error)) return null;
      throw error;
    });
    if (known) return { live: known, fresh: this.#failedBegins.delete(known.name.attempt) };
    const origin = start.place?.origin;
    const older = generations(accountId, start.userPaperId, entries, origin).filter(
      ({ live }) => !live || !this.#isForeign(live),
    );
    const sealed = older.find(({ card }) => card && card.phase !== 'open');
    // What was handed in is not sat again: rescue or the keystore of before brings it further.
    if (sealed) throw sealed.problem;
    const attempt = freeId(accountId, start.userPaperId, entries, origin);
    const name = { account: accountHash(accountId, origin), attempt };
    const begin = { type: 'begin', accountId, owner, start } as const;
    try {
      const { entry, live } = await this.#create(
        name,
        older.length > 0 ? { ...begin, replaces: older.map(attemptOf) } : begin,
      );
      entries.set(name.attempt, entry);
      this.#known = [...entries.values()];
      return { live, fresh: true };
    } catch (error) {
      // It may be there now, or soon: whoever looks next asks the disk.
      this.#entries = null;
      this.#failedBegins.add(name.attempt);
      const late = (await this.#list().catch(() => null))?.get(name.attempt);
      const live = await late?.open().catch(() => null);
      if (!live) throw error;
      this.#failedBegins.delete(name.attempt);
      return { live, fresh: true };
    }
  }

  async #create(name: JournalName, begin: BeginRecord): Promise<{ entry: JournalEntry; live: OpenAttempt }> {
    const { journals, vault, rescueKey, now, report } = this.#options;
    const { key, ...wraps } = await makeKey(vault, rescueKey(), report);
    const at = now();
    const header = {
      version: 1,
      attemptId: name.attempt,
      accountHash: name.account,
      createdAt: at,
      keyCheck: keyCheck(key),
      ...wraps,
    } as const;
    const state = beginningOf(begin, at);
    const weak = wraps.vaultKey === null;
    const card = toCard(state);
    const firstRecord = recordText(begin, at);
    const { copies } = await journals.create({ name, header, key, keepKeyBeside: weak, card, firstRecord });
    const health = worse(weak ? 'weak-key' : 'good', copies === 1 ? 'one-copy' : 'good');
    const live = new OpenAttempt(this.#options, { name, state, health, card, begun: true });
    return { live, entry: new JournalEntry(this.#options, { name, card }, this.#readable, live) };
  }
}

function isAt(exam: ExamRef, wanted: Pick<ExamRef, 'examId' | 'businessId'>): boolean {
  return exam.examId === wanted.examId && exam.businessId === wanted.businessId;
}

/**
 * The journals of one paper, with those whose names leave the platform out first. A second one is begun only by the
 * learner's decision; earlier versions did so by themselves when the first could not be opened.
 */
function generations(accountId: string, userPaperId: string, entries: Entries, origin?: string): JournalEntry[] {
  const found: JournalEntry[] = [];
  for (const platform of origin === undefined ? [origin] : [undefined, origin]) {
    for (let generation = 0; ; generation += 1) {
      const entry = entries.get(attemptIdOf(accountId, userPaperId, generation, platform));
      if (!entry) break;
      found.push(entry);
    }
  }
  return found;
}

/** The name of the next journal of a paper. */
function freeId(accountId: string, userPaperId: string, entries: Entries, origin?: string): string {
  for (let generation = 0; ; generation += 1) {
    const attempt = attemptIdOf(accountId, userPaperId, generation, origin);
    if (!entries.has(attempt)) return attempt;
  }
}

/** True for the poorer of two journals of one paper. One that is locked away for good does not count. */
function isShadow(live: OpenAttempt, entries: Entries): boolean {
  const { accountId, start } = live.state;
  const siblings = generations(accountId, start.userPaperId, entries, start.place?.origin);
  const own = siblings.findIndex((entry) => entry.live === live);
  if (siblings[own] && isReplaced(siblings[own], entries)) return true;
  const answered = withAnswer(live.card);
  return siblings.some((entry, index) => {
    const { card, problem } = entry;
    if (index === own || !card || isForGood(problem) || live.state.replaces.includes(attemptOf(entry))) return false;
    return withAnswer(card) > answered || (withAnswer(card) === answered && index < own);
  });
}

/** Questions with an answer, be it one in part. */
function withAnswer({ answered, partly = 0 }: AttemptCard): number {
  return answered + partly;
}

function attemptOf({ listing }: JournalEntry): string {
  return listing.name.attempt;
}

/** True when its learner has begun the paper anew in a later journal. */
function isReplaced(entry: JournalEntry, entries: Entries): boolean {
  return [...entries.values()].some(({ card }) => card?.replaces?.includes(attemptOf(entry)));
}
