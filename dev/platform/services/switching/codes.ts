/** Codes of this service's refusals; no document shows any. */
export const switchingCodes = {
  unknownBranch: 40107,
  unknownSaas: 40109,
  unknownIdentity: 40110,
} as const;
