import { call } from './ipc-types.ts';

/** `system-off`: switched off in the system's privacy settings; only the learner can change that. */
export type CameraAccess = 'granted' | 'refused' | 'system-off' | 'not-asked';

export const devicesDomain = {
  cameraAccess: call<[], CameraAccess>(),
  /** Shows the system's permission prompt where there is one (macOS); resolves to the result. */
  requestCamera: call<[], CameraAccess>(),
  /** Bytes that this user may still write where answers are stored; null: the system does not tell. */
  freeDiskBytes: call<[], number | null>(),
  openPrivacySettings: call<[], void>(),
};
