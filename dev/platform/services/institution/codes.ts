/** Codes of this service's refusals; no document shows any. */
export const institutionCodes = {
  pictureMissing: 40333,
  baseRegistered: 40334,
} as const;
