import { accountHash, attemptIdOf } from './attempt-id.ts';
import type { AttemptStart } from './attempt-store.ts';
import { toCard } from './attempt-views.ts';
import type { AttemptCard } from '../journal/card.ts';
import { keyCheck } from '../journal/cipher.ts';
import type { JournalListing, JournalName } from '../journal/journals.ts';
import { findKey, makeKey, type KeyVault } from '../journal/keys.ts';
import { recordText, type BeginRecord } from '../journal/record.ts';
import { beginningOf, replay } from '../journal/replay.ts';
import { OpenAttempt, worse, type OpenAttemptOptions } from './open-attempt.ts';

export interface AttemptRegistryOptions extends OpenAttemptOptions {
  vault: KeyVault;
  /** PEM of the tenant's rescue public key, as it is known when an attempt begins. */
  rescueKey: () => string | null;
}

/** A journal on this machine, opened when it is first needed. */
interface Entry {
  listing: JournalListing;
  live: OpenAttempt | null;
  opening: Promise<OpenAttempt | null> | null;
  /** Lists leave it alone until then (epoch ms): it did not open, and asking a keystore every second helps nobody. */
  quietUntil: number;
}

/** A journal that does not open is tried again by lists after this many ms. */
const tryAgainAfter = 30_000;

/** What can be said of a journal, opened or not. */
export interface AttemptSummary {
  name: JournalName;
  card: AttemptCard;
  lockedAway: boolean;
}

export interface Begun {
  live: OpenAttempt;
  /** False: this machine had the attempt already. */
  fresh: boolean;
}

/** Every journal of this machine: finds them, finds their keys, opens each once. */
export class AttemptRegistry {
  readonly #setting: AttemptRegistryOptions;
  #entries: Promise<Map<string, Entry>> | null = null;
  /** Begins are done one after the other: two of the same paper must not make two journals. */
  #beginning: Promise<unknown> = Promise.resolve();
  #known: readonly Entry[] = [];

  constructor(setting: AttemptRegistryOptions) {
    this.#setting = setting;
  }

  begin(account: { accountId: string; owner: string }, start: AttemptStart): Promise<Begun> {
    const begun = this.#beginning.then(() => this.#begin(account, start));
    // The caller gets the failure; the next begin only waits for the end of this one.
    this.#beginning = begun.catch(() => null);
    return begun;
  }

  /** The attempts of an account that can be opened. */
  async of(accountId: string): Promise<OpenAttempt[]> {
    const account = accountHash(accountId);
    const entries = [...(await this.#all()).values()].filter(({ listing }) => listing.name.account === account);
    const lives = await Promise.all(entries.map((entry) => this.#tryOpen(entry)));
    return lives.filter((live) => live !== null);
  }

  async get(accountId: string, attemptId: string): Promise<OpenAttempt | null> {
    const entry = (await this.#all()).get(attemptId);
    return entry?.listing.name.account === accountHash(accountId) ? this.#open(entry) : null;
  }

  /** All journals, of any account; one that does not open is told by its card. */
  async summaries(): Promise<AttemptSummary[]> {
    const entries = [...(await this.#all()).values()];
    const glances = await Promise.all(entries.map((entry) => this.#glance(entry)));
    return glances.filter((glance) => glance !== null);
  }

  /** The attempts that were opened in this run. */
  opened(): OpenAttempt[] {
    return this.#known.map(({ live }) => live).filter((live) => live !== null);
  }

  /** The next use reads the attempt from the disk again. */
  forget(live: OpenAttempt): void {
    for (const entry of this.#known) if (entry.live === live) entry.live = null;
  }

  async remove(name: JournalName): Promise<void> {
    await this.#setting.journals.remove(name);
    const entries = await this.#all();
    entries.delete(name.attempt);
    this.#known = [...entries.values()];
  }

  async #all(): Promise<Map<string, Entry>> {
    this.#entries ??= this.#list();
    try {
      return await this.#entries;
    } catch (error) {
      this.#entries = null;
      throw error;
    }
  }

  async #list(): Promise<Map<string, Entry>> {
    const listings = await this.#setting.journals.list();
    const entries = new Map(
      listings.map((listing): [string, Entry] => [
        listing.name.attempt,
        { listing, live: null, opening: null, quietUntil: 0 },
      ]),
    );
    this.#known = [...entries.values()];
    return entries;
  }

  async #begin({ accountId, owner }: { accountId: string; owner: string }, start: AttemptStart): Promise<Begun> {
    const entries = await this.#all();
    for (let generation = 0; ; generation += 1) {
      const attempt = attemptIdOf(accountId, start.userPaperId, generation);
      const entry = entries.get(attempt);
      const known = entry && (await this.#open(entry));
      if (known) return { live: known, fresh: false };
      if (entry) continue;
      const name = { account: accountHash(accountId), attempt };
      const made = await this.#create(name, { type: 'begin', accountId, owner, start });
      entries.set(attempt, made);
      this.#known = [...entries.values()];
      return { live: made.live, fresh: true };
    }
  }

  async #create(name: JournalName, begin: BeginRecord): Promise<Entry & { live: OpenAttempt }> {
    const { journals, vault, rescueKey, now, report } = this.#setting;
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
    const listing = { name, header, card, bareKey: weak ? key : null };
    return {
      listing,
      opening: null,
      quietUntil: 0,
      live: new OpenAttempt(this.#setting, { name, state, health, card }),
    };
  }

  async #open(entry: Entry): Promise<OpenAttempt | null> {
    if (entry.live) return entry.live;
    entry.opening ??= this.#read(entry.listing);
    try {
      const live = await entry.opening;
      entry.live ??= live;
      return entry.live;
    } finally {
      entry.opening = null;
    }
  }

  async #read({ name, header, bareKey, card }: JournalListing): Promise<OpenAttempt | null> {
    const { journals, vault, report } = this.#setting;
    const key = header && (await findKey(vault, header, bareKey, report));
    if (!key) return null;
    const { records, oneCopy } = await journals.open(name, key);
    const state = replay(records);
    if (!state) {
      report('a journal has no beginning', name.attempt);
      return null;
    }
    const health = worse(header.vaultKey === null ? 'weak-key' : 'good', oneCopy ? 'one-copy' : 'good');
    const live = new OpenAttempt(this.#setting, { name, state, health, card });
    await live.writeCard();
    return live;
  }

  async #glance(entry: Entry): Promise<AttemptSummary | null> {
    const { name, card: written } = entry.listing;
    const live = await this.#tryOpen(entry);
    const card = live?.card ?? written;
    return card && { name, card, lockedAway: live === null };
  }

  async #tryOpen(entry: Entry): Promise<OpenAttempt | null> {
    const { now, report } = this.#setting;
    if (!entry.live && now() < entry.quietUntil) return null;
    try {
      const live = await this.#open(entry);
      if (!live) entry.quietUntil = now() + tryAgainAfter;
      return live;
    } catch (error) {
      entry.quietUntil = now() + tryAgainAfter;
      report('a journal does not open', error);
      return null;
    }
  }
}
