import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from '../practice/account-notebooks.ts';
import { StudyService } from './study-service.ts';
import { StudyStore } from './study-store.ts';

/** Study on this machine's disk and keystore, beside the journals of exams. */
export function createStudy(core: CoreOptions, base: CoreSession, saveFile: SaveFile, emit: Emit): StudyService {
  const folders = [path.join(core.examFolder, 'study'), path.join(core.examFolder, 'study-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const notebooks = new AccountNotebooks(
    { journals: core.stores.openJournals(folders), vault: keystoreVault(core.keystore), now: Date.now, report },
    () => base.session.account()?.accountId ?? null,
  );
  const service = new StudyService({
    store: new StudyStore(notebooks),
    session: base.session,
    platform: base.platform,
    countsMinutes: () => !(base.tenant.profile().lacks ?? []).includes('learningMinutes'),
    now: Date.now,
    saveFile,
    monotonic: () => performance.now(),
    timer: systemTimer,
    changed: ({ courseId, itemId }) => emit('learning', 'changed', { courseId, itemId }),
    report,
  });
  base.connection.onChange((state) => {
    if (state === 'online') service.sync();
  });
  return service;
}
