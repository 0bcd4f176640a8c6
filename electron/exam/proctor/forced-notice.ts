import type { HandInState } from '../../../src/contract/ipc/exam.ts';
import { monitorForceCommit } from '../../../src/contract/platform/exam/seat-monitor.ts';
import type { PlatformClient } from '../../gateway/platform-client.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';

export interface ForcedNoticeOptions {
  platform: PlatformClient;
  store: Pick<AttemptStore, 'sealedPaper'>;
  accountId: () => string | null;
  report: (what: string, error: unknown) => void;
}

/** Tells the platform's monitoring that a paper was sealed because staff or a rule demanded it. */
export interface ForcedNotice {
  /** Sends it once a run, for a sealed paper that is not delivered; everything else is no matter of it. Never rejects. */
  tell(state: HandInState): Promise<void>;
}

/** Only what certainly never arrived is told again. */
export function createForcedNotice({ platform, store, accountId, report }: ForcedNoticeOptions): ForcedNotice {
  const told = new Set<string>();
  return {
    async tell({ attemptId, phase, reason, sealedAnswers: answers, fingerprint }) {
      const account = accountId();
      if (phase !== 'sealed' || (reason !== 'staff' && reason !== 'switches')) return;
      if (account === null || told.has(attemptId)) return;
      told.add(attemptId);
      try {
        const paper = await store.sealedPaper(account, attemptId);
        if (!paper) return;
        const { userPaperId, exam } = paper.attempt;
        const notice = { userPaperId, examId: exam.examId, attemptId, reason, answers, fingerprint };
        const answer = await platform.call(monitorForceCommit, { ...notice, sealedAt: paper.sealTime });
        if (answer.kind === 'unreachable') told.delete(attemptId);
      } catch (error) {
        report('monitoring could not be told of a forced hand-in', error);
      }
    },
  };
}
