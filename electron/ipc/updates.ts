import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { UpdateService } from '../updates/update-service.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function updatesHandlers(
  updates: Pick<UpdateService, 'state' | 'check' | 'install'>,
): DomainHandlers<Contract['updates']> {
  return {
    state: handler(noArguments, () => updates.state()),
    check: handler(noArguments, () => updates.check()),
    install: handler(noArguments, () => updates.install()),
  };
}
