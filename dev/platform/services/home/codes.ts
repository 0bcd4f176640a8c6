/** Codes of this service's refusals; no document shows any. */
export const homeCodes = {
  notArrangeable: 40305,
} as const;
