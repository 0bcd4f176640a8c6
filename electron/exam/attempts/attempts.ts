import { receiptEntries } from './receipt-entries.ts';
import type {
  Attempt,
  AttemptRules,
  ExamRef,
  HandInReason,
  PendingAttempt,
  ReceiptEntry,
  Saved,
} from '../../../src/contract/ipc/exam.ts';
import type { FaceNote } from '../../../src/contract/exam/face-again.ts';
import type { ReceivedAction, SeatUse, StaffRecord } from '../../../src/contract/exam/staff-action.ts';
import { staffHandInAt } from '../../../src/contract/exam/staff-rules.ts';
import type { AnswerFile } from '../../../src/contract/ipc/paper.ts';
import { accountHash } from './attempt-id.ts';
import { AttemptRegistry, type AttemptRegistryOptions } from './attempt-registry.ts';
import type {
  AttemptChange,
  AttemptStart,
  AttemptStore,
  DueAttempt,
  FileOutcome,
  HeldSession,
  MovedPaper,
  SealedPaper,
  Settlement,
  StoredFile,
} from './attempt-store.ts';
import { filesOf, phaseOf, toPending } from './attempt-views.ts';
import { outlived } from '../journal/card.ts';
import { JournalError } from '../journal/journal-error.ts';
import type { JournalName, Journals } from '../journal/journals.ts';
import { movedPaperOf } from '../transfer/moved-paper.ts';
import type { OpenAttempt } from './open-attempt.ts';

export interface AttemptsOptions extends AttemptRegistryOptions {
  /** The account that is signed in: only its attempts give signs of life. */
  account: () => string | null;
}

/** Signs of life come at most this often (ms). */
const beatEveryMs = 10_000;

/** True for a paper that goes out without its learner. */
function hasSession({ state }: OpenAttempt): boolean {
  return state.credential !== null && state.sealed !== null && state.settled?.phase !== 'delivered';
}

/** A key beside the journal protects nothing: the token would be readable. */
function mayHoldSession(live: OpenAttempt): boolean {
  return live.attempt().health === 'good';
}

/** All attempts of this machine over their journals. */
export class Attempts implements AttemptStore {
  readonly #options: AttemptsOptions;
  readonly #registry: AttemptRegistry;
  #stopBeat: (() => void) | null = null;
  #closed = false;

  constructor(options: AttemptsOptions) {
    this.#options = options;
    this.#registry = new AttemptRegistry(options);
  }

  async begin(
    account: { accountId: string; owner: string },
    start: AttemptStart,
    { anew = false }: { anew?: boolean } = {},
  ): Promise<Attempt> {
    const { live, fresh } = await this.#registry.begin(account, start, anew);
    this.#keepBeating();
    return fresh ? live.attempt() : live.enter();
  }

  isLockedAway(accountId: string, userPaperId: string): Promise<boolean> {
    return this.#registry.isLockedAway(accountId, userPaperId);
  }

  async find(accountId: string, exam: Pick<ExamRef, 'examId' | 'businessId'>): Promise<Attempt | null> {
    const unfinished = await this.#registry.unfinishedAt(accountId, exam);
    const latest = unfinished.sort((a, b) => b.state.start.rules.joinedAt - a.state.start.rules.joinedAt)[0];
    if (!latest) return null;
    this.#keepBeating();
    return latest.enter();
  }

  async read(accountId: string, attemptId: string): Promise<Attempt | null> {
    return (await this.#registry.get(accountId, attemptId))?.attempt() ?? null;
  }

  async readPaper(accountId: string, userPaperId: string): Promise<Attempt | null> {
    return (await this.#registry.ofPaper(accountId, userPaperId))?.attempt() ?? null;
  }

  write(accountId: string, attemptId: string, change: AttemptChange): Promise<Saved> {
    return this.#with(accountId, attemptId, (live) => live.change(change));
  }

  async renew(accountId: string, attemptId: string, rules: AttemptRules): Promise<void> {
    await this.#with(accountId, attemptId, async (live) => {
      await live.append({ type: 'rules', rules });
      await live.writeCard();
    });
  }

  decide(accountId: string, attemptId: string, action: ReceivedAction, rules: AttemptRules | null): Promise<boolean> {
    return this.#with(accountId, attemptId, (live) => live.decide(action, rules));
  }

