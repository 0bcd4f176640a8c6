import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function diagnosticsHandlers(diagnostics: Diagnostics): DomainHandlers<Contract['diagnostics']> {
  return {
    storage: handler(noArguments, () => diagnostics.storage()),
    save: handler(noArguments, () => diagnostics.save()),
  };
}
