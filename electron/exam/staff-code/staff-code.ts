import type { SeatOrder, SeatUse, StaffCodeAction, StaffRecord } from '#contract/ipc/staff-action.ts';
import type { StaffCodeOutcome, StaffCodeState } from '#contract/ipc/staff-code.ts';
import { fitsCode, hashesAt, type DatedCode } from '#electron/platform/policy/code-hash.ts';
import { movedAt, seatOrders, seatUseOf, wrongCodes } from '#rules/exam/staff-rules.ts';
import type { SeatChange } from '../evidence/seat-change.ts';
import type { ActiveAttempt } from '../proctor/active-attempt.ts';
import type { AttemptsWith, OwnedAttempt } from '../records/attempt-store.ts';
import type { CentreKey } from './centre-key.ts';
import type { CodeTries } from './code-tries.ts';

interface SentPaper {
  fileName: string;
  /** Opens it; nobody keeps it. */
  key: string;
}

/**
 * Writes a paper with the files of its answers to a folder, sealed and authenticated with the staff code, and reads it back.
 * Rejects when anything of it fails.
 */
export type SendPaper = (accountId: string, attemptId: string, folder: string, staffCode: string) => Promise<SentPaper>;

export interface StaffCodeOptions {
  /** Of the code that is always in force; null: none is. */
  hash: string | null;
  /** Of further codes, each for its time. */
  dated?: readonly DatedCode[];
  tries: CodeTries;
  centre: CentreKey;
  store: AttemptsWith<'noteSeatUse'>;
  activeAttempt: Pick<ActiveAttempt, 'unlock' | 'noteSeat' | 'leave' | 'attemptId'>;
  /** The evidence of a paper that was taken back goes on here. */
  returnToSeat: SeatChange['returnToSeat'];
  /** Epoch ms of the platform. */
  now: () => number;
  /** The earliest time that it can be there: until then a pause may be in force. */
  earliest: () => number;
  isExportable: (attemptId: string) => Promise<boolean>;
  /** Asks staff for a folder; null: cancelled. */
  askFolder: () => Promise<string | null>;
  /** Gives the name of the new folder in `target`. */
  exportTo: (attemptId: string, target: string) => Promise<string>;
  /** Seals the paper for another seat, in `folder`. */
  sendPaper: SendPaper;
  /** Sends a sealed paper once more, whatever is known of it. False: there is no need. */
  sendAgain: (accountId: string, attemptId: string) => Promise<boolean>;
  changed: (event: { attemptId: string; staff: StaffRecord }) => void;
  report: (what: string, error: unknown) => void;
}

/** What an invigilator does on the seat when no network can be waited for. */
export interface StaffCode {
  state: (of: OwnedAttempt) => Promise<StaffCodeState>;
  use: (of: OwnedAttempt, code: string, action: StaffCodeAction) => Promise<StaffCodeOutcome>;
  /** Sends a sealed paper once more where the centre has set no code; false: it has, or there is no need. */
  sendAgain: (of: OwnedAttempt) => Promise<boolean>;
  /** Whether the centre has set a code. */
  readonly needed: boolean;
  /** Whether this is the code, for what concerns no paper; tries count as they do for a paper. */
  judge: (code: string) => Promise<CodeJudgement>;
  /** Whether staff have opened the report of this paper with their code, in this run. */
  showsReport: (attemptId: string) => boolean;
  /** Marks what leaves this seat, once the code was typed here. */
  mark: CentreKey['mark'];
}

export type CodeJudgement = { outcome: 'right' } | { outcome: 'wrong' | 'wait'; waitMs: number };

