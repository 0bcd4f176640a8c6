import { feature } from '#electron/platform/client/feature.ts';
import { jobsHandlers } from './ipc.ts';
import { JobNotebook } from './job-notes.ts';

/** What this machine keeps of the job board, beside the journals of exams. */
export const openJobs = feature('jobs', ({ notebooks, emit }) => {
  const service = new JobNotebook({
    notebooks: notebooks('jobs'),
    now: Date.now,
    changed: () => emit('jobs', 'changed', null),
  });
  return { service, handlers: jobsHandlers(service), stop: () => service.stop() };
});
