/** Codes of this service's refusals; no document shows any. */
export const certificateCodes = {
  alreadyOrdered: 40921,
} as const;
