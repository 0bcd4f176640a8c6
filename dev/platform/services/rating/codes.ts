/** Codes of this service's refusals; no document shows any. */
export const ratingCodes = { rateTooLow: 40961, alreadyRated: 40962, noScore: 40963, badScore: 40964 } as const;
