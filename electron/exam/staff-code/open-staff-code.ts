import type { CoreOptions } from '../../core/core-options.ts';
import type { Emit } from '../../core/events.ts';
import type { ExamService } from '../service.ts';
import { openCodeTries } from './code-tries.ts';
import { exportJournal, isExportable } from './export-journal.ts';
import { createSendPaper } from '../transfer/send-paper.ts';
import { createStaffCode, type StaffCode } from './staff-code.ts';

/** The staff code on this machine's disk and clock. */
export function openStaffCode(
  core: Pick<CoreOptions, 'staffCode' | 'examFolder' | 'openFile' | 'askFolder' | 'disk' | 'log' | 'rescueKey'>,
  { store, activeAttempt, clock, evidence }: Pick<ExamService, 'store' | 'activeAttempt' | 'clock' | 'evidence'>,
  emit: Emit,
): StaffCode {
  const { examFolder, disk } = core;
  return createStaffCode({
    hash: core.staffCode,
    tries: openCodeTries(core.openFile('staff-code'), () => performance.now()),
    store,
    activeAttempt,
    returnToSeat: evidence.returnToSeat,
    now: () => clock.now(),
    isExportable: (attemptId) => isExportable(examFolder, attemptId),
    askFolder: core.askFolder,
    exportTo: (attemptId, target) => exportJournal({ examFolder, attemptId, at: clock.now() }, target, disk),
    sendPaper: createSendPaper({
      store,
      leaveSeat: evidence.leaveSeat,
      disk,
      rescueKey: () => core.rescueKey,
      now: () => clock.now(),
      report: (what, error) => core.log('warn', what, error),
    }),
    changed: (event) => emit('exam', 'staffChanged', event),
    report: (what, error) => core.log('warn', what, error),
  });
}
