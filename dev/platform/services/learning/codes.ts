/** Codes of this service's refusals; no document shows any. */
export const learningCodes = {
  taskNotBegun: 40931,
  notBookable: 40932,
  taskOver: 40933,
  trainingFull: 40934,
  trainingBegun: 40935,
  alreadyBooked: 40936,
  notBooked: 40937,
  forLearnersOnly: 40938,
} as const;
