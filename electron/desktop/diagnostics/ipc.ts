import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { removableParts } from '#contract/ipc/diagnostics.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Diagnostics } from './diagnostics.ts';

const code = z.string().check(z.minLength(1), z.maxLength(200));

export function diagnosticsHandlers(diagnostics: Diagnostics): DomainHandlers<Contract['diagnostics']> {
  return {
    storage: handler(noArguments, () => diagnostics.storage()),
    remove: handler(z.tuple([z.enum(removableParts)]), (part) => diagnostics.remove(part)),
    others: handler(noArguments, () => diagnostics.others()),
    removeOthers: handler(z.tuple([z.nullable(code)]), (given) => diagnostics.removeOthers(given)),
    save: handler(noArguments, () => diagnostics.save()),
  };
}
