import type { Attempt, AttemptRules, HandInReason, JournalHealth, Saved } from '#contract/ipc/exam.ts';
import type { ReceivedAction } from '#contract/ipc/staff-action.ts';
import type { BootMoment } from '#electron/platform/clock/boot.ts';
import type { AttemptCard } from '#electron/storage/journal/card.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import type { JournalName, Journals } from '#electron/storage/journal/journals.ts';
import { isLocked, isRecorded, movedAt } from '#rules/exam/staff-rules.ts';
import type { AttemptChange, MovedPaper, SealedPaper } from '../records/attempt-store.ts';
import { timeAfter, timeStamp, unknownAtSeal, type RecordedAt } from '../records/record-time.ts';
import { parseRecord, recordText, type RecordBody } from '../records/record.ts';
import { after, type AttemptState } from '../records/replay.ts';
import { changeProblem, learnedSealTime, sealTimeOf } from './attempt-rules.ts';
import { phaseOf, toAttempt, toCard, toSealedPaper, type Sighting } from './attempt-views.ts';

/** What a live attempt needs of its store. */
export interface OpenAttemptOptions {
  journals: Journals;
  /** Epoch ms of this machine. */
  now: () => number;
  /** Epoch ms of the platform's clock; null: nobody knows. */
  platformNow?: () => number | null;
  /** The earliest time that it can be there. */
  earliest?: () => number;
  /** Absent: starts of this machine cannot be told apart. */
  bootMoment?: () => BootMoment;
  report: (what: string, error: unknown) => void;
}

/** Shared by both ways an attempt comes to life: begun now, or read from the disk. */
export interface LiveStart {
  name: JournalName;
  state: AttemptState;
  health: JournalHealth;
  /** The card as it lies on the disk. */
  card: AttemptCard | null;
  /** It was begun in this run. */
  begun?: boolean;
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
  /** Records of the latest answers that the disk has not taken, by question: a seal takes them along. */
  readonly #untaken = new Map<string, string>();
  /** Last answers and the seal behind them, while the disk does not take them: the paper is sealed all the same. */
  #unwritten: readonly string[] = [];
  #writing: Promise<void> | null = null;
  /** A record was made since the last beat. */
  #wrote = true;
  /** Its learner is at it in this run; a paper that nobody has come back to gives no sign of life. */
  #attended: boolean;

