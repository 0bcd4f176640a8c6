import { userPracticeFindWrongQuestions } from '#contract/platform/practice/wrong-questions.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import { createMediaCache } from '#electron/platform/media/media.ts';
import { createEvidenceSeal } from '#electron/storage/keystore/evidence-key.ts';
import { practiceHandlers } from './ipc.ts';
import { PracticeMedia } from './practice-media.ts';
import { PracticeService } from './practice-service.ts';
import { PracticeStore } from './practice-store.ts';

/** Practice, beside the journals of exams. */
export const openPractice = feature('practice', (client) => {
  const { options, tenant, fetchMedia, emit, report } = client;
  const cache = createMediaCache({
    folder: client.folder('practice-media'),
    seal: createEvidenceSeal({ file: options.openFile('practice-media-key'), keystore: options.keystore, report }),
    fetchMedia,
    timer: systemTimer,
    log: (message) => options.log('info', message),
  });
  const service = new PracticeService({
    ...client,
    store: new PracticeStore(client.notebooks('practice')),
    media: new PracticeMedia(cache),
    platformOrigin: options.info.platformOrigin,
    tellsWrong: () => userPracticeFindWrongQuestions.id in tenant.overrides(),
    monotonic: () => performance.now(),
    timer: systemTimer,
    changed: (ref) => emit('practice', 'changed', ref),
  });
  return {
    service,
    handlers: practiceHandlers(service),
    online: () => service.sync(),
    stop: () => service.stop(),
  };
});
