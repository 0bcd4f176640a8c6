/** Codes of this service's refusals; no document shows any. */
export const examCodes = {
  examLocked: 40301,
  examNotOpen: 40302,
  examEnded: 40303,
  noAttempts: 40304,
  alreadyCommitted: 40901,
  commitTooLate: 40902,
  paperNotMarked: 40903,
  reviewNotYet: 40904,
  reviewNever: 40905,
  voucherExpired: 41001,
  fileTooLarge: 41002,
  fileType: 41003,
  filesClosed: 41004,
  wrongRoom: 40321,
  alreadyInRoom: 40322,
} as const;
