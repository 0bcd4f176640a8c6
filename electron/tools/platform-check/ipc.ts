import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { CheckService } from './check-service.ts';

const name = z.string().check(z.minLength(1), z.maxLength(256));
const request = z.object({ account: name, password: name, branchName: z.nullable(name) });

export function platformCheckHandlers(check: CheckService): DomainHandlers<Contract['platformCheck']> {
  return {
    run: handler(z.tuple([request]), (account) => check.run(account)),
    cancel: handler(noArguments, () => check.cancel()),
    save: handler(z.tuple([z.enum(['report', 'profile'])]), (what) => check.save(what)),
  };
}
