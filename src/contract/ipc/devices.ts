/** `system-off`: switched off in the system's privacy settings; only the learner can change that. */
export type CameraAccess = 'granted' | 'refused' | 'system-off' | 'not-asked';
