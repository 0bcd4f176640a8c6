import { freeDiskBytes } from '#electron/kernel/free-disk.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import { offlineHandlers } from './ipc.ts';
import { OfflineService } from './offline-service.ts';

/** Items of courses on this machine's disk; their keys lie in notebooks, beside the journals of exams. */
export const openOffline = feature('offline', (client) => {
  const { options, upstream, emit, taskbar } = client;
  const folder = client.folder('offline-files');
  const service = new OfflineService({
    ...client,
    notebooks: client.notebooks('offline'),
    folder,
    source: { platformOrigin: options.info.platformOrigin, upstream, fetch: options.fetch },
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
  });
  service.start();
  return {
    service,
    handlers: offlineHandlers(service),
    online: () => service.retryNow(),
    stop: () => service.stop(),
  };
});
