/** Codes of this service's refusals; no document shows any. */
export const faceCodes = {
  photoUnusable: 40311,
  faceAttemptsUsed: 40315,
} as const;
