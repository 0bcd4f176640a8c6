import {
  examFindUserPaperListById,
  userPaperCommitAllPaper,
  userPaperFindUserPaperInfo,
  type CommitBody,
} from '../../../src/contract/platform/exam/user-paper.ts';
import type { CallOptions, PlatformAnswer, PlatformClient } from '../../gateway/platform-client.ts';
import type { AttemptStore, SealedPaper } from '../attempts/attempt-store.ts';
import { readCommitAnswer } from './commit-answer.ts';
import { afterRefusal, afterTaken, beforeCommit, noProgress, type Progress } from './delivery-rules.ts';
import { commitBody, sealedBody } from './hand-in-body.ts';
import { waitFor, type Outcome } from './hand-in-outcome.ts';
import { viewOfInfo, viewOfList, type RecordView } from './paper-record.ts';
import { sealedAnswers } from './sealed-answers.ts';

/** A platform that took the paper may still be marking it when the usual 10 s are over. */
const markingMs = 35_000;
/** The slowest upload that is waited for: the timeout cannot tell when the last byte left. */
const uploadBytesPerMs = 8;

export interface DeliveryOptions {
  store: Pick<AttemptStore, 'sealedPaper' | 'sending' | 'notSent'>;
  platform: PlatformClient;
  /** How to call in the name of the paper's learner at this moment; null: impossible without their sign-in. */
  sender: () => Pick<CallOptions, 'as'> | null;
  /** Sends what the platform takes only while the paper is open, or has to know before. Ends soon and never rejects. */
  beforeCommit: (paper: SealedPaper) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/** What is known of the commits of a paper after a try. `outcomeUnknown`: one may have arrived, and nothing says whether it did. */
export type Sent = Pick<SealedPaper, 'outcomeUnknown' | 'fileReferences' | 'sentReferences'>;

export interface Delivered {
  outcome: Outcome;
  sent: Sent;
  progress: Progress;
}

/**
 * One try to bring a sealed paper to the platform. The platform knows no idempotency key: whenever an earlier commit may
 * have arrived, its record is compared first, and the paper is committed again only when it is not there.
 */
export async function deliver(options: DeliveryOptions, paper: SealedPaper, progress: Progress): Promise<Delivered> {
  const before = { sent: paper.outcomeUnknown, judged: paper.settled !== null };
  const { phase } = paper.settled ?? {};
  let seen = progress;
  // Only a person may replace what a platform holds already.
  if (before.sent || paper.lookFirst || phase === 'elsewhere' || phase === 'unverified') {
    const view = await look(options, paper);
    seen = progressAfter(view, progress);
    const verdict = beforeCommit(view, { ...before, progress: seen });
    if (verdict !== 'commit') return { outcome: verdict, sent: paper, progress: seen };
  }
  return commit(options, paper, seen);
}

async function commit(options: DeliveryOptions, waiting: SealedPaper, progress: Progress): Promise<Delivered> {
  const { outcomeUnknown: sent } = waiting;
  await options.beforeCommit(waiting);
  const paper = await asSentNow(options, waiting);
  const body = sealedBody(paper);
  const answer = await call(options, (as) =>
    options.platform.call(userPaperCommitAllPaper, body, { ...as, timeoutMs: commitTimeoutMs(body) }),
  );
  // The session changed while the record was written: nothing was sent.
  const read = answer === null ? ({ kind: 'not-sent' } as const) : readCommitAnswer(answer);
  if (read.kind === 'not-sent') {
    if (!sent) await noteNotSent(options, paper);
    return { outcome: waitFor(answer === null ? 'sign-in' : 'network'), sent: waiting, progress: noProgress };
  }
  const known: Sent = { ...paper, outcomeUnknown: true };
  if (read.kind === 'wait') return { outcome: read, sent: known, progress: noProgress };
  const view = await look(options, paper);
  if (read.kind === 'taken') {
    const outcome = afterTaken(view);
    return { outcome, sent: known, progress: { ...noProgress, stillOpen: outcome.kind === 'wait' ? 1 : 0 } };
  }
  const seen = progressAfter(view, progress);
  const outcome = afterRefusal(view, read, { sent, judged: paper.settled !== null, progress: seen });
  return { outcome, sent: known, progress: seen };
}

/**
 * The paper as the commit that follows sends it, noted in its journal: its files are named by what the platform has called
 * them until now. A platform that knows them by no other name refuses a commit that was sent before they arrived.
 */
async function asSentNow(options: DeliveryOptions, waiting: SealedPaper): Promise<SealedPaper> {
  const { accountId, attemptId, sentReferences, outcomeUnknown } = waiting;
  const { fileReferences } = (await options.store.sealedPaper(accountId, attemptId)) ?? waiting;
  const same = JSON.stringify(sentReferences.at(-1)) === JSON.stringify(fileReferences);
  if (outcomeUnknown && same) return waiting;
  const paper = { ...waiting, fileReferences, sentReferences: [...sentReferences, fileReferences] };
  await noteSending(options, paper);
  return paper;
}

function progressAfter(view: RecordView, { counts, unusable, stillOpen }: Progress): Progress {
  const failed = view.kind === 'unusable' || view.kind === 'listed';
  return {
    counts,
    unusable: failed ? unusable + (counts ? 1 : 0) : 0,
    stillOpen: view.kind === 'open' && stillOpen > 0 ? stillOpen + 1 : 0,
  };
}

/** Reads the platform's record of a paper; the list of papers where the record itself cannot be read. */
async function look(options: DeliveryOptions, paper: SealedPaper): Promise<RecordView> {
  const { userPaperId, exam } = paper.attempt;
  const { examId, businessId: bussinessId, sourceType: type } = exam;
  const { platform } = options;
  const info = await call(options, (as) => platform.call(userPaperFindUserPaperInfo, { userPaperId, examId }, as));
  if (info === null) return waitFor('sign-in');
  const earlier = paper.sentReferences.map(
    (fileReferences) => sealedAnswers(commitBody({ ...paper, fileReferences })).hash,
  );
  const view = viewOfInfo(info, userPaperId, sealedAnswers(sealedBody(paper)), earlier);
  if (view) return view;
  const query = { bussinessId, examId, type, pageNum: 1, pageSize: 999 };
  const papers = await call(options, (as) => platform.call(examFindUserPaperListById, query, as));
  return papers === null ? waitFor('sign-in') : viewOfList(papers, userPaperId);
}

/** A full disk must not hold a paper back: should the record be missing, the platform refuses a second commit itself. */
async function noteSending({ store, report }: DeliveryOptions, paper: SealedPaper): Promise<void> {
  try {
    await store.sending(paper.accountId, paper.attemptId, paper.fileReferences);
  } catch (error) {
    report('the journal could not record that a commit is sent', error);
  }
}

/** Without the record the next run compares first, which costs one call. */
async function noteNotSent({ store, report }: DeliveryOptions, { accountId, attemptId }: SealedPaper): Promise<void> {
  try {
    await store.notSent(accountId, attemptId);
  } catch (error) {
    report('the journal could not record that a commit was not sent', error);
  }
}

/** Null: there is nobody in whose name to call. A call that breaks counts as sent. */
async function call(
  { sender, report }: DeliveryOptions,
  send: (as: Pick<CallOptions, 'as'>) => Promise<PlatformAnswer>,
): Promise<PlatformAnswer | null> {
  const as = sender();
  if (as === null) return null;
  try {
    return await send(as);
  } catch (error) {
    report('a call of the hand-in failed', error);
    return { kind: 'unknown', status: null };
  }
}

function commitTimeoutMs(body: CommitBody): number {
  return markingMs + Math.ceil(Buffer.byteLength(JSON.stringify(body)) / uploadBytesPerMs);
}
