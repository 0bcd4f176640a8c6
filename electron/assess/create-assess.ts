import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from '../practice/account-notebooks.ts';
import { AssessService } from './assess-service.ts';
import { AssessStore } from './assess-store.ts';

/** Assessments on this machine's disk and keystore, beside the journals of exams. */
export function createAssess(core: CoreOptions, base: CoreSession, emit: Emit): AssessService {
  const folders = [path.join(core.examFolder, 'assess'), path.join(core.examFolder, 'assess-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const { session, platform, connection } = base;
  const notebooks = new AccountNotebooks(
    { journals: core.stores.openJournals(folders), vault: keystoreVault(core.keystore), now: Date.now, report },
    () => session.account()?.accountId ?? null,
  );
  const service = new AssessService({
    store: new AssessStore(notebooks),
    platformOrigin: core.info.platformOrigin,
    session,
    platform,
    timer: systemTimer,
    now: Date.now,
    changed: (ref) => emit('assess', 'changed', ref),
    report,
  });
  connection.onChange((state) => {
    if (state === 'online') service.sync();
  });
  return service;
}
