import { faceTriesUsedCode } from '#contract/platform/face/face.ts';

/** Codes of this service's refusals; no document shows any. */
export const faceCodes = {
  photoUnusable: 40311,
  faceAttemptsUsed: faceTriesUsedCode,
} as const;