  noteSeatUse(accountId: string, attemptId: string, use: SeatUse): Promise<StaffRecord> {
    return this.#with(accountId, attemptId, async (live) => {
      await live.append({ type: 'seat', use });
      await live.writeCard();
      return live.state.staff;
    });
  }

  moved(accountId: string, attemptId: string): Promise<MovedPaper> {
    return this.#with(accountId, attemptId, async ({ state }) => movedPaperOf(state));
  }

  async prepareToReceive({ accountId, owner, start }: MovedPaper, clockOffset: number): Promise<Attempt> {
    const { live } = await this.#registry.begin({ accountId, owner }, { ...start, clockOffset }, false);
    return live.attempt();
  }

  receive(attemptId: string, paper: MovedPaper, platformTime: number): Promise<Attempt> {
    return this.#with(paper.accountId, attemptId, (live) => live.receive(paper, platformTime));
  }

  async noteFace(accountId: string, attemptId: string, note: FaceNote): Promise<void> {
    await this.#with(accountId, attemptId, (live) => live.append({ type: 'face', note }));
  }

  seal(accountId: string, attemptId: string, reason: HandInReason, platformNow?: number): Promise<SealedPaper> {
    return this.#with(accountId, attemptId, (live) => live.seal(reason, platformNow));
  }

  appendFile(accountId: string, attemptId: string, fileId: string, bytes: Uint8Array): Promise<void> {
    return this.#withFiles(accountId, attemptId, (name, journals) => journals.appendFile(name, fileId, bytes));
  }

  async finishFile(accountId: string, attemptId: string, fileId: string): Promise<void> {
    await this.#withFiles(accountId, attemptId, (name, journals) => journals.finishFile(name, fileId));
  }

  readFile(accountId: string, attemptId: string, { fileId, sha256 }: AnswerFile): Promise<Uint8Array | null> {
    return this.#withFiles(accountId, attemptId, (name, journals) => journals.readFile(name, fileId, sha256));
  }

  removeFile(accountId: string, attemptId: string, fileId: string): Promise<void> {
    return this.#withFiles(accountId, attemptId, (name, journals) => journals.removeFile(name, fileId));
  }

  async files(accountId: string, attemptId?: string): Promise<StoredFile[]> {
    const one = attemptId === undefined ? null : await this.#registry.get(accountId, attemptId);
    const live = attemptId === undefined ? await this.#registry.of(accountId) : one ? [one] : [];
    return live.flatMap(({ name, state }) => filesOf(name.attempt, state));
  }

  async noteFile(accountId: string, attemptId: string, fileId: string, { outcome, message, reference }: FileOutcome) {
    await this.#with(accountId, attemptId, async (live) => {
      await live.append({
        type: 'file-outcome',
        fileId,
        outcome,
        message,
        ...(reference === null ? {} : { reference }),
      });
      await live.writeCard();
      const { journals } = this.#options;
      if (live.state.settled) await journals.release(live.name);
    });
  }

  /** Not repeated when the writing thread was lost: the parts that it had are gone with it. */
  async #withFiles<Value>(
    accountId: string,
    attemptId: string,
    work: (name: JournalName, journals: Journals) => Promise<Value>,
  ): Promise<Value> {
    const live = await this.#expect(accountId, attemptId);
    return work(live.name, this.#options.journals);
  }

  async sealed(accountId: string): Promise<SealedPaper[]> {
    const papers = (await this.#registry.of(accountId)).map((live) => live.sealedPaper());
    return papers
      .filter((paper) => paper !== null)
      .filter(({ settled }) => settled?.phase !== 'delivered')
      .sort((a, b) => a.sealedAt - b.sealedAt);
  }

  async receipts(accountId: string): Promise<ReceiptEntry[]> {
    const account = accountHash(accountId);
    const mine = (await this.#registry.summaries()).filter(
      ({ name, replaced }) => name.account === account && !replaced,
    );
    return receiptEntries(mine.map(({ name, card }) => ({ attemptId: name.attempt, card })));
  }

  async sealedPaper(accountId: string, attemptId: string): Promise<SealedPaper | null> {
    return (await this.#registry.get(accountId, attemptId))?.sealedPaper() ?? null;
  }

  async sending(accountId: string, attemptId: string, fileReferences: SealedPaper['fileReferences']): Promise<void> {
    await this.#with(accountId, attemptId, (live) => live.append({ type: 'sending', fileReferences }));
  }

  async notSent(accountId: string, attemptId: string): Promise<void> {
    await this.#with(accountId, attemptId, (live) => live.append({ type: 'not-sent' }));
  }

  async settle(accountId: string, attemptId: string, { at, ...settlement }: Settlement): Promise<void> {
    await this.#with(accountId, attemptId, async (live) => {
      await live.append({ type: 'settled', ...settlement, platformAt: at });
      await live.writeCard();
      await this.#options.journals.release(live.name);
    });
  }

  async holdSession(accountId: string, attemptId: string, session: HeldSession | null): Promise<boolean> {
    return this.#with(accountId, attemptId, async (live) => {
      if (session && !mayHoldSession(live)) return false;
      await live.append({ type: 'credential', credential: session });
      return true;
    });
  }

  async withHeldSession(): Promise<SealedPaper[]> {
    await this.#registry.summaries();
    return this.#registry
      .opened()
      .filter(hasSession)
      .map((live) => live.sealedPaper())
      .filter((paper) => paper !== null);
  }

  async pending(currentAccountId: string | null): Promise<PendingAttempt[]> {
    const current = currentAccountId === null ? null : accountHash(currentAccountId);
    const seen = await this.#registry.summaries();
    return seen
      .filter(({ card, replaced }) => card.phase !== 'delivered' && !replaced)
      .map(({ name, card, lockedAway, keystore }) => {
        const live = this.#registry.opened().find((opened) => opened.name.attempt === name.attempt);
        return toPending(name.attempt, card, {
          mine: name.account === current,
          lockedAway,
          keystore,
          deliversItself: live !== undefined && hasSession(live),
          canDeliverItself: live !== undefined && mayHoldSession(live),
        });
      });
  }

  async due(accountId: string): Promise<DueAttempt[]> {
    return (await this.#registry.of(accountId)).flatMap(({ name, state }) => {
      const { rules, clockOffset } = state.start;
      if (phaseOf(state) !== 'open') return [];
      const byStaff = staffHandInAt(state.staff);
      if (byStaff !== null && (rules.deadline === null || byStaff < rules.deadline))
        return [{ attemptId: name.attempt, deadline: byStaff, clockOffset, byStaff: true }];
      if (rules.deadline === null) return [];
      return [{ attemptId: name.attempt, deadline: rules.deadline, clockOffset }];
    });
  }

  async clockOffset(accountId: string, attemptId: string): Promise<number | null> {
    return (await this.#registry.get(accountId, attemptId))?.state.start.clockOffset ?? null;
  }

  async removeExpired(platformNow: number): Promise<number> {
    const old = (await this.#registry.summaries()).filter(({ card }) => outlived(card, platformNow));
    for (const { name } of old) await this.#registry.remove(name);
    return old.length;
  }

  onReadable(listener: () => void): () => void {
    return this.#registry.onReadable(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopBeat?.();
    await Promise.all(this.#registry.opened().map((live) => live.writeCard()));
    await this.#options.journals.close();
  }

  /** When the writing thread was lost, the journal is opened again and the work is done once more. */
  async #with<Value>(accountId: string, attemptId: string, work: (live: OpenAttempt) => Promise<Value>) {
    const live = await this.#expect(accountId, attemptId);
    try {
      return await work(live);
    } catch (error) {
      if (!(error instanceof JournalError) || error.code !== 'gone' || this.#closed) throw error;
      this.#options.report('the journal was opened again', error);
      this.#registry.forget(live);
      return work(await this.#expect(accountId, attemptId));
    }
  }

  async #expect(accountId: string, attemptId: string): Promise<OpenAttempt> {
    const live = await this.#registry.get(accountId, attemptId);
    if (!live) throw new JournalError('no-attempt', 'There is no such attempt of this account.');
    return live;
  }

  #keepBeating(): void {
    this.#stopBeat ??= this.#options.timer(() => {
      this.#stopBeat = null;
      void this.#beat();
    }, beatEveryMs);
  }

  async #beat(): Promise<void> {
    const account = this.#options.account();
    const mine = this.#registry.opened().filter(({ state }) => state.accountId === account);
    await Promise.all(mine.map((live) => live.beat(beatEveryMs)));
    if (!this.#closed) this.#keepBeating();
  }
}
