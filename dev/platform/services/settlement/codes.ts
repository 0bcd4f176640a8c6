/** Codes of this service's refusals; no document shows any. */
export const settlementCodes = {
  settlementPictureMissing: 42161,
  settlementPending: 42162,
  settlementApproved: 42163,
} as const;
