import type { Attempt } from '../../src/contract/ipc/exam.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { SessionWatch } from '../gateway/platform-client.ts';
import type { AttemptChange, AttemptStore } from './attempts/attempt-store.ts';
import type { ExamClock } from './clock/clock.ts';
import type { HandInQueue } from './hand-in/hand-in.ts';
import type { ClockSync } from './clock/clock-sync.ts';
import type { OpenExam } from './opening/open-exam.ts';
import type { AttemptAccess } from './attempts/attempt-access.ts';

export interface ExamHandlersOptions {
  session: SessionWatch;
  store: AttemptStore;
  clock: ExamClock;
  time: ClockSync;
  room: AttemptAccess;
  openExam: OpenExam;
  handIns: HandInQueue;
}

/** The exam domain of the contract over the services. Another account's attempts do not exist here. */
export function createExamHandlers(parts: ExamHandlersOptions): Handlers<Contract['exam']> {
  const { session, store, clock, time, room, openExam, handIns } = parts;

  async function write(attemptId: string, change: AttemptChange) {
    return store.write(room.writer(attemptId).accountId, attemptId, change);
  }

  /** A paper that nobody sits at this moment is come back to: how its last run ended is noted and told. */
  async function readOrEnter(accountId: string, attemptId: string): Promise<Attempt | null> {
    const attempt = await store.read(accountId, attemptId);
    if (attempt?.phase !== 'open' || room.activeId() === attemptId) return attempt;
    const entered = await store.find(accountId, attempt.exam);
    return entered?.attemptId === attemptId ? entered : attempt;
  }

  return {
    async open(exam) {
      const outcome = await openExam(exam);
      if (!outcome.opened) return outcome;
      await time.restore(outcome.attempt.attemptId);
      room.show({ account: room.me(), attempt: outcome.attempt });
      return outcome;
    },
    async read(attemptId) {
      const account = session.account();
      const attempt = account && (await readOrEnter(account.accountId, attemptId));
      if (account && attempt) room.show({ account, attempt });
      return attempt;
    },
    pending: () => store.pending(session.account()?.accountId ?? null),
    answer: (attemptId, questionId, value) => write(attemptId, { type: 'answer', questionId, value }),
    mark: (attemptId, questionId, marked) => write(attemptId, { type: 'mark', questionId, marked }),
    place: (attemptId, questionId) => write(attemptId, { type: 'place', questionId }),
    async leave(attemptId) {
      await write(attemptId, { type: 'left' });
      room.leave(attemptId);
    },
    handIn: async (attemptId, reason) => handIns.handIn(room.me().accountId, attemptId, reason),
    async handInState(attemptId) {
      const account = session.account();
      return account && handIns.state(account.accountId, attemptId);
    },
    deliverNow: async (attemptId) => handIns.deliverNow(room.me().accountId, attemptId),
    clock: () => ({ now: clock.now(), trusted: clock.trusted() }),
  };
}
