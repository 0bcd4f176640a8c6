/** Codes of this service's refusals; no document shows any. */
export const practiceCodes = { practiceEnded: 40911, noSuchMode: 40411, practiceClosed: 40912 } as const;
