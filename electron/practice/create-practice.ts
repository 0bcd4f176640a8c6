import path from 'node:path';
import { userPracticeFindWrongQuestions } from '../../src/contract/platform/practice/wrong-questions.ts';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import type { ExamClock } from '../exam/clock/clock.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { createEvidenceSeal } from '../exam/evidence/evidence-key.ts';
import { createMediaCache } from '../exam/opening/media.ts';
import { fetchMedia } from '../exam/opening/platform-media.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from './account-notebooks.ts';
import { PracticeMedia } from './practice-media.ts';
import { PracticeService } from './practice-service.ts';
import { PracticeStore } from './practice-store.ts';

/** Practice on this machine's disk and keystore, beside the journals of exams. */
export function createPractice(core: CoreOptions, base: CoreSession, clock: ExamClock, emit: Emit): PracticeService {
  const folders = [path.join(core.examFolder, 'practice'), path.join(core.examFolder, 'practice-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const cache = createMediaCache({
    folder: path.join(core.examFolder, 'practice-media'),
    seal: createEvidenceSeal({ file: core.openFile('practice-media-key'), keystore: core.keystore, report }),
    fetchMedia: (address) => fetchMedia(base.upstream, address),
    timer: systemTimer,
    log: (message) => core.log('info', message),
  });
  const notebooks = new AccountNotebooks(
    { journals: core.stores.openJournals(folders), vault: keystoreVault(core.keystore), now: Date.now, report },
    () => base.session.account()?.accountId ?? null,
  );
  const service = new PracticeService({
    store: new PracticeStore(notebooks),
    media: new PracticeMedia(cache),
    platformOrigin: core.info.platformOrigin,
    tellsWrong: () => userPracticeFindWrongQuestions.id in base.tenant.overrides(),
    session: base.session,
    platform: base.platform,
    clock,
    monotonic: () => performance.now(),
    timer: systemTimer,
    changed: (ref) => emit('practice', 'changed', ref),
    report,
  });
  base.connection.onChange((state) => {
    if (state === 'online') service.sync();
  });
  return service;
}
