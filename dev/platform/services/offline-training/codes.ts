/** Codes of this service's refusals; no document shows any. */
export const offlineTrainingCodes = {
  notBegun: 40361,
  ended: 40362,
  notDrawn: 40363,
} as const;
