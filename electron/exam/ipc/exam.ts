import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import type { Attempt, OpenOutcome } from '#contract/ipc/exam.ts';
import { answerValue } from '#electron/kernel/ipc/answer-value.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import { clockState } from '#electron/platform/clock/clock-state.ts';
import type { PaperFiles } from '../hand-in/paper-files.ts';
import type { ExamService } from '../service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const key = z.string().check(z.maxLength(64));
const examRef = z.object({ examId: id, businessId: key, sourceType: key, name: z.string().check(z.maxLength(512)) });
const fileName = z.string().check(z.minLength(1), z.maxLength(512));
const receiptText = z.string().check(z.minLength(1), z.maxLength(10_000));
const offset = z.int().check(z.nonnegative());
const textRanges = z.array(z.object({ from: offset, to: offset })).check(z.maxLength(2000));

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
  | 'absences'
  | 'openExam'
  | 'handIns'
  | 'copies'
  | 'activeAttempt'
> & {
  paperFiles: PaperFiles;
  /** Why the machine's policy is not trusted; absent, null: it is, or there is none. */
  policyRefused?: string | null | undefined;
};

/** Attempts of other accounts are not reachable: the page gets `no-attempt` or null. */
export function examHandlers(options: ExamHandlersOptions): DomainHandlers<Contract['exam']> {
  const { session, store, clock, zone, clockSync, access, entry, faceAgain, absences, openExam } = options;
  const { handIns, copies, paperFiles } = options;
  const { policyRefused = null, activeAttempt } = options;

  async function shown(outcome: OpenOutcome): Promise<OpenOutcome> {
    if (!outcome.opened) return outcome;
    await clockSync.restore();
    const account = access.me();
    const attempt = await faceAgain.entered({ account, attempt: outcome.attempt });
    access.show({ account, attempt });
    // Staff let the learner in, or the paper was begun before: the platform hears on what kind of seat it is sat.
    if (policyRefused !== null && attempt.rules.formal !== false)
      void activeAttempt.noteSeat({ account, attempt }, 'policy-refused');
    copies.opened(account.accountId, attempt);
    return { opened: true, attempt };
  }

  /** An open attempt that is not active is re-entered, so that the journal records how its last run ended. */
  async function readOrEnter(accountId: string, attemptId: string): Promise<Attempt | null> {
    const attempt = await store.attempt(accountId, attemptId).read();
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
      const account = access.account();
      const found = account && (await readOrEnter(account.accountId, attemptId));
      // A paper of another seat is sat once its steps were taken here: `open` sees to it.
      if (!account || !found || found.stepsDue) return found;
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
      const saved = await access.attempt(attemptId).change({ type: 'answer', questionId, value });
      copies.saved(access.writer(attemptId).accountId, attemptId, questionId);
      return saved;
    }),
    play: handler(z.tuple([id, id]), async (attemptId, recordingId) => {
      const handle = access.attempt(attemptId);
      await handle.change({ type: 'played', recordingId });
      const attempt = await handle.read();
      return attempt?.plays[recordingId] ?? 0;
    }),
    mark: handler(z.tuple([id, id, z.boolean()]), (attemptId, questionId, marked) =>
      access.attempt(attemptId).change({ type: 'mark', questionId, marked }),
    ),
    strikeOut: handler(z.tuple([id, id, z.array(key).check(z.maxLength(50))]), (attemptId, questionId, keys) =>
      access.attempt(attemptId).change({ type: 'strike', questionId, keys }),
    ),
    highlight: handler(z.tuple([id, id, textRanges]), (attemptId, materialId, ranges) =>
      access.attempt(attemptId).change({ type: 'highlight', materialId, ranges }),
    ),
    setCurrentQuestion: handler(z.tuple([id, id]), (attemptId, questionId) =>
      access.attempt(attemptId).change({ type: 'place', questionId }),
    ),
    readStaffAction: handler(z.tuple([id, z.int()]), (attemptId, number) =>
      access.attempt(attemptId).change({ type: 'staff-read', number }),
    ),
    skipFace: handler(z.tuple([id]), async (attemptId) => faceAgain.skip(await access.mine(attemptId))),
    pictureMissing: handler(z.tuple([id, id]), async (attemptId, questionId) => {
      const owned = await access.mine(attemptId);
      const { questions, unanswerable = [] } = owned.attempt.paper;
      const question = [...questions, ...unanswerable].find((one) => one.id === questionId);
      if (question) await activeAttempt.noteSeat(owned, `picture-missing:${question.number}`);
    }),
    leave: handler(z.tuple([id]), async (attemptId) => {
      const owned = await access.mine(attemptId);
      await access.attempt(attemptId).change({ type: 'left' });
      access.leave(attemptId);
      absences.left(owned);
    }),
    handIn: handler(z.tuple([id, z.literal('learner')]), async (attemptId, reason) =>
      handIns.handIn(access.me().accountId, attemptId, reason),
    ),
    receipts: handler(noArguments, async () => {
      const account = session.account();
      return account ? store.receipts(account.accountId) : [];
    }),
    handInState: handler(z.tuple([id]), async (attemptId) => {
      const account = access.account();
      return account && handIns.state(account.accountId, attemptId);
    }),
    deliverNow: handler(z.tuple([id]), async (attemptId) => handIns.deliverNow(access.me().accountId, attemptId)),
    exportPaper: handler(z.tuple([id]), async (attemptId) => paperFiles.exportPaper(access.me().accountId, attemptId)),
    saveReceipt: handler(z.tuple([fileName, receiptText]), (name, receipt) => paperFiles.saveReceipt(name, receipt)),
    clock: handler(noArguments, () => clockState(clock, zone)),
  };
}