  constructor(options: OpenAttemptOptions, { name, state, health, card, begun = false }: LiveStart) {
    this.name = name;
    this.#attended = begun;
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
    return paper && { ...paper, sealOnDisk: this.#unwritten.length === 0 };
  }

  /** The learner comes (back) to the paper: notes how the last run ended, and that a new one goes on. */
  async enter(): Promise<Attempt> {
    if (phaseOf(this.#state) !== 'open') return this.attempt();
    this.#sighting = { lastSeenAt: this.#state.lastAt, recovered: this.#state.running };
    this.#attended = true;
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
    this.#attended = true;
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
  async receive(paper: MovedPaper, how: { platformTime: number; signed: boolean }): Promise<Attempt> {
    if (this.#sealing || this.#state.sealed) throw new JournalError('sealed', 'The paper is sealed.');
    const { platformTime, signed } = how;
    await this.append({ type: 'received', paper, platformTime, ...(signed ? {} : { unsigned: true }) });
    this.#untaken.clear();
    this.#attended = true;
    this.#sighting = unseen;
    await this.writeCard();
    return this.attempt();
  }

  /** Two seats must not go on with the same paper. */
  #refuseMoved(): void {
    if (movedAt(this.#state.staff) !== null) throw new JournalError('moved', 'The paper is sealed for another seat.');
  }

  async #change(change: AttemptChange): Promise<Saved> {
    if (answering.has(change.type) && isLocked(this.#state.staff, this.#earliest()))
      throw new JournalError('paused', 'Staff have paused the paper.');
    const problem = changeProblem(this.#state.start.paper, change, this.#state.plays);
    if (problem) throw problem;
    // The bytes of a file go when its record fails.
    if (change.type !== 'answer' || change.value.kind === 'files') return this.append(change);
    const { questionId } = change;
    const text = this.#textOf(change);
    this.#untaken.set(questionId, text);
    const saved = await this.append(change);
    if (this.#untaken.get(questionId) === text) this.#untaken.delete(questionId);
    return saved;
  }

  /** A pause does not end because this machine's clock was set. */
  #earliest(): number {
    return this.#options.earliest?.() ?? this.#options.now() + this.#state.start.clockOffset;
  }

  #stamp(type: RecordBody['type'], platformNow = this.#options.platformNow?.() ?? null): RecordedAt {
    return timeStamp(this.#state.time, type, platformNow, this.#options.bootMoment?.() ?? null);
  }

  /** A clock that was set back does not take a journal back. */
  #at(): number {
    return Math.max(this.#options.now(), this.#state.lastAt);
  }

  #afterPlays(play: () => Promise<Saved>): Promise<Saved> {
    const next = this.#playing.then(play, play);
    this.#playing = next;
    return next;
  }

  /** No change that comes later is taken; those on their way lie before the seal. A second seal returns the first. */
  async seal(reason: HandInReason, platformNow?: number | null): Promise<SealedPaper> {
    const sealed = this.sealedPaper();
    if (sealed) return sealed;
    this.#refuseMoved();
    const { platformNow: known, now } = this.#options;
    const machine = () => now() + this.#state.start.clockOffset;
    this.#sealing ??= this.#seal(reason, platformNow === undefined ? (known ? known() : machine()) : platformNow);
    try {
      return await this.#sealing;
    } finally {
      this.#sealing = null;
    }
  }

  async append(body: RecordBody): Promise<Saved> {
    // Without a seal to write, nothing may come between two records in the order in which they were made.
    if (this.#unwritten.length > 0 && !this.#sealing) await this.#writeSeal();
    const text = this.#textOf(body);
    this.#wrote = true;
    const saved = await this.#options.journals.append(this.name, text);
    this.#state = after(this.#state, { sequence: saved.sequence, record: parseRecord(text) });
    if (saved.copies === 1) this.#health = worse(this.#health, 'one-copy');
    return saved;
  }

  #textOf(body: RecordBody): string {
    return recordText(body, this.#at(), this.#stamp(body.type));
  }

  /** A sign of life when no record since the last beat gives one, and a fresh card for lists. Never rejects. */
  async beat(): Promise<void> {
    if (this.#unwritten.length > 0) await this.#tryWriteSeal();
    await this.#learnSealTime();
    if (!this.#attended || !this.#state.running || phaseOf(this.#state) === 'moved') return;
    if (!this.#wrote) await this.#sign();
    this.#wrote = false;
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

  async #seal(reason: HandInReason, platformNow: number | null): Promise<SealedPaper> {
    const last = [...this.#untaken.values()];
    const answered = last.reduce(withUnnumbered, this.#state);
    const { start } = answered;
    const stamp = this.#stamp('sealed', platformNow);
    const { time, lastAnswerAt } = timeAfter(answered, { type: 'sealed', ...stamp });
    const timeUnknown = unknownAtSeal(time, start.rules.deadline, platformNow);
    const body = {
      type: 'sealed',
      reason,
      ...(platformNow === null ? {} : { sealTime: sealTimeOf({ start, lastAnswerAt }, platformNow) }),
      ...(timeUnknown ? { timeUnknown } : {}),
    } as const;
    const seal = recordText(body, this.#at(), stamp);
    // In this order: on the disk no paper is sealed without its answers.
    this.#unwritten = [...last, seal];
    try {
      await this.#writeSeal();
    } catch (error) {
      if (!isDiskTrouble(error)) {
        this.#unwritten = [];
        throw error;
      }
      this.#options.report('a paper is sealed in memory only', error);
    }
    // Notes of the seat may have come meanwhile.
    this.#state = [...last, seal].reduce(withUnnumbered, this.#state);
    const card = this.writeCard();
    // A disk that does not take the seal does not hold up the delivery.
    if (this.#unwritten.length === 0) await card;
    const sealed = this.sealedPaper();
    if (!sealed) throw new JournalError('disk', 'The seal was written and is not there.');
    return sealed;
  }

  /** The seal comes before anything that is noted of the delivery. */
  #writeSeal(): Promise<void> {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (let [text] = this.#unwritten; text !== undefined; [text] = this.#unwritten) {
      const { copies } = await this.#options.journals.append(this.name, text);
      this.#unwritten = this.#unwritten.slice(1);
      if (copies === 1) this.#health = worse(this.#health, 'one-copy');
    }
  }

  /** A seal without a time gets one once this start of the machine knows it. */
  async #learnSealTime(): Promise<void> {
    const { platformNow, bootMoment, journals, report } = this.#options;
    const learned = learnedSealTime(this.#state, platformNow?.() ?? null, bootMoment?.() ?? null);
    if (learned === null || this.#unwritten.length > 0) return;
    try {
      await this.append({ type: 'seal-time', ...learned });
      if (this.#state.settled) await journals.release(this.name);
    } catch (error) {
      report('the time of a seal could not be noted', error);
    }
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

/** The state after a record that has no number yet. */
function withUnnumbered(state: AttemptState, text: string): AttemptState {
  return after(state, { sequence: 0, record: parseRecord(text) });
}

function isDiskTrouble(error: unknown): boolean {
  return error instanceof JournalError && ['disk-full', 'disk', 'slow'].includes(error.code);
}

/** `one-copy` says more than `weak-key`: something is wrong now. */
export function worse(known: JournalHealth, seen: JournalHealth): JournalHealth {
  const order: readonly JournalHealth[] = ['good', 'weak-key', 'one-copy'];
  return order.indexOf(seen) > order.indexOf(known) ? seen : known;
}
