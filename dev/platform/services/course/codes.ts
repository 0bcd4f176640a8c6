/** Codes of this service's refusals; no document shows any. */
export const courseCodes = {
  lessonLocked: 40971,
  lessonExpired: 40972,
  lessonEmpty: 40973,
  lessonWithdrawn: 40974,
  campNotRunning: 40975,
} as const;