export function createStaffCode(options: StaffCodeOptions): StaffCode {
  const {
    hash,
    dated = [],
    tries,
    centre,
    store,
    activeAttempt,
    returnToSeat,
    now,
    earliest,
    isExportable,
    askFolder,
    exportTo,
    sendPaper,
    sendAgain,
    changed,
    report,
  } = options;
  const needed = hash !== null || dated.length > 0;
  let last: Promise<unknown> = Promise.resolve();
  const reported = new Set<string>();

  /** On disk before it has an effect; the copy for the platform may come later. */
  async function record(of: OwnedAttempt, kind: SeatUse['kind']): Promise<void> {
    const { attemptId } = of.attempt;
    const use = seatUseOf(kind, now(), of.attempt.staff);
    const staff = await store.attempt(of.account.accountId, attemptId).noteSeatUse(use);
    changed({ attemptId, staff });
    activeAttempt
      .noteSeat(of, `staff-code:${kind}`)
      .catch((error: unknown) => report('a use of the staff code is not evidence', error));
  }

  async function exportPaper(of: OwnedAttempt): Promise<StaffCodeOutcome> {
    const { attemptId } = of.attempt;
    if (!(await isExportable(attemptId))) return { outcome: 'not-sealed' };
    const target = await askFolder();
    if (target === null) return { outcome: 'cancelled' };
    // First, so that the copy tells of itself.
    await record(of, 'export');
    return { outcome: 'done', folder: await exportTo(attemptId, target) };
  }

  async function takeBack(of: OwnedAttempt): Promise<void> {
    await returnToSeat(of.account.accountId, of.attempt.attemptId);
    await record(of, 'take-back');
  }

  /** Nothing is answered here any more before the copy is made: it is all there is. */
  async function transferPaper(of: OwnedAttempt, code: string): Promise<StaffCodeOutcome> {
    const { accountId } = of.account;
    const { attemptId } = of.attempt;
    const folder = await askFolder();
    if (folder === null) return { outcome: 'cancelled' };
    await record(of, 'transfer');
    try {
      const transfer = await sendPaper(accountId, attemptId, folder, code);
      if (activeAttempt.attemptId() === attemptId) activeAttempt.leave();
      return { outcome: 'done', folder: null, transfer };
    } catch (error) {
      await takeBack(of);
      throw error;
    }
  }

  async function act(of: OwnedAttempt, code: string, action: StaffCodeAction): Promise<StaffCodeOutcome> {
    try {
      if (action === 'export') return await exportPaper(of);
      if (action === 'take-back') {
        if (of.attempt.phase !== 'moved' || movedAt(of.attempt.staff) === null) return { outcome: 'failed' };
        await takeBack(of);
        return { outcome: 'done', folder: null };
      }
      if (action === 'report') {
        await record(of, 'report');
        reported.add(of.attempt.attemptId);
        return { outcome: 'done', folder: null };
      }
      if (action === 'send-again') {
        if (of.attempt.phase === 'open' || of.attempt.phase === 'moved') return { outcome: 'failed' };
        await record(of, 'send-again');
        const sent = await sendAgain(of.account.accountId, of.attempt.attemptId);
        return sent ? { outcome: 'done', folder: null } : { outcome: 'failed' };
      }
      const answersOrder = action === 'hand-in' || action === 'pause' || action === 'resume';
      if (answersOrder && !ordersOf(of).includes(action)) return { outcome: 'failed' };
      if (of.attempt.phase === 'open' && action === 'transfer') return await transferPaper(of, code);
      const undelivered = of.attempt.phase === 'open' || (of.attempt.phase === 'sealed' && action === 'let-leave');
      if (!undelivered) return { outcome: 'failed' };
      await record(of, action);
      if (action === 'unlock') await activeAttempt.unlock(of.attempt.attemptId);
      return { outcome: 'done', folder: null };
    } catch (error) {
      report(`the staff code could not do ${action}`, error);
      return { outcome: 'failed' };
    }
  }

  async function judgeCode(code: string): Promise<CodeJudgement> {
    if (tries.waitMs() > 0) return { outcome: 'wait', waitMs: tries.waitMs() };
    tries.begin();
    for (const against of hashesAt(now(), hash, dated)) {
      if (!(await fitsCode(code, against))) continue;
      tries.right();
      void centre.learn(code, against);
      return { outcome: 'right' };
    }
    return { outcome: 'wrong', waitMs: tries.waitMs() };
  }

  async function use(of: OwnedAttempt, code: string, action: StaffCodeAction): Promise<StaffCodeOutcome> {
    if (!needed) return { outcome: 'failed' };
    hear(of);
    const judged = await judgeCode(code);
    if (judged.outcome === 'wait') return { outcome: 'wait', waitMs: judged.waitMs };
    if (judged.outcome === 'right') {
      const done = await act(of, code, action);
      // What is done is a record of its own.
      if (done.outcome !== 'done' && wrongCodes(of.attempt.staff) > 0) await tryRecord(of, 'right-code');
      return done;
    }
    await tryRecord(of, 'wrong-code');
    return { outcome: 'wrong', waitMs: tries.waitMs() };
  }

  function hear({ attempt: { attemptId, staff } }: OwnedAttempt): void {
    tries.heard(attemptId, wrongCodes(staff));
  }

  function ordersOf({ attempt: { staff } }: OwnedAttempt): SeatOrder[] {
    return seatOrders(staff, earliest());
  }

  async function tryRecord(of: OwnedAttempt, kind: 'wrong-code' | 'right-code'): Promise<void> {
    try {
      await record(of, kind);
    } catch (error) {
      report(`a ${kind} of staff could not be recorded`, error);
    }
  }

  async function judgeAlone(code: string): Promise<CodeJudgement> {
    if (!needed) return { outcome: 'wrong', waitMs: 0 };
    const judged = await judgeCode(code);
    if (judged.outcome === 'wrong') report('a wrong staff code, for no paper', `next try in ${judged.waitMs} ms`);
    return judged;
  }

  /** Tries at once must not share one count. */
  function oneAfterTheOther<Value>(attempt: () => Promise<Value>): Promise<Value> {
    const done = last.then(attempt);
    last = done.catch(() => undefined); // The caller of this try gets its error.
    return done;
  }

  return {
    needed,
    mark: centre.mark,
    sendAgain: async (of) => !needed && sendAgain(of.account.accountId, of.attempt.attemptId),
    showsReport: (attemptId) => reported.has(attemptId),
    judge: (code) => oneAfterTheOther(() => judgeAlone(code)),
    async state(of) {
      if (!needed) return { available: false, exportable: false, orders: [], waitMs: 0 };
      hear(of);
      const exportable = await isExportable(of.attempt.attemptId);
      return { available: true, exportable, orders: ordersOf(of), waitMs: tries.waitMs() };
    },
    use: (of, code, action) => oneAfterTheOther(() => use(of, code, action)),
  };
}
