import type { Attempt, AttemptRules, HandInReason, Saved } from '#contract/ipc/exam.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import type { ReceivedAction, SeatUse, StaffRecord } from '#contract/ipc/staff-action.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import type { JournalHistory, Journals } from '#electron/storage/journal/journals.ts';
import type {
  AttemptChange,
  AttemptHandle,
  AttemptNote,
  FileOutcome,
  HeldSession,
  MovedPaper,
  RecordStamp,
  SealedPaper,
  Settlement,
  StoredFile,
} from '../records/attempt-store.ts';
import type { ChainEnds } from '../records/chain.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import type { RecordBody } from '../records/record.ts';
import type { AttemptRegistry } from './attempt-registry.ts';
import { filesOf } from './attempt-views.ts';
import { movedPaperOf } from './moved-paper.ts';
import type { OpenAttempt } from './open-attempt.ts';

interface JournalledAttemptOptions {
  registry: Pick<AttemptRegistry, 'get' | 'belongs' | 'forget'>;
  journals: Journals;
  closed: () => boolean;
  report: (what: string, error: unknown) => void;
}

/** A key beside the journal protects nothing: the token would be readable. */
export function mayHoldSession(live: OpenAttempt): boolean {
  return live.attempt().health === 'good';
}

/** One attempt of one account, whose journal is opened when it is first needed. */
export class JournalledAttempt implements AttemptHandle {
  readonly #options: JournalledAttemptOptions;
  readonly #accountId: string;
  readonly #attemptId: string;

  constructor(options: JournalledAttemptOptions, accountId: string, attemptId: string) {
    this.#options = options;
    this.#accountId = accountId;
    this.#attemptId = attemptId;
  }

  async read(): Promise<Attempt | null> {
    return (await this.#find())?.attempt() ?? null;
  }

  async sealedPaper(): Promise<SealedPaper | null> {
    return (await this.#find())?.sealedPaper() ?? null;
  }

  async evidenceEnds(): Promise<ChainEnds | null> {
    return (await this.#find())?.state.chains ?? null;
  }

  async files(): Promise<StoredFile[]> {
    const live = await this.#find();
    return live ? filesOf(this.#attemptId, live.state) : [];
  }

  async history(): Promise<JournalHistory> {
    return this.#options.journals.history((await this.#expect()).name);
  }

  belongs(here: PaperPlace): Promise<boolean> {
    return this.#options.registry.belongs(this.#accountId, this.#attemptId, here);
  }

  change(change: AttemptChange): Promise<Saved> {
    return this.#with((live) => live.change(change));
  }

  note(note: AttemptNote): Promise<void> {
    return this.#with((live) => this.#record(live, note));
  }

  decide(action: ReceivedAction, rules: AttemptRules | null): Promise<boolean> {
    return this.#with((live) => live.decide(action, rules));
  }

  noteSeatUse(use: SeatUse): Promise<StaffRecord> {
    return this.#with(async (live) => {
      await this.#record(live, { type: 'seat', use });
      return live.state.staff;
    });
  }

  moved(): Promise<MovedPaper> {
    return this.#with(async ({ state }) => movedPaperOf(state));
  }

  receive(paper: MovedPaper, how: { platformTime: number; signed: boolean }): Promise<Attempt> {
    return this.#with((live) => live.receive(paper, how));
  }

  prepared(): Promise<Attempt> {
    return this.#with(async (live) => {
      await live.append({ type: 'prepared' });
      return live.attempt();
    });
  }

  // Parts of files are not written once more when the writing thread was lost: those that it had are gone with it.

  async appendFile(fileId: string, bytes: Uint8Array): Promise<void> {
    await this.#options.journals.appendFile((await this.#expect()).name, fileId, bytes);
  }

  async finishFile(fileId: string): Promise<void> {
    await this.#options.journals.finishFile((await this.#expect()).name, fileId);
  }

  async readFile({ fileId, sha256 }: AnswerFile): Promise<Uint8Array | null> {
    return this.#options.journals.readFile((await this.#expect()).name, fileId, sha256);
  }

  async removeFile(fileId: string): Promise<void> {
    await this.#options.journals.removeFile((await this.#expect()).name, fileId);
  }

  noteFile(fileId: string, { outcome, message, reference }: FileOutcome): Promise<void> {
    const named = reference === null ? {} : { reference };
    return this.#with((live) => this.#record(live, { type: 'file-outcome', fileId, outcome, message, ...named }));
  }

  seal(reason: HandInReason, platformNow?: number | null): Promise<SealedPaper> {
    return this.#with((live) => live.seal(reason, platformNow));
  }

  sending(fileReferences: SealedPaper['fileReferences'], baseline: RecordStamp | null = null): Promise<void> {
    const read = baseline === null ? {} : { baseline };
    return this.#with((live) => this.#record(live, { type: 'sending', fileReferences, ...read }));
  }

  settle({ at, ...settlement }: Settlement): Promise<void> {
    return this.#with((live) => this.#record(live, { type: 'settled', ...settlement, platformAt: at }));
  }

  holdSession(session: HeldSession | null): Promise<boolean> {
    return this.#with(async (live) => {
      if (session && !mayHoldSession(live)) return false;
      await this.#record(live, { type: 'credential', credential: session });
      return true;
    });
  }

  async #record(live: OpenAttempt, body: RecordBody): Promise<void> {
    await live.append(body);
    if (onCard.has(body.type)) await live.writeCard();
    if (afterwards.has(body.type) && live.state.settled) await this.#options.journals.release(live.name);
  }

  /** When the writing thread was lost, the journal is opened again and the work is done once more. */
  async #with<Value>(work: (live: OpenAttempt) => Promise<Value>): Promise<Value> {
    const live = await this.#expect();
    try {
      return await work(live);
    } catch (error) {
      if (!(error instanceof JournalError) || error.code !== 'gone' || this.#options.closed()) throw error;
      this.#options.report('the journal was opened again', error);
      this.#options.registry.forget(live);
      return work(await this.#expect());
    }
  }

  #find(): Promise<OpenAttempt | null> {
    return this.#options.registry.get(this.#accountId, this.#attemptId);
  }

  async #expect(): Promise<OpenAttempt> {
    const live = await this.#find();
    if (!live) throw new JournalError('no-attempt', 'There is no such attempt of this account.');
    return live;
  }
}

/** Records that change what lists show. */
const onCard: ReadonlySet<RecordBody['type']> = new Set(['rules', 'seat', 'file-outcome', 'settled', 'credential']);

/** Records that also come when the paper is settled, and its journal is closed again behind them. */
const afterwards: ReadonlySet<RecordBody['type']> = new Set(['evidence', 'file-outcome', 'settled', 'credential']);
