import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Attempt, OpenOutcome } from '../../src/contract/ipc/exam.ts';
import type { AttemptChange } from '../exam/attempts/attempt-store.ts';
import type { PaperFiles } from '../exam/hand-in/paper-files.ts';
import type { ExamService } from '../exam/service.ts';
import { answerValue } from './answer-value.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const key = z.string().check(z.maxLength(64));
const examRef = z.object({ examId: id, businessId: key, sourceType: key, name: z.string().check(z.maxLength(512)) });
const fileName = z.string().check(z.minLength(1), z.maxLength(512));
const receiptText = z.string().check(z.minLength(1), z.maxLength(10_000));
const offset = z.int().check(z.nonnegative());
const textRanges = z.array(z.object({ from: offset, to: offset })).check(z.maxLength(2000));
const handInReason = z.enum(['learner', 'time-up', 'staff', 'switches']);

export type ExamHandlersOptions = Pick<
  ExamService,
  | 'session'
  | 'store'
  | 'clock'
  | 'zone'
  | 'clockSync'
  | 'access'
  | 'entry'
  | 'faceAgain'
  | 'openExam'
  | 'handIns'
  | 'copies'
> & { paperFiles: PaperFiles };

/** Attempts of other accounts are not reachable: the page gets `no-attempt` or null. */
export function examHandlers(options: ExamHandlersOptions): DomainHandlers<Contract['exam']> {
  const { session, store, clock, zone, clockSync, access, entry, faceAgain, openExam, handIns, copies, paperFiles } =
    options;

  async function write(attemptId: string, change: AttemptChange) {
    return store.write(access.writer(attemptId).accountId, attemptId, change);
  }

  async function shown(outcome: OpenOutcome): Promise<OpenOutcome> {
    if (!outcome.opened) return outcome;
    await clockSync.restore(outcome.attempt.attemptId);
    const account = access.me();
    const attempt = await faceAgain.entered({ account, attempt: outcome.attempt });
    access.show({ account, attempt });
    copies.opened(account.accountId, attempt);
    return { opened: true, attempt };
  }

  /** An open attempt that is not active is re-entered, so that the journal records how its last run ended. */
  async function readOrEnter(accountId: string, attemptId: string): Promise<Attempt | null> {
    const attempt = await store.read(accountId, attemptId);
    if (attempt?.phase !== 'open' || access.activeId() === attemptId) return attempt;
    const entered = await store.find(accountId, attempt.exam);
    return entered?.attemptId === attemptId ? entered : attempt;
  }

  return {
    prepared: handler(z.tuple([examRef, z.enum(['read', 'devices'])]), (exam, step) =>
      entry.passed(access.me().accountId, exam, step),
    ),
    open: handler(z.tuple([examRef]), async (exam) => shown(await openExam(exam))),
    beginAnew: handler(z.tuple([examRef]), async (exam) => shown(await openExam(exam, { anew: true }))),
    read: handler(z.tuple([id]), async (attemptId) => {
      const account = session.account();
      const found = account && (await readOrEnter(account.accountId, attemptId));
      if (!account || !found) return found;
      const attempt = await faceAgain.entered({ account, attempt: found });
      access.show({ account, attempt });
      return attempt;
    }),
    readPaper: handler(z.tuple([id]), async (userPaperId) => {
      const account = session.account();
      return account && store.readPaper(account.accountId, userPaperId);
    }),
    pending: handler(noArguments, () => store.pending(session.account()?.accountId ?? null)),
    answer: handler(z.tuple([id, id, answerValue]), async (attemptId, questionId, value) => {
      const saved = await write(attemptId, { type: 'answer', questionId, value });
      copies.saved(access.writer(attemptId).accountId, attemptId, questionId);
      return saved;
    }),
    play: handler(z.tuple([id, id]), async (attemptId, recordingId) => {
      const { accountId } = access.writer(attemptId);
      await store.write(accountId, attemptId, { type: 'played', recordingId });
      const attempt = await store.read(accountId, attemptId);
      return attempt?.plays[recordingId] ?? 0;
    }),
    mark: handler(z.tuple([id, id, z.boolean()]), (attemptId, questionId, marked) =>
      write(attemptId, { type: 'mark', questionId, marked }),
    ),
    strikeOut: handler(z.tuple([id, id, z.array(key).check(z.maxLength(50))]), (attemptId, questionId, keys) =>
      write(attemptId, { type: 'strike', questionId, keys }),
    ),
    highlight: handler(z.tuple([id, id, textRanges]), (attemptId, materialId, ranges) =>
      write(attemptId, { type: 'highlight', materialId, ranges }),
    ),
    setCurrentQuestion: handler(z.tuple([id, id]), (attemptId, questionId) =>
      write(attemptId, { type: 'place', questionId }),
    ),
    readStaffAction: handler(z.tuple([id, z.int()]), (attemptId, number) =>
      write(attemptId, { type: 'staff-read', number }),
    ),
    skipFace: handler(z.tuple([id]), async (attemptId) => faceAgain.skip(await access.mine(attemptId))),
    leave: handler(z.tuple([id]), async (attemptId) => {
      await write(attemptId, { type: 'left' });
      access.leave(attemptId);
    }),
    handIn: handler(z.tuple([id, handInReason]), async (attemptId, reason) =>
      handIns.handIn(access.me().accountId, attemptId, reason),
    ),
    receipts: handler(noArguments, async () => {
      const account = session.account();
      return account ? store.receipts(account.accountId) : [];
    }),
    handInState: handler(z.tuple([id]), async (attemptId) => {
      const account = session.account();
      return account && handIns.state(account.accountId, attemptId);
    }),
    deliverNow: handler(z.tuple([id]), async (attemptId) => handIns.deliverNow(access.me().accountId, attemptId)),
    exportPaper: handler(z.tuple([id]), async (attemptId) => paperFiles.exportPaper(access.me().accountId, attemptId)),
    saveReceipt: handler(z.tuple([fileName, receiptText]), (name, receipt) => paperFiles.saveReceipt(name, receipt)),
    clock: handler(noArguments, () => ({
      now: clock.now(),
      trusted: clock.trusted(),
      timeShiftMs: zone.shiftMs(),
    })),
  };
}
