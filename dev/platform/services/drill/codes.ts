/** Codes of refusals of labs; no document shows any. */
export const drillCodes = { notOpen: 41201 } as const;
