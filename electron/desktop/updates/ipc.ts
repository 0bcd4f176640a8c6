import type { Contract } from '#contract/ipc/contract.ts';
import type { Installer } from '#contract/ipc/updates.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { UpdateService } from './update-service.ts';

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
