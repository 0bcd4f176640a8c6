import type { ExamRef } from '../../../src/contract/ipc/exam.ts';
import type { AttemptCard } from '../journal/card.ts';
import { keyCheck } from '../journal/cipher.ts';
import type { JournalName } from '../journal/journals.ts';
import { makeKey } from '../journal/keys.ts';
import { recordText, type BeginRecord } from '../journal/record.ts';
import { beginningOf } from '../journal/replay.ts';
import { accountHash, attemptIdOf } from './attempt-id.ts';
import type { AttemptStart } from './attempt-store.ts';
import { toCard } from './attempt-views.ts';
import { isForGood, JournalEntry, type AttemptSummary, type JournalEntryOptions } from './journal-entry.ts';
import { OpenAttempt, worse } from './open-attempt.ts';

export interface AttemptRegistryOptions extends JournalEntryOptions {
  /** PEM of the tenant's rescue public key, as it is known when an attempt begins. */
  rescueKey: () => string | null;
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
    const unfinished = belongingTo(accountId, entries).filter(({ dormant }) => !dormant);
    const lives = await Promise.all(unfinished.map((entry) => entry.tryOpen()));
    return lives.filter((live) => live !== null).filter((live) => !isShadow(live, entries));
  }

  /**
   * Rejects when an unfinished attempt at this exam cannot be opened for a passing reason: what happens next must not
   * begin another journal beside it.
   */
  async unfinishedAt(accountId: string, exam: Pick<ExamRef, 'examId' | 'businessId'>): Promise<OpenAttempt[]> {
    const entries = await this.#all();
    const found: OpenAttempt[] = [];
    for (const entry of belongingTo(accountId, entries)) {
      const { card } = entry;
      if (entry.dormant || (card && !isAt(card.exam, exam))) continue;
      try {
        const live = await entry.open();
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
    return entry?.listing.name.account === accountHash(accountId) ? entry.open() : null;
  }

  /** Null: this account has no journal of this paper. Rejects when there is one that does not open. */
  async ofPaper(accountId: string, userPaperId: string): Promise<OpenAttempt | null> {
    return findJournal(accountId, userPaperId, await this.#all());
  }

  /** True when no journal of this paper opens, and none ever will without the rescue key. */
  async isLockedAway(accountId: string, userPaperId: string): Promise<boolean> {
    try {
      await findJournal(accountId, userPaperId, await this.#all());
      return false;
    } catch (error) {
      return isForGood(error);
    }
  }

  /**
   * All journals, of any account; one that does not open is told by its card. `replaced`: its learner has begun anew.
   */
  async summaries(): Promise<(AttemptSummary & { replaced: boolean })[]> {
    const entries = await this.#all();
    const summaries = await Promise.all(
      [...entries.values()].map(async (entry) => {
        const summary = await entry.summary();
        return summary && { ...summary, replaced: isReplaced(entry, entries) };
      }),
    );
    return summaries.filter((summary) => summary !== null);
  }

  /** The attempts that were opened in this run. */
  opened(): OpenAttempt[] {
    return this.#known.map(({ live }) => live).filter((live) => live !== null);
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
    const entries = listings.map((listing) => new JournalEntry(this.#options, listing, this.#readable));
    this.#known = entries;
    return new Map(entries.map((entry) => [entry.listing.name.attempt, entry]));
  }

  async #begin(
    { accountId, owner }: { accountId: string; owner: string },
    start: AttemptStart,
    anew: boolean,
  ): Promise<Begun> {
    const entries = await this.#all();
    const known = await findJournal(accountId, start.userPaperId, entries).catch((error: unknown) => {
      if (anew && isForGood(error)) return null;
      throw error;
    });
    if (known) return { live: known, fresh: false };
    const older = generations(accountId, start.userPaperId, entries);
    const sealed = older.find(({ card }) => card && card.phase !== 'open');
    // What was handed in is not sat again: rescue or the keystore of before brings it further.
    if (sealed) throw sealed.problem;
    const attempt = attemptIdOf(accountId, start.userPaperId, older.length);
    const name = { account: accountHash(accountId), attempt };
    const begin = { type: 'begin', accountId, owner, start } as const;
    const { entry, live } = await this.#create(
      name,
      older.length > 0 ? { ...begin, replaces: older.map(attemptOf) } : begin,
    );
    entries.set(name.attempt, entry);
    this.#known = [...entries.values()];
    return { live, fresh: true };
  }

  async #create(name: JournalName, begin: BeginRecord): Promise<{ entry: JournalEntry; live: OpenAttempt }> {
    const { journals, vault, rescueKey, now, report } = this.#options;
    const { key, vaultKey, rescueKey: wrapped } = await makeKey(vault, rescueKey(), report);
    const at = now();
    const header = {
      version: 1,
      attemptId: name.attempt,
      accountHash: name.account,
      createdAt: at,
      keyCheck: keyCheck(key),
      vaultKey,
      rescueKey: wrapped,
    } as const;
    const state = beginningOf(begin, at);
    const weak = vaultKey === null;
    const card = toCard(state);
    const firstRecord = recordText(begin, at);
    const { copies } = await journals.create({ name, header, key, keepKeyBeside: weak, card, firstRecord });
    const health = worse(weak ? 'weak-key' : 'good', copies === 1 ? 'one-copy' : 'good');
    const live = new OpenAttempt(this.#options, { name, state, health, card });
    return { live, entry: new JournalEntry(this.#options, { name, card }, this.#readable, live) };
  }
}

function belongingTo(accountId: string, entries: Entries): JournalEntry[] {
  const account = accountHash(accountId);
  return [...entries.values()].filter(({ listing }) => listing.name.account === account);
}

function isAt(exam: ExamRef, wanted: Pick<ExamRef, 'examId' | 'businessId'>): boolean {
  return exam.examId === wanted.examId && exam.businessId === wanted.businessId;
}

/**
 * The journals of one paper. A second one is begun only by the learner's decision; earlier versions did so by themselves
 * when the first could not be opened.
 */
function generations(accountId: string, userPaperId: string, entries: Entries): JournalEntry[] {
  const found: JournalEntry[] = [];
  for (let generation = 0; ; generation += 1) {
    const entry = entries.get(attemptIdOf(accountId, userPaperId, generation));
    if (!entry) return found;
    found.push(entry);
  }
}

/** The journal of a paper; null: there is none. Rejects when there is one that does not open. */
async function findJournal(accountId: string, userPaperId: string, entries: Entries): Promise<OpenAttempt | null> {
  const found: OpenAttempt[] = [];
  let problem: unknown = null;
  for (const entry of generations(accountId, userPaperId, entries)) {
    try {
      found.push(await entry.open());
    } catch (error) {
      if (!isForGood(error)) throw error;
      problem = error;
    }
  }
  const known = found.find((live) => !isShadow(live, entries));
  if (!known && problem !== null) throw problem;
  return known ?? null;
}

/** True for the poorer of two journals of one paper. One that is locked away for good does not count. */
function isShadow(live: OpenAttempt, entries: Entries): boolean {
  const { accountId, start } = live.state;
  const siblings = generations(accountId, start.userPaperId, entries);
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
