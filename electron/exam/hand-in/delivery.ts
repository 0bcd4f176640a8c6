import {
  examFindUserPaperListById,
  userPaperCommitAllPaper,
  userPaperFindUserPaperInfo,
  type CommitBody,
} from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { CallOptions, PlatformAnswer, PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { AttemptsWith, RecordStamp, SealedPaper } from '../records/attempt-store.ts';
import { settledOnceTaken } from '../records/replay.ts';
import { readCommitAnswer } from './commit-answer.ts';
import { afterRefusal, afterTaken, beforeCommit, type Known } from './delivery-rules.ts';
import { commitBody, sealedBody } from './hand-in-body.ts';
import { waitFor, type Outcome } from './hand-in-outcome.ts';
import { viewOfInfo, viewOfList, type RecordView } from './paper-record.ts';
import { changeSince, differs, looksNeeded } from './record-stamp.ts';
import { sealedAnswers } from './sealed-answers.ts';

/** A platform that took the paper may still be marking it when the usual 10 s are over. */
const markingMs = 35_000;
/** The slowest upload that is waited for: the timeout cannot tell when the last byte left. */
const uploadBytesPerMs = 8;
/** A first commit waits so long for the record from before it. */
const baselineMs = 4_000;
/** The record of a paper that the platform took may be so late. */
const recordLagMs = 30 * 60_000;
/** A record that cannot be read is asked for so often. */
const patience = 3;

export interface DeliveryOptions {
  store: AttemptsWith<'sealedPaper' | 'sending' | 'note'>;
  platform: PlatformClient;
  profile: () => PlatformProfile;
  clock: { now: () => number };
  timer: Timer;
  /** How to call in the name of the paper's learner at this moment; null: impossible without their sign-in. */
  sender: () => Pick<CallOptions, 'as'> | null;
  /** Sends what the platform takes only while the paper is open, or has to know before. Ends soon and never rejects. */
  beforeCommit: (paper: SealedPaper) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/** What this run learned from the platform's record in earlier tries. */
export interface Progress {
  /** False: this try follows another one so closely that what it reads says nothing new. */
  counts: boolean;
  /** Failed readings of the record, one after the other, on a platform that answers. */
  unusable: number;
  /** Looks at the record, one after the other, since the last commit. */
  looks: number;
  /** The latest of them, as many as tell a change. */
  seen: readonly RecordStamp[];
}

export const noProgress: Progress = { counts: true, unusable: 0, looks: 0, seen: [] };

/** What is known of the commits of a paper after a try. `outcomeUnknown`: one may have arrived, and nothing says whether it did. */
export type Sent = Pick<
  SealedPaper,
  'outcomeUnknown' | 'takenAt' | 'settled' | 'baseline' | 'fileReferences' | 'sentReferences'
>;

export interface Delivered {
  outcome: Outcome;
  sent: Sent;
  progress: Progress;
}

/**
 * One try to bring a sealed paper to the platform. The platform knows no idempotency key: what it took is never sent again
 * by itself, and after an unknown outcome its record is compared with the one from before the commit. `staffSend`: people
 * decided to send it once more, whatever is known.
 */
export async function deliver(
  options: DeliveryOptions,
  paper: SealedPaper,
  progress: Progress,
  { staffSend = false }: { staffSend?: boolean } = {},
): Promise<Delivered> {
  if (paper.takenAt !== null && !staffSend) return lookAfterTaken(options, paper, progress);
  const { phase } = paper.settled ?? {};
  const careful = paper.lookFirst === true || phase === 'elsewhere' || phase === 'unverified';
  const first = !paper.outcomeUnknown && !careful;
  if (first) await options.beforeCommit(paper);
  const view = await (first || staffSend ? lookSoon(options, paper) : look(options, paper));
  const seen = progressAfter(view, progress);
  const known = knownOf(paper, seen, careful);
  const verdict = staffSend ? 'commit' : beforeCommit(view, known);
  if (verdict === 'look') return { outcome: nextLook(seen), sent: paper, progress: seen };
  if (verdict !== 'commit') return { outcome: verdict, sent: paper, progress: seen };
  if (!first) await options.beforeCommit(paper);
  return commit(options, { ...paper, baseline: baselineOf(view, paper, staffSend) }, known);
}

/** What a later look is compared with. As long as an earlier commit may arrive, that is the record from before it. */
function baselineOf(view: RecordView, { baseline, outcomeUnknown }: SealedPaper, staffSend: boolean) {
  const now = 'stamp' in view ? view.stamp : null;
  return outcomeUnknown && !staffSend ? (baseline ?? now) : (now ?? baseline);
}

async function lookAfterTaken(options: DeliveryOptions, paper: SealedPaper, progress: Progress): Promise<Delivered> {
  const view = await look(options, paper);
  const seen = progressAfter(view, progress);
  return { outcome: outcomeOfTaken(options, paper, view, seen), sent: paper, progress: seen };
}

function outcomeOfTaken({ clock }: DeliveryOptions, paper: SealedPaper, view: RecordView, seen: Progress): Outcome {
  const { takenAt, baseline } = paper;
  // A clock that was set back must not keep a paper waiting for ever.
  const overdue = takenAt !== null && Math.abs(clock.now() - takenAt) >= recordLagMs;
  const shown = 'stamp' in view ? differs(baseline, view.stamp) : null;
  const outcome = afterTaken(view, { shown, overdue });
  return outcome === 'look' ? nextLook(seen) : outcome;
}

async function commit(options: DeliveryOptions, waiting: SealedPaper, known: Known): Promise<Delivered> {
  const handle = options.store.attempt(waiting.accountId, waiting.attemptId);
  const { outcomeUnknown: sent } = waiting;
  const paper = await asSentNow(options, waiting);
  const body = sealedBody(paper);
  const answer = await call(options, (as) =>
    options.platform.call(userPaperCommitAllPaper, body, { ...as, timeoutMs: commitTimeoutMs(body) }),
  );
  // The session changed while the record was written: nothing was sent.
  const read = answer === null ? ({ kind: 'not-sent' } as const) : readCommitAnswer(answer, options.profile());
  const notArrived = async (outcome: Outcome): Promise<Delivered> => {
    if (!sent) await noted(options, 'was not taken', () => handle.note({ type: 'not-sent' }));
    return { outcome, sent: sent ? { ...paper, outcomeUnknown: true } : waiting, progress: noProgress };
  };
  if (read.kind === 'not-sent') return notArrived(waitFor(answer === null ? 'sign-in' : 'network'));
  const arrived: SealedPaper = { ...paper, outcomeUnknown: true };
  if (read.kind === 'unheard') return { outcome: { ...read.wait, looks: 0 }, sent: arrived, progress: noProgress };
  if (read.kind === 'taken') {
    const taken = { ...arrived, takenAt: options.clock.now(), settled: settledOnceTaken(paper.settled) };
    await noted(options, 'was taken', () => handle.note({ type: 'taken', takenAt: taken.takenAt }));
    const view = await look(options, taken);
    const seen = progressAfter(view, noProgress);
    return { outcome: outcomeOfTaken(options, taken, view, seen), sent: taken, progress: seen };
  }
  // Who may not ask for the record either waits for the sign-in.
  if (read.wait.for === 'sign-in') return notArrived(read.wait);
  const view = await look(options, paper);
  const seen = progressAfter(view, noProgress);
  const shown = 'stamp' in view ? differs(paper.baseline, view.stamp) : null;
  const { message } = read.wait;
  const now = knownOf(paper, seen, false);
  // A record that nobody could read before the commit is not waited for once more.
  const unreadable = known.unreadable || now.unreadable;
  const outcome = afterRefusal(view, { ...read, message }, { ...now, unreadable, sent, shown });
  if (outcome === 'again') return notArrived(view.kind === 'wait' && view.for === 'sign-in' ? view : read.wait);
  if (outcome === 'look') return { outcome: { ...nextLook(seen), message }, sent: arrived, progress: seen };
  return { outcome, sent: arrived, progress: seen };
}

/**
 * The paper as the commit that follows sends it, noted in its journal: its files are named by what the platform has called
 * them until now. A platform that knows them by no other name refuses a commit that was sent before they arrived.
 */
async function asSentNow(options: DeliveryOptions, waiting: SealedPaper): Promise<SealedPaper> {
  const { accountId, attemptId, sentReferences, outcomeUnknown } = waiting;
  const handle = options.store.attempt(accountId, attemptId);
  const { fileReferences, sealTime, timeUnknown } = (await handle.sealedPaper()) ?? waiting;
  const same = JSON.stringify(sentReferences.at(-1)) === JSON.stringify(fileReferences);
  if (outcomeUnknown && same) return waiting;
  const { timeUnknown: _, ...rest } = waiting;
  const paper = {
    ...rest,
    fileReferences,
    sentReferences: [...sentReferences, fileReferences],
    sealTime,
    ...(timeUnknown ? { timeUnknown } : {}),
  };
  // A full disk must not hold a paper back: should the record be missing, the next run sends it again.
  await noted(options, 'is sent', () => handle.sending(fileReferences, paper.baseline));
  return paper;
}

function knownOf({ outcomeUnknown, baseline }: SealedPaper, { seen, unusable }: Progress, careful: boolean): Known {
  return { sent: outcomeUnknown, careful, change: changeSince(baseline, seen), unreadable: unusable >= patience };
}

function progressAfter(view: RecordView, { counts, unusable, looks, seen }: Progress): Progress {
  const failed = view.kind === 'unusable';
  const stamp = 'stamp' in view ? view.stamp : null;
  // A look that does not count takes the place of the one before.
  const earlier = counts ? seen : seen.slice(0, -1);
  return {
    counts,
    unusable: failed ? unusable + (counts ? 1 : 0) : view.kind === 'wait' ? unusable : 0,
    looks: looks + (counts ? 1 : 0),
    seen: stamp ? [...earlier, stamp].slice(-looksNeeded) : seen,
  };
}

function nextLook({ looks }: Progress): Outcome & { kind: 'wait' } {
  return { ...waitFor('platform'), looks };
}

/** The record, unless it takes too long. A line that broke once is tried again: without this look a lost answer stays unclear. */
async function lookSoon(options: DeliveryOptions, paper: SealedPaper): Promise<RecordView> {
  const view = await lookOnce(options, paper);
  return view.kind === 'wait' && view.for === 'network' ? lookOnce(options, paper) : view;
}

async function lookOnce(options: DeliveryOptions, paper: SealedPaper): Promise<RecordView> {
  let stopWaiting = () => {};
  const enough = new Promise<RecordView>((resolve) => {
    stopWaiting = options.timer(() => resolve({ kind: 'unusable' }), baselineMs);
  });
  const view = await Promise.race([look(options, paper, baselineMs), enough]);
  stopWaiting();
  return view;
}

/** Reads the platform's record of a paper; the list of papers where the record itself does not say how it stands. */
async function look(options: DeliveryOptions, paper: SealedPaper, timeoutMs?: number): Promise<RecordView> {
  const { userPaperId, exam } = paper.attempt;
  const { examId, businessId: bussinessId, sourceType: type } = exam;
  const { platform } = options;
  const profile = options.profile();
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  const info = await call(options, (as) =>
    platform.call(userPaperFindUserPaperInfo, { userPaperId, examId }, { ...as, ...limit }),
  );
  if (info === null) return waitFor('sign-in');
  const alsoSent = paper.sentReferences.map(
    (fileReferences) => sealedAnswers(commitBody({ ...paper, fileReferences })).hash,
  );
  const view = viewOfInfo(info, userPaperId, sealedAnswers(sealedBody(paper)), { profile, alsoSent });
  if (view && view.kind !== 'unknown') return view;
  const query = { bussinessId, examId, type, pageNum: 1, pageSize: 999 };
  const papers = await call(options, (as) => platform.call(examFindUserPaperListById, query, { ...as, ...limit }));
  const listed = papers === null ? waitFor('sign-in') : viewOfList(papers, userPaperId, profile);
  if (!view) return listed;
  return 'stamp' in listed && listed.kind !== 'unknown' ? { ...listed, stamp: view.stamp } : view;
}

/** What the journal does not take is found again by the next run, from the platform's record. */
async function noted({ report }: DeliveryOptions, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    report(`the journal could not record that a commit ${what}`, error);
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
