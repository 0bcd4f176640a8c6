import type { Contract } from '#contract/ipc/contract.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import { cameraAccess, privacySettingsAddress, requestCamera, type CameraSystem } from './camera-access.ts';

export function devicesHandlers(
  cameras: CameraSystem,
  openAddress: (address: string) => Promise<void>,
  freeDiskBytes: () => Promise<number | null>,
): DomainHandlers<Contract['devices']> {
  return {
    cameraAccess: handler(noArguments, () => cameraAccess(cameras)),
    requestCamera: handler(noArguments, () => requestCamera(cameras)),
    freeDiskBytes: handler(noArguments, freeDiskBytes),
    openPrivacySettings: handler(noArguments, async () => {
      const address = privacySettingsAddress(cameras.os);
      if (address === null) throw new CodedError('no-privacy-settings', 'This system has no camera setting to open.');
      await openAddress(address);
    }),
  };
}
