import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from '../practice/account-notebooks.ts';
import { JobNotebook } from './job-notes.ts';

/** What this machine keeps of the job board, beside the journals of exams. */
export function createJobs(core: CoreOptions, { session }: CoreSession, emit: Emit): JobNotebook {
  const folders = [path.join(core.examFolder, 'jobs'), path.join(core.examFolder, 'jobs-copy')] as const;
  return new JobNotebook({
    notebooks: new AccountNotebooks(
      {
        journals: core.stores.openJournals(folders),
        vault: keystoreVault(core.keystore),
        now: Date.now,
        report: (what, error) => core.log('warn', what, error),
      },
      () => session.account()?.accountId ?? null,
    ),
    now: Date.now,
    changed: () => emit('jobs', 'changed', null),
  });
}
