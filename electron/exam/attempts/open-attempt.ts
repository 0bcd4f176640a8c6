import type { ReceivedAction } from '../../../src/contract/exam/staff-action.ts';
import { isLocked, isRecorded, movedAt } from '../../../src/contract/exam/staff-rules.ts';
import type { Attempt, AttemptRules, HandInReason, JournalHealth, Saved } from '../../../src/contract/ipc/exam.ts';
import { changeProblem, sealTimeOf } from './attempt-rules.ts';
import type { AttemptChange, MovedPaper, SealedPaper } from './attempt-store.ts';
import { phaseOf, toAttempt, toCard, toSealedPaper, type Sighting } from './attempt-views.ts';
import type { AttemptCard } from '../journal/card.ts';
import { JournalError } from '../journal/journal-error.ts';
import type { JournalName, Journals } from '../journal/journals.ts';
import { parseRecord, recordText, type RecordBody } from '../journal/record.ts';
import { after, type AttemptState } from '../journal/replay.ts';

/** What a live attempt needs of its store. */
export interface OpenAttemptOptions {
  journals: Journals;
  /** Epoch ms of this machine. */
  now: () => number;
  /** Epoch ms of the platform's clock; null: it has not answered in this run. */
  platformNow?: () => number | null;
  report: (what: string, error: unknown) => void;
}

/** Shared by both ways an attempt comes to life: begun now, or read from the disk. */
export interface LiveStart {
  name: JournalName;
  state: AttemptState;
  health: JournalHealth;
  /** The card as it lies on the disk. */
  card: AttemptCard | null;
}

/** What a learner cannot do during a pause. */
const answering: ReadonlySet<AttemptChange['type']> = new Set(['answer', 'mark', 'strike', 'highlight', 'played']);

const unseen = { lastSeenAt: null, recovered: false };

/** One attempt whose journal is open: the records' state in memory, every change on disk first. */
export class OpenAttempt {
  readonly name: JournalName;
  readonly #options: OpenAttemptOptions;
  #state: AttemptState;
  #health: JournalHealth;
  #sighting: Pick<Sighting, 'lastSeenAt' | 'recovered'> = unseen;
  #sealing: Promise<SealedPaper> | null = null;
  #card: AttemptCard | null;
  #cardWrite: Promise<void> = Promise.resolve();
  #playing: Promise<unknown> = Promise.resolve();
  /** The seal while the disk does not take it: the paper is sealed all the same. */
  #unwrittenSeal: string | null = null;

  constructor(options: OpenAttemptOptions, { name, state, health, card }: LiveStart) {
    this.name = name;
    this.#options = options;
    this.#state = state;
    this.#health = health;
    this.#card = card;
  }

  get state(): AttemptState {
    return this.#state;
  }

