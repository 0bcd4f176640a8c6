/** Codes of this service's refusals; no document shows any. */
export const personCodes = {
  cardUnreadable: 40312,
  cardMissing: 40313,
  cardMismatch: 40314,
  cardTaken: 40316,
  verifyExpired: 40317,
  alreadyVerified: 40318,
  nameFixed: 40319,
} as const;
