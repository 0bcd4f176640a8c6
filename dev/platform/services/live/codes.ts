/** Codes of refusals of live classes; no document shows any. */
export const liveCodes = {
  notStarted: 41101,
  over: 41102,
  locked: 41103,
  notLinked: 41104,
  wrongToken: 41105,
} as const;