  get card(): AttemptCard {
    return toCard(this.#state);
  }

  attempt(): Attempt {
    return toAttempt(this.#state, this.#seen());
  }

  sealedPaper(): SealedPaper | null {
    const paper = toSealedPaper(this.#state, this.#seen());
    return paper && { ...paper, sealOnDisk: this.#unwrittenSeal === null };
  }

  /** The learner comes (back) to the paper: notes how the last run ended, and that a new one goes on. */
  async enter(): Promise<Attempt> {
    if (phaseOf(this.#state) !== 'open') return this.attempt();
    this.#sighting = { lastSeenAt: this.#state.lastAt, recovered: this.#state.running };
    await this.#sign();
    return this.attempt();
  }

  async change(change: AttemptChange): Promise<Saved> {
    if (this.#sealing || this.#state.sealed) throw new JournalError('sealed', 'The paper is sealed.');
    this.#refuseMoved();
    // Two plays at once must not both pass the limit: the second one waits for the record of the first.
    const saved = await (change.type === 'played'
      ? this.#afterPlays(() => this.#change(change))
      : this.#change(change));
    // Whoever works on has been told; a page that opens the paper again says nothing of an old absence.
    this.#sighting = unseen;
    if (change.type === 'left') await this.writeCard();
    return saved;
  }

  /** False: this number was recorded before, or the paper is sealed. */
  async decide(action: ReceivedAction, rules: AttemptRules | null): Promise<boolean> {
    if (this.#sealing || phaseOf(this.#state) !== 'open' || isRecorded(this.#state.staff, action.number)) return false;
    await this.append({ type: 'staff', action, ...(rules ? { rules } : {}) });
    await this.writeCard();
    return true;
  }

  /** Takes the answers of another seat over; what was here stays in the journal and counts no more. */
  async receive(paper: MovedPaper, platformTime: number): Promise<Attempt> {
    if (this.#sealing || this.#state.sealed) throw new JournalError('sealed', 'The paper is sealed.');
    await this.append({ type: 'received', paper, platformTime });
    this.#sighting = unseen;
    await this.writeCard();
    return this.attempt();
  }

  /** Two seats must not go on with the same paper. */
  #refuseMoved(): void {
    if (movedAt(this.#state.staff) !== null) throw new JournalError('moved', 'The paper is sealed for another seat.');
  }

  async #change(change: AttemptChange): Promise<Saved> {
    if (answering.has(change.type) && isLocked(this.#state.staff, this.#platformNow()))
      throw new JournalError('paused', 'Staff have paused the paper.');
    const problem = changeProblem(this.#state.start.paper, change, this.#state.plays);
    if (problem) throw problem;
    return this.append(change);
  }

  #platformNow(): number {
    return this.#options.platformNow?.() ?? this.#options.now() + this.#state.start.clockOffset;
  }

  #afterPlays(play: () => Promise<Saved>): Promise<Saved> {
    const next = this.#playing.then(play, play);
    this.#playing = next;
    return next;
  }

  /** No change that comes later is taken; those on their way lie before the seal. A second seal returns the first. */
  async seal(reason: HandInReason, platformNow?: number): Promise<SealedPaper> {
    const sealed = this.sealedPaper();
    if (sealed) return sealed;
    this.#refuseMoved();
    this.#sealing ??= this.#seal(reason, platformNow);
    try {
      return await this.#sealing;
    } finally {
      this.#sealing = null;
    }
  }

  async append(body: RecordBody): Promise<Saved> {
    // Without a seal to write, nothing may come between two records in the order in which they were made.
    if (this.#unwrittenSeal !== null && !this.#sealing) await this.#writeSeal();
    const at = this.#options.now();
    const platformAt = body.type === 'answer' ? (this.#options.platformNow?.() ?? null) : null;
    const text = recordText(body, at, platformAt);
    const saved = await this.#options.journals.append(this.name, text);
    this.#state = after(this.#state, { sequence: saved.sequence, record: parseRecord(text) });
    if (saved.copies === 1) this.#health = worse(this.#health, 'one-copy');
    return saved;
  }

  /** A sign of life when the records since `quiet` ms ago give none, and a fresh card for lists. Never rejects. */
  async beat(quiet: number): Promise<void> {
    if (this.#unwrittenSeal !== null) await this.#tryWriteSeal();
    if (!this.#state.running || phaseOf(this.#state) === 'moved') return;
    if (this.#options.now() - this.#state.lastAt >= quiet) await this.#sign();
    await this.writeCard();
  }

  /** Brings the card up to date, one write at a time. The journal counts; a card that stays behind is only reported. */
  writeCard(): Promise<void> {
    this.#cardWrite = this.#cardWrite.then(() => this.#writeCard());
    return this.#cardWrite;
  }

  async #writeCard(): Promise<void> {
    const card = this.card;
    if (JSON.stringify(card) === JSON.stringify(this.#card)) return;
    try {
      await this.#options.journals.writeCard(this.name, card);
      this.#card = card;
    } catch (error) {
      this.#options.report('the card of an attempt could not be written', error);
    }
  }

  async #seal(reason: HandInReason, platformNow: number | undefined): Promise<SealedPaper> {
    const now = platformNow ?? this.#options.now() + this.#state.start.clockOffset;
    const body = { type: 'sealed', reason, sealTime: sealTimeOf(this.#state, now) } as const;
    const at = this.#options.now();
    this.#unwrittenSeal = recordText(body, at);
    try {
      await this.#writeSeal();
    } catch (error) {
      if (!isDiskTrouble(error)) {
        this.#unwrittenSeal = null;
        throw error;
      }
      this.#options.report('a paper is sealed in memory only', error);
    }
    this.#state = after(this.#state, { sequence: 0, record: { ...body, at } });
    const card = this.writeCard();
    // A disk that does not take the seal does not hold up the delivery.
    if (this.#unwrittenSeal === null) await card;
    const sealed = this.sealedPaper();
    if (!sealed) throw new JournalError('disk', 'The seal was written and is not there.');
    return sealed;
  }

  /** The seal comes before anything that is noted of the delivery. */
  async #writeSeal(): Promise<void> {
    const text = this.#unwrittenSeal;
    if (text === null) return;
    const { copies } = await this.#options.journals.append(this.name, text);
    this.#unwrittenSeal = null;
    if (copies === 1) this.#health = worse(this.#health, 'one-copy');
  }

  async #tryWriteSeal(): Promise<void> {
    try {
      await this.#writeSeal();
    } catch (error) {
      this.#options.report('a seal could not be written yet', error);
    }
  }

  /** A sign of life that cannot be written must not keep the learner from the paper. */
  async #sign(): Promise<void> {
    try {
      await this.append({ type: 'alive' });
    } catch (error) {
      this.#options.report('a sign of life could not be written', error);
    }
  }

  #seen(): Sighting {
    return { attemptId: this.name.attempt, health: this.#health, ...this.#sighting };
  }
}

function isDiskTrouble(error: unknown): boolean {
  return error instanceof JournalError && ['disk-full', 'disk', 'slow'].includes(error.code);
}

/** `one-copy` says more than `weak-key`: something is wrong now. */
export function worse(known: JournalHealth, seen: JournalHealth): JournalHealth {
  const order: readonly JournalHealth[] = ['good', 'weak-key', 'one-copy'];
  return order.indexOf(seen) > order.indexOf(known) ? seen : known;
}
