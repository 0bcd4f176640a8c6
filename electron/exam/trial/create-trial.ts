import path from 'node:path';
import { systemTimer } from '#electron/kernel/timer.ts';
import type { CoreSession } from '#electron/platform/client/core-session.ts';
import { keystoreVault } from '#electron/storage/journal/keystore-vault.ts';
import type { ExamOptions } from '../exam-options.ts';
import type { ExamLockdown } from '../lockdown/exam-lockdown.ts';
import type { ActiveAttempt } from '../proctor/active-attempt.ts';
import { SeatTrial } from './seat-trial.ts';
import { TrialMark } from './trial-mark.ts';
import { createTrialPapers } from './trial-papers.ts';

/** The try-out of this seat, with files of its own beside those of papers. */
export function createSeatTrial(
  core: ExamOptions,
  { session }: CoreSession,
  lockdown: ExamLockdown,
  activeAttempt: Pick<ActiveAttempt, 'attemptId'>,
): SeatTrial {
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const trial = new SeatTrial({
    lockdown,
    paperOpen: () => activeAttempt.attemptId() !== null,
    papers: createTrialPapers({
      folders: [path.join(core.examFolder, 'trial'), path.join(core.examFolder, 'trial-copy')],
      openJournals: core.stores.openJournals,
      vault: keystoreVault(core.keystore),
      now: Date.now,
      report,
    }),
    mark: new TrialMark(core.openFile('seat-trial'), Date.now),
    account: () => session.account()?.accountId ?? null,
    stayAwake: core.stayAwake,
    timer: systemTimer,
  });
  void trial.sweep().catch((error: unknown) => report('seat trial', error));
  session.onTokenChange((call) => {
    if (call === null) void trial.leave().catch((error: unknown) => report('seat trial', error));
  });
  return trial;
}
