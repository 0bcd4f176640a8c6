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
import { commitBody } from './hand-in-body.ts';
import { waitFor, type Outcome } from './hand-in-outcome.ts';
import { viewOfInfo, viewOfList, type RecordView } from './paper-record.ts';
import { sealedAnswers } from './sealed-answers.ts';

/** A platform that took the paper may still be marking it when the usual 10 s are over. */
const markingMs = 35_000;
/** The slowest upload that is waited for: the timeout cannot tell when the last byte left. */
const uploadBytesPerMs = 8;

export interface DeliveryOptions {
  store: Pick<AttemptStore, 'sending' | 'notSent'>;
  platform: PlatformClient;
  /** How to call in the name of the paper's learner at this moment; null: impossible without their sign-in. */
  sender: () => Pick<CallOptions, 'as'> | null;
  /** Sends what the platform takes only while the paper is open. Takes a few seconds at most and never rejects. */
  beforeCommit: () => Promise<void>;
  report: (what: string, error: unknown) => void;
}

export interface Delivered {
  outcome: Outcome;
  /** A commit may have arrived, and nothing says whether it did. */
  outcomeUnknown: boolean;
  progress: Progress;
}

/**
 * One try to bring a sealed paper to the platform. The platform knows no idempotency key: whenever an earlier commit may
 * have arrived, its record is compared first, and the paper is committed again only when it is not there.
 */
export async function deliver(options: DeliveryOptions, paper: SealedPaper, progress: Progress): Promise<Delivered> {
  const body = commitBody(paper);
  const before = { sent: paper.outcomeUnknown, judged: paper.settled !== null };
  const { phase } = paper.settled ?? {};
  let seen = progress;
  // Only a person may replace what a platform holds already.
  if (before.sent || phase === 'elsewhere' || phase === 'unverified') {
    const view = await look(options, paper, body);
    seen = progressAfter(view, progress);
    const verdict = beforeCommit(view, { ...before, progress: seen });
    if (verdict !== 'commit') return { outcome: verdict, outcomeUnknown: before.sent, progress: seen };
  }
  return commit(options, paper, body, seen);
}

async function commit(
  options: DeliveryOptions,
  paper: SealedPaper,
  body: CommitBody,
  progress: Progress,
): Promise<Delivered> {
  const { outcomeUnknown: sent } = paper;
  await options.beforeCommit();
  if (!sent) await noteSending(options, paper);
  const answer = await call(options, (as) =>
    options.platform.call(userPaperCommitAllPaper, body, { ...as, timeoutMs: commitTimeoutMs(body) }),
  );
  // The session changed while the record was written: nothing was sent.
  const read = answer === null ? ({ kind: 'not-sent' } as const) : readCommitAnswer(answer);
  if (read.kind === 'not-sent') {
    if (!sent) await noteNotSent(options, paper);
    return { outcome: waitFor(answer === null ? 'sign-in' : 'network'), outcomeUnknown: sent, progress: noProgress };
  }
  if (read.kind === 'wait') return { outcome: read, outcomeUnknown: true, progress: noProgress };
  const view = await look(options, paper, body);
  if (read.kind === 'taken') {
    const outcome = afterTaken(view);
    return { outcome, outcomeUnknown: true, progress: { ...noProgress, stillOpen: outcome.kind === 'wait' ? 1 : 0 } };
  }
  const seen = progressAfter(view, progress);
  const outcome = afterRefusal(view, read, { sent, judged: paper.settled !== null, progress: seen });
  return { outcome, outcomeUnknown: true, progress: seen };
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
async function look(options: DeliveryOptions, paper: SealedPaper, body: CommitBody): Promise<RecordView> {
  const { userPaperId, exam } = paper.attempt;
  const { examId, businessId: bussinessId, sourceType: type } = exam;
  const { platform } = options;
  const info = await call(options, (as) => platform.call(userPaperFindUserPaperInfo, { userPaperId, examId }, as));
  if (info === null) return waitFor('sign-in');
  const view = viewOfInfo(info, userPaperId, sealedAnswers(body));
  if (view) return view;
  const query = { bussinessId, examId, type, pageNum: 1, pageSize: 999 };
  const papers = await call(options, (as) => platform.call(examFindUserPaperListById, query, as));
  return papers === null ? waitFor('sign-in') : viewOfList(papers, userPaperId);
}

/** A full disk must not hold a paper back: should the record be missing, the platform refuses a second commit itself. */
async function noteSending({ store, report }: DeliveryOptions, { accountId, attemptId }: SealedPaper): Promise<void> {
  try {
    await store.sending(accountId, attemptId);
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
