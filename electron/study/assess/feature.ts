import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import { AssessService } from './assess-service.ts';
import { AssessStore } from './assess-store.ts';
import { assessHandlers } from './ipc.ts';

/** Assessments, beside the journals of exams. */
export const openAssess = feature('assess', (client) => {
  const service = new AssessService({
    ...client,
    store: new AssessStore(client.notebooks('assess')),
    platformOrigin: client.options.info.platformOrigin,
    timer: systemTimer,
    now: Date.now,
    changed: (ref) => client.emit('assess', 'changed', ref),
  });
  return { service, handlers: assessHandlers(service), online: () => service.sync(), stop: () => service.stop() };
});
