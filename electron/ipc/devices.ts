import * as z from 'zod/mini';
import { cameraAccess, privacySettingsAddress, requestCamera, type CameraSystem } from '../security/camera-access.ts';
import { CodedError } from '../core/coded-error.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['devices'];

export const devicesArguments: ArgumentSchemas<Domain> = {
  cameraAccess: z.tuple([]),
  requestCamera: z.tuple([]),
  openPrivacySettings: z.tuple([]),
};

export function devicesHandlers(cameras: CameraSystem, open: (address: string) => Promise<void>): Handlers<Domain> {
  return {
    cameraAccess: () => cameraAccess(cameras),
    requestCamera: () => requestCamera(cameras),
    async openPrivacySettings() {
      const address = privacySettingsAddress(cameras.os);
      if (address === null) throw new CodedError('no-privacy-settings', 'This system has no camera switch to open.');
      await open(address);
    },
  };
}
