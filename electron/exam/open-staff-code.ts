import type { Emit } from '#electron/kernel/events.ts';
import type { ExamOptions } from './exam-options.ts';
import type { ExamService } from './service.ts';
import { createCentreKey } from './staff-code/centre-key.ts';
import { openCodeTries } from './staff-code/code-tries.ts';
import { exportJournal, isExportable } from './staff-code/export-journal.ts';
import { createStaffCode, type StaffCode } from './staff-code/staff-code.ts';
import { createSendPaper } from './transfer/send-paper.ts';

/** The staff code on this machine's disk and clock. */
export function openStaffCode(
  core: Pick<
    ExamOptions,
    'staffCode' | 'staffCodes' | 'examFolder' | 'openFile' | 'askFolder' | 'disk' | 'log' | 'rescueKey' | 'keystore'
  >,
  {
    store,
    activeAttempt,
    clock,
    evidence,
    handIns,
  }: Pick<ExamService, 'store' | 'activeAttempt' | 'clock' | 'evidence' | 'handIns'>,
  emit: Emit,
): StaffCode {
  const { examFolder, disk } = core;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const dated = core.staffCodes ?? [];
  return createStaffCode({
    hash: core.staffCode,
    dated,
    tries: openCodeTries(core.openFile('staff-code'), () => performance.now()),
    centre: createCentreKey({
      hashes: [...(core.staffCode === null ? [] : [core.staffCode]), ...dated.map(({ hash }) => hash)],
      file: core.openFile('centre-key'),
      keystore: core.keystore,
      report,
    }),
    store,
    activeAttempt,
    returnToSeat: evidence.returnToSeat,
    now: () => clock.now(),
    earliest: () => clock.earliest(),
    isExportable: (attemptId) => isExportable(examFolder, attemptId),
    askFolder: core.askFolder,
    exportTo: (attemptId, target) => exportJournal({ examFolder, attemptId, at: clock.now() }, target, disk),
    sendPaper: createSendPaper({
      store,
      leaveSeat: evidence.leaveSeat,
      disk,
      rescueKey: () => core.rescueKey,
      now: () => clock.now(),
      report,
    }),
    sendAgain: (accountId, attemptId) => handIns.sendAgain(accountId, attemptId),
    changed: (event) => emit('exam', 'staffChanged', event),
    report,
  });
}
