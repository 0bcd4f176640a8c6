import { userPaperCommitAllPaper, userPaperFindUserPaperInfo } from '../../../src/contract/platform/exam/user-paper.ts';
import type { PlatformAnswer, PlatformClient } from '../../gateway/platform-client.ts';
import type { AttemptStore, SealedPaper } from '../attempts/attempt-store.ts';
import { commitBody } from './hand-in-body.ts';
import { judgeCommit, judgePaperInfo, type Outcome } from './hand-in-outcome.ts';

/** A platform that took the paper may still be marking it when the usual 10 s are over. */
const commitTimeoutMs = 35_000;

export interface DeliveryOptions {
  store: Pick<AttemptStore, 'sending' | 'sealedPaper'>;
  platform: PlatformClient;
  /** The account that is signed in at this moment. */
  account: () => string | null;
  /** Trouble that was got over: for the log. */
  report: (what: string, error: unknown) => void;
}

/**
 * One try to bring a sealed paper to the platform. The platform knows no idempotency key: whenever an earlier commit may
 * have arrived, its state is read first and the paper is committed again only when it is not there.
 */
export async function deliver(setting: DeliveryOptions, paper: SealedPaper): Promise<Outcome> {
  const { account, platform } = setting;
  if (paper.outcomeUnknown) {
    const found = await readPaper(setting, paper);
    if (found.kind !== 'open') return found;
  }
  await noteSending(setting, paper);
  // The session may have changed meanwhile; the commit would go out in someone else's name.
  if (account() !== paper.accountId) return { kind: 'wait', for: 'sign-in' };
  const commit = platform.call(userPaperCommitAllPaper, commitBody(paper), { timeoutMs: commitTimeoutMs });
  const answer = await safely(setting, commit);
  const outcome = judgeCommit(answer);
  // A refusal may also mean that an earlier commit of unknown outcome arrived after all.
  const look = outcome.kind === 'look' || (outcome.kind === 'refused' && paper.outcomeUnknown);
  if (!look) return outcome;
  const found = await readPaper(setting, paper);
  if (found.kind !== 'open') return found;
  return outcome.kind === 'refused' ? outcome : { kind: 'wait', for: 'platform' };
}

async function readPaper(setting: DeliveryOptions, { accountId, attempt }: SealedPaper): Promise<Outcome> {
  if (setting.account() !== accountId) return { kind: 'wait', for: 'sign-in' };
  const query = { userPaperId: attempt.userPaperId, examId: attempt.exam.examId };
  const answer = await safely(setting, setting.platform.call(userPaperFindUserPaperInfo, query));
  return judgePaperInfo(answer, attempt.userPaperId);
}

/** A full disk must not keep a paper here: should the note be lost, the platform refuses the second commit itself. */
async function noteSending({ store, report }: DeliveryOptions, { accountId, attemptId }: SealedPaper): Promise<void> {
  try {
    await store.sending(accountId, attemptId);
  } catch (error) {
    report('the journal could not note that a commit is sent', error);
  }
}

async function safely({ report }: DeliveryOptions, call: Promise<PlatformAnswer>): Promise<PlatformAnswer> {
  try {
    return await call;
  } catch (error) {
    report('a call of the hand-in broke', error);
    return { kind: 'unknown', status: null };
  }
}
