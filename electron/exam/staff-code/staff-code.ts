import type { SeatUse, StaffCodeAction, StaffRecord } from '../../../src/contract/exam/staff-action.ts';
import type { StaffCodeOutcome, StaffCodeState } from '../../../src/contract/ipc/staff-code.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { SeatChange } from '../evidence/seat-change.ts';
import type { ActiveAttempt, OwnedAttempt } from '../proctor/active-attempt.ts';
import { movedAt } from '../../../src/contract/exam/staff-rules.ts';
import type { SendPaper } from '../transfer/send-paper.ts';
import { fitsCode } from './code-hash.ts';
import type { CodeTries } from './code-tries.ts';

export interface StaffCodeOptions {
  /** Null: the centre has set no code. */
  hash: string | null;
  tries: CodeTries;
  store: Pick<AttemptStore, 'noteSeatUse'>;
  activeAttempt: Pick<ActiveAttempt, 'unlock' | 'noteSeat' | 'leave' | 'attemptId'>;
  /** The evidence of a paper that was taken back goes on here. */
  returnToSeat: SeatChange['returnToSeat'];
  /** Epoch ms of the platform. */
  now: () => number;
  isExportable: (attemptId: string) => Promise<boolean>;
  /** Asks staff for a folder; null: cancelled. */
  askFolder: () => Promise<string | null>;
  /** Gives the name of the new folder in `target`. */
  exportTo: (attemptId: string, target: string) => Promise<string>;
  /** Seals the paper for another seat, in `folder`. */
  sendPaper: SendPaper;
  changed: (event: { attemptId: string; staff: StaffRecord }) => void;
  report: (what: string, error: unknown) => void;
}

/** What an invigilator does on the seat when no network can be waited for. */
export interface StaffCode {
  state: (attemptId: string) => Promise<StaffCodeState>;
  use: (of: OwnedAttempt, code: string, action: StaffCodeAction) => Promise<StaffCodeOutcome>;
  /** Whether the centre has set a code. */
  readonly needed: boolean;
  /** Whether this is the code, for what concerns no paper; tries count as they do for a paper. */
  judge: (code: string) => Promise<CodeJudgement>;
}

export type CodeJudgement = { outcome: 'right' } | { outcome: 'wrong' | 'wait'; waitMs: number };

export function createStaffCode(options: StaffCodeOptions): StaffCode {
  const {
    hash,
    tries,
    store,
    activeAttempt,
    returnToSeat,
    now,
    isExportable,
    askFolder,
    exportTo,
    sendPaper,
    changed,
    report,
  } = options;
  let last: Promise<unknown> = Promise.resolve();

  /** On disk before it has an effect; the copy for the platform may come later. */
  async function record(of: OwnedAttempt, kind: SeatUse['kind']): Promise<void> {
    const { attemptId } = of.attempt;
    const staff = await store.noteSeatUse(of.account.accountId, attemptId, { kind, at: now() });
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
  async function transferPaper(of: OwnedAttempt): Promise<StaffCodeOutcome> {
    const { accountId } = of.account;
    const { attemptId } = of.attempt;
    const folder = await askFolder();
    if (folder === null) return { outcome: 'cancelled' };
    await record(of, 'transfer');
    try {
      const transfer = await sendPaper(accountId, attemptId, folder);
      if (activeAttempt.attemptId() === attemptId) activeAttempt.leave();
      return { outcome: 'done', folder: null, transfer };
    } catch (error) {
      await takeBack(of);
      throw error;
    }
  }

  async function act(of: OwnedAttempt, action: StaffCodeAction): Promise<StaffCodeOutcome> {
    try {
      if (action === 'export') return await exportPaper(of);
      if (action === 'take-back') {
        if (of.attempt.phase !== 'moved' || movedAt(of.attempt.staff) === null) return { outcome: 'failed' };
        await takeBack(of);
        return { outcome: 'done', folder: null };
      }
      if (of.attempt.phase === 'open' && action === 'transfer') return await transferPaper(of);
      if (of.attempt.phase !== 'open') return { outcome: 'failed' };
      await record(of, action);
      if (action === 'unlock') await activeAttempt.unlock(of.attempt.attemptId);
      return { outcome: 'done', folder: null };
    } catch (error) {
      report(`the staff code could not do ${action}`, error);
      return { outcome: 'failed' };
    }
  }

  async function judgeCode(code: string, against: string): Promise<CodeJudgement> {
    if (tries.waitMs() > 0) return { outcome: 'wait', waitMs: tries.waitMs() };
    tries.begin();
    if (!(await fitsCode(code, against))) return { outcome: 'wrong', waitMs: tries.waitMs() };
    tries.right();
    return { outcome: 'right' };
  }

  async function use(of: OwnedAttempt, code: string, action: StaffCodeAction): Promise<StaffCodeOutcome> {
    if (hash === null) return { outcome: 'failed' };
    const judged = await judgeCode(code, hash);
    if (judged.outcome === 'right') return act(of, action);
    if (judged.outcome === 'wait') return { outcome: 'wait', waitMs: judged.waitMs };
    try {
      await record(of, 'wrong-code');
    } catch (error) {
      report('a wrong staff code could not be recorded', error);
    }
    return { outcome: 'wrong', waitMs: tries.waitMs() };
  }

  async function judgeAlone(code: string): Promise<CodeJudgement> {
    if (hash === null) return { outcome: 'wrong', waitMs: 0 };
    const judged = await judgeCode(code, hash);
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
    needed: hash !== null,
    judge: (code) => oneAfterTheOther(() => judgeAlone(code)),
    async state(attemptId) {
      if (hash === null) return { available: false, exportable: false, waitMs: 0 };
      return { available: true, exportable: await isExportable(attemptId), waitMs: tries.waitMs() };
    },
    use: (of, code, action) => oneAfterTheOther(() => use(of, code, action)),
  };
}
