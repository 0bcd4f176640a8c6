import type { Attempt, ExamRef, PendingAttempt, ReceiptEntry } from '#contract/ipc/exam.ts';
import { outlived } from '#electron/storage/journal/card.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { staffHandInAt } from '#rules/exam/staff-rules.ts';
import type {
  AttemptHandle,
  AttemptStart,
  AttemptStore,
  DueAttempt,
  HeldSession,
  JournalClock,
  MovedPaper,
  SealedPaper,
  StoredFile,
} from '../records/attempt-store.ts';
import { AttemptRegistry, type AttemptRegistryOptions } from './attempt-registry.ts';
import { filesOf, phaseOf, placeFacts, toPending } from './attempt-views.ts';
import { JournalledAttempt, mayHoldSession } from './journalled-attempt.ts';
import type { OpenAttempt } from './open-attempt.ts';
import { receiptEntries } from './receipt-entries.ts';

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

  attempt(accountId: string, attemptId: string): AttemptHandle {
    const { journals, report } = this.#options;
    const closed = () => this.#closed;
    return new JournalledAttempt({ registry: this.#registry, journals, closed, report }, accountId, attemptId);
  }

  async begin(
    account: { accountId: string; owner: string },
    start: AttemptStart,
    { anew = false }: { anew?: boolean } = {},
  ): Promise<Attempt> {
    const { live, fresh } = await this.#registry.begin(account, start, anew);
    this.#keepBeating();
    return fresh ? live.attempt() : this.#enter(live);
  }

  isLockedAway(accountId: string, userPaperId: string): Promise<boolean> {
    return this.#registry.isLockedAway(accountId, userPaperId);
  }

  async find(accountId: string, exam: Pick<ExamRef, 'examId' | 'businessId'>): Promise<Attempt | null> {
    const unfinished = await this.#registry.unfinishedAt(accountId, exam);
    const latest = unfinished.sort((a, b) => b.state.start.rules.joinedAt - a.state.start.rules.joinedAt)[0];
    if (!latest) return null;
    this.#keepBeating();
    return this.#enter(latest);
  }

  /** A journal of an older version belongs where its learner first goes on with it. */
  async #enter(live: OpenAttempt): Promise<Attempt> {
    const attempt = await live.enter();
    const { start, sealed } = live.state;
    const here = this.#options.here();
    if (start.place || sealed || here.branch === null) return attempt;
    try {
      await live.append({ type: 'belongs', place: here });
    } catch (error) {
      this.#options.report('the place of a paper could not be noted', error);
    }
    return attempt;
  }

  async readPaper(accountId: string, userPaperId: string): Promise<Attempt | null> {
    return (await this.#registry.ofPaper(accountId, userPaperId))?.attempt() ?? null;
  }

  async prepareToReceive({ accountId, owner, start }: MovedPaper, clockOffset: number): Promise<Attempt> {
    const { live } = await this.#registry.begin({ accountId, owner }, { ...start, clockOffset, stepsDue: true }, false);
    return live.attempt();
  }

  async files(accountId: string): Promise<StoredFile[]> {
    const unfinished = await this.#registry.of(accountId);
    return unfinished.flatMap(({ name, state }) => filesOf(name.attempt, state));
  }

  async sealed(accountId: string): Promise<SealedPaper[]> {
    this.#keepBeating();
    const papers = (await this.#registry.of(accountId)).map((live) => live.sealedPaper());
    return papers
      .filter((paper) => paper !== null)
      .filter(({ settled }) => settled?.phase !== 'delivered')
      .sort((a, b) => a.sealedAt - b.sealedAt);
  }

  async receipts(accountId: string): Promise<ReceiptEntry[]> {
    const mine = (await this.#registry.summaries()).filter(
      ({ name, replaced }) => this.#registry.isOf(accountId, name) && !replaced,
    );
    return receiptEntries(mine.map(({ name, card }) => ({ attemptId: name.attempt, card })));
  }

  async heldSessions(): Promise<{ accountId: string; attemptId: string; session: HeldSession }[]> {
    await this.#registry.summaries();
    return this.#registry.opened().flatMap(({ name, state }) => {
      const { accountId, credential: session } = state;
      return session ? [{ accountId, attemptId: name.attempt, session }] : [];
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
    const seen = await this.#registry.summaries();
    return seen
      .filter(({ card, replaced }) => card.phase !== 'delivered' && !replaced)
      .map(({ name, card, lockedAway, keystore }) => {
        const live = this.#registry.opened().find((opened) => opened.name.attempt === name.attempt);
        return toPending(name.attempt, card, {
          mine: currentAccountId !== null && this.#registry.isOf(currentAccountId, name),
          lockedAway,
          keystore,
          deliversItself: live !== undefined && hasSession(live),
          canDeliverItself: live !== undefined && mayHoldSession(live),
          ...(live ? placeFacts(live.state, this.#options.here()) : {}),
        });
      });
  }

  async due(accountId: string): Promise<DueAttempt[]> {
    return (await this.#registry.of(accountId)).flatMap(({ name, state }): DueAttempt[] => {
      const { deadline, endBasis, shownEnd } = state.start.rules;
      const attemptId = name.attempt;
      if (phaseOf(state) !== 'open') return [];
      const byStaff = staffHandInAt(state.staff);
      const ownEnd = sealsAt({ deadline, endBasis, shownEnd }) ?? Infinity;
      if (byStaff !== null && byStaff < ownEnd) return [{ attemptId, deadline: byStaff, byStaff: true }];
      return deadline === null ? [] : [{ attemptId, deadline, endBasis, shownEnd }];
    });
  }

  async clocks(accountId: string): Promise<JournalClock[]> {
    const live = await this.#registry.of(accountId);
    return live.map(({ state }) => ({ ...state.time, offset: state.start.clockOffset }));
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

  #keepBeating(): void {
    this.#stopBeat ??= this.#options.timer(() => {
      this.#stopBeat = null;
      void this.#beat();
    }, beatEveryMs);
  }

  async #beat(): Promise<void> {
    const account = this.#options.account();
    const mine = this.#registry.opened().filter(({ state }) => state.accountId === account);
    await Promise.all(mine.map((live) => live.beat()));
    if (!this.#closed) this.#keepBeating();
  }
}
