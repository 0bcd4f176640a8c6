import type { HandInState } from '#contract/ipc/exam.ts';
import { monitorForceCommit } from '#contract/platform/exam/seat-monitor.ts';
import type { PlatformClient, SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import type { AttemptsWith, OwnedAttempt, SealedPaper } from '../records/attempt-store.ts';
import { parseRecord } from '../records/record.ts';

export interface SealNoticeOptions {
  platform: PlatformClient;
  store: AttemptsWith<'sealedPaper' | 'history'>;
  account: () => SignedInAccount | null;
  /** Records what was done on the seat, in the journal and as evidence. */
  note: (of: OwnedAttempt, state: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/** Tells what was sealed here, so that a paper which is brought later can be held against it. */
export interface SealNotice {
  /**
   * Once a run, for a sealed paper that is not delivered: the fingerprint of the answers as a note of the seat, unless an
   * earlier run noted it, and to the platform's monitoring when staff or a rule demanded the seal. Never rejects.
   */
  tell(state: HandInState): Promise<void>;
}

export function createSealNotice({ platform, store, account, note, report }: SealNoticeOptions): SealNotice {
  const noted = new Set<string>();
  const told = new Set<string>();

  async function noteSeal(of: SignedInAccount, { attempt, attemptId }: SealedPaper, code: string): Promise<void> {
    const state = `sealed:${code}`;
    const { records } = await store.attempt(of.accountId, attemptId).history();
    const known = records.some(({ text }) => {
      const record = parseRecord(text);
      return record.type === 'seat-note' && record.state === state;
    });
    if (!known) await note({ account: of, attempt }, state);
  }

  /** Only what certainly never arrived is told again. */
  async function tellMonitoring(
    paper: SealedPaper,
    reason: 'staff' | 'switches',
    { attemptId, sealedAnswers: answers, fingerprint }: HandInState,
  ): Promise<void> {
    const { userPaperId, exam } = paper.attempt;
    const notice = { userPaperId, examId: exam.examId, attemptId, reason, answers, fingerprint };
    const sealedAt = paper.sealTime === null ? {} : { sealedAt: paper.sealTime };
    const answer = await platform.call(monitorForceCommit, { ...notice, ...sealedAt });
    if (answer.kind === 'unreachable') told.delete(attemptId);
  }

  /** Does it once a run for a paper of the learner who is signed in. */
  async function once(
    done: Set<string>,
    attemptId: string,
    what: string,
    work: (of: SignedInAccount, paper: SealedPaper) => Promise<void>,
  ): Promise<void> {
    const of = account();
    if (!of || done.has(attemptId)) return;
    done.add(attemptId);
    try {
      const paper = await store.attempt(of.accountId, attemptId).sealedPaper();
      if (paper) await work(of, paper);
    } catch (error) {
      report(what, error);
    }
  }

  return {
    async tell(state) {
      const { attemptId, phase, reason, fingerprint } = state;
      if (phase !== 'sealed') return;
      const forced = reason === 'staff' || reason === 'switches' ? reason : null;
      await Promise.all([
        once(noted, attemptId, 'the fingerprint of a seal is not noted', (of, paper) =>
          noteSeal(of, paper, fingerprint),
        ),
        forced !== null &&
          once(told, attemptId, 'monitoring could not be told of a forced hand-in', (_, paper) =>
            tellMonitoring(paper, forced, state),
          ),
      ]);
    },
  };
}
