import { feature } from '#electron/platform/client/feature.ts';
import { FormDrafts } from './form-drafts.ts';
import { formsHandlers } from './ipc.ts';

/** Forms that are not sent yet, beside the journals of exams. */
export const openForms = feature('forms', ({ notebooks }) => {
  const service = new FormDrafts({ notebooks: notebooks('forms'), now: Date.now });
  return { service, handlers: formsHandlers(service), stop: () => service.close() };
});
