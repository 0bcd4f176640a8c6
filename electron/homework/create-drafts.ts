import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { HomeworkDrafts } from './drafts.ts';

/** Drafts of homework on this machine's disk and keystore, beside the journals of exams. */
export function createHomeworkDrafts(core: CoreOptions, { session }: CoreSession): HomeworkDrafts {
  const folders = [path.join(core.examFolder, 'homework'), path.join(core.examFolder, 'homework-copy')] as const;
  return new HomeworkDrafts(
    {
      journals: core.stores.openJournals(folders),
      vault: keystoreVault(core.keystore),
      now: Date.now,
      report: (what, error) => core.log('warn', what, error),
    },
    () => session.account()?.accountId ?? null,
  );
}
