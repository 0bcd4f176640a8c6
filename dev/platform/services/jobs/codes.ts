/** Codes of refusals of the job board; no document shows any. */
export const jobCodes = { noContact: 41301 } as const;
