import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from '../practice/account-notebooks.ts';
import { HomeworkDrafts } from './drafts.ts';
import { HomeworkQueue } from './file-queue.ts';
import { HomeworkFiles } from './files.ts';

/** Homework that is not at the platform yet: what was written, and files that were chosen. */
export interface HomeworkService {
  drafts: HomeworkDrafts;
  files: HomeworkFiles;
  queue: HomeworkQueue;
  stop(): Promise<void>;
}

/** Homework on this machine's disk and keystore, beside the journals of exams. */
export function createHomework(core: CoreOptions, base: CoreSession, emit: Emit): HomeworkService {
  const folders = [path.join(core.examFolder, 'homework'), path.join(core.examFolder, 'homework-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const { session, platform, connection } = base;
  const notebooks = new AccountNotebooks(
    {
      journals: core.stores.openJournals(folders),
      vault: keystoreVault(core.keystore),
      now: Date.now,
      report,
    },
    () => session.account()?.accountId ?? null,
  );
  const files = new HomeworkFiles({
    notebooks,
    changed: (accountId, list) => queue.listChanged(accountId, list),
    report,
  });
  const queue = new HomeworkQueue({
    files,
    platform,
    session,
    timer: systemTimer,
    random: Math.random,
    changed: (ref, uploads) => emit('homework', 'uploadsChanged', { ref, uploads }),
    report,
  });
  connection.onChange((state) => {
    if (state === 'online') queue.retryNow();
  });
  queue.start();
  return {
    drafts: new HomeworkDrafts({ notebooks, now: Date.now }),
    files,
    queue,
    async stop() {
      await queue.stop();
      await notebooks.stop();
    },
  };
}
