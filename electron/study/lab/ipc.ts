import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Labs } from './lab-service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const lab = z.strictObject({
  courseId: z.string().check(z.maxLength(128)),
  labId: id,
  title: z.string().check(z.maxLength(200)),
});

export function labHandlers(labs: Labs): DomainHandlers<Contract['lab']> {
  return {
    open: handler(z.tuple([lab]), (wanted) => labs.open(wanted)),
    state: handler(noArguments, () => labs.state()),
    show: handler(noArguments, () => labs.show()),
    retryNow: handler(noArguments, () => labs.online()),
    close: handler(noArguments, () => labs.close()),
    cancelFile: handler(z.tuple([id]), (fileId) => labs.cancelFile(fileId)),
  };
}
