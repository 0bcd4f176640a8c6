import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import type { FilmHost } from '../films/film-host.ts';
import { learningHandlers } from './ipc.ts';
import { StudyService } from './study-service.ts';
import { StudyStore } from './study-store.ts';

/** Study, beside the journals of exams. */
export const openLearning = feature('learning', (client, films: FilmHost) => {
  const service = new StudyService({
    ...client,
    store: new StudyStore(client.notebooks('study')),
    countsMinutes: () => !(client.tenant.profile().lacks ?? []).includes('learningMinutes'),
    now: Date.now,
    monotonic: () => performance.now(),
    timer: systemTimer,
    changed: ({ courseId, itemId }) => client.emit('learning', 'changed', { courseId, itemId }),
  });
  return {
    service,
    handlers: learningHandlers(service, films),
    online: () => service.sync(),
    stop: () => service.stop(),
  };
});
