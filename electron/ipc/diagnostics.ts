import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { removableParts } from '../../src/contract/ipc/diagnostics.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function diagnosticsHandlers(diagnostics: Diagnostics): DomainHandlers<Contract['diagnostics']> {
  return {
    storage: handler(noArguments, () => diagnostics.storage()),
    remove: handler(z.tuple([z.enum(removableParts)]), (part) => diagnostics.remove(part)),
    save: handler(noArguments, () => diagnostics.save()),
  };
}
