import { systemTimer } from '#electron/kernel/timer.ts';
import { feature } from '#electron/platform/client/feature.ts';
import { HomeworkDrafts } from './drafts.ts';
import { HomeworkQueue } from './file-queue.ts';
import { HomeworkFiles } from './files.ts';
import { homeworkHandlers } from './ipc.ts';

/** Homework that is not at the platform yet, beside the journals of exams: what was written, and files that were chosen. */
export const openHomework = feature(
  'homework',
  ({ platform, tenant, session, emit, report, notebooks: openNotebooks }) => {
    const notebooks = openNotebooks('homework');
    const files = new HomeworkFiles({
      notebooks,
      changed: (accountId, list) => queue.listChanged(accountId, list),
      report,
    });
    const queue = new HomeworkQueue({
      files,
      platform,
      profile: () => tenant.profile(),
      session,
      timer: systemTimer,
      random: Math.random,
      changed: (ref, uploads) => emit('homework', 'uploadsChanged', { ref, uploads }),
      report,
    });
    queue.start();
    const service = { drafts: new HomeworkDrafts({ notebooks, now: Date.now }), files, queue };
    return {
      service,
      handlers: homeworkHandlers({ ...service, session }),
      online: () => queue.retryNow(),
      async stop() {
        await queue.stop();
        await notebooks.stop();
      },
    };
  },
);
