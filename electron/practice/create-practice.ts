import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import type { ExamClock } from '../exam/clock/clock.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { createWorkerJournals } from '../exam/journal/worker-journals.ts';
import { PracticeService } from './practice-service.ts';
import { PracticeStore } from './practice-store.ts';

/** Practice on this machine's disk and keystore, beside the journals of exams. */
export function createPractice(core: CoreOptions, base: CoreSession, clock: ExamClock, emit: Emit): PracticeService {
  const folders = [path.join(core.examFolder, 'practice'), path.join(core.examFolder, 'practice-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const service = new PracticeService({
    store: new PracticeStore({
      journals: createWorkerJournals(core.workers.journal, folders),
      vault: keystoreVault(core.keystore),
      now: Date.now,
      report,
    }),
    session: base.session,
    platform: base.platform,
    clock,
    timer: systemTimer,
    changed: (ref) => emit('practice', 'changed', ref),
    report,
  });
  base.connection.onChange((state) => {
    if (state === 'online') service.sync();
  });
  return service;
}
