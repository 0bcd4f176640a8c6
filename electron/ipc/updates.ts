import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Installer } from '../../src/contract/ipc/updates.ts';
import type { UpdateService } from '../updates/update-service.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function updatesHandlers(
  updates: Pick<UpdateService, 'state' | 'check' | 'install'>,
  installers: () => Promise<readonly Installer[] | null>,
): DomainHandlers<Contract['updates']> {
  return {
    state: handler(noArguments, () => updates.state()),
    check: handler(noArguments, () => updates.check()),
    installers: handler(noArguments, installers),
    install: handler(noArguments, () => updates.install()),
  };
}
