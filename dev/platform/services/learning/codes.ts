/** Codes of this service's refusals; no document shows any. */
export const learningCodes = { taskNotBegun: 40931, notBookable: 40932, taskOver: 40933 } as const;
