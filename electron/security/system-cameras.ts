import { systemPreferences } from 'electron';
import type { CameraSystem } from './camera-access.ts';
import type { AppInfo } from '../../src/contract/ipc/app.ts';

/** The system's own word on cameras; it can change while the client runs, so it is asked every time. */
export function systemCameras(os: AppInfo['os']): CameraSystem {
  return {
    os,
    status: () => (os === 'linux' ? 'granted' : systemPreferences.getMediaAccessStatus('camera')),
    ask: () => systemPreferences.askForMediaAccess('camera'),
  };
}
