import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { freeDiskBytes } from '../core/free-disk.ts';
import type { TaskbarProgress } from '../desktop/progress.ts';
import { systemTimer } from '../exam/clock/timer.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { AccountNotebooks } from '../practice/account-notebooks.ts';
import { OfflineService } from './offline-service.ts';

/** Items of courses on this machine's disk; their keys lie in notebooks, beside the journals of exams. */
export function createOffline(
  core: CoreOptions,
  base: CoreSession,
  emit: Emit,
  taskbar: TaskbarProgress,
): OfflineService {
  const folders = [path.join(core.examFolder, 'offline'), path.join(core.examFolder, 'offline-copy')] as const;
  const folder = path.join(core.examFolder, 'offline-files');
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const { session, platform, connection, upstream } = base;
  const offline = new OfflineService({
    notebooks: new AccountNotebooks(
      { journals: core.stores.openJournals(folders), vault: keystoreVault(core.keystore), now: Date.now, report },
      () => session.account()?.accountId ?? null,
    ),
    folder,
    platform,
    session,
    source: { platformOrigin: core.info.platformOrigin, upstream, fetch: core.fetch },
    freeBytes: () => freeDiskBytes(folder),
    timer: systemTimer,
    random: Math.random,
    now: Date.now,
    changed(items) {
      emit('offline', 'changed', items);
      const loading = items.filter(({ phase }) => phase === 'loading');
      if (loading.length === 0) taskbar.end('offline');
      for (const { receivedBytes, size } of loading)
        taskbar.tell('offline', size === null ? null : receivedBytes / size);
    },
    report,
  });
  connection.onChange((state) => {
    if (state === 'online') offline.retryNow();
  });
  offline.start();
  return offline;
}
