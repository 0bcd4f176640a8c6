/** Codes of this service's refusals; no document shows any. */
export const assessCodes = {
  assessOver: 42101,
  assessSubmitted: 42102,
  assessAnswer: 42103,
  assessEmpty: 42104,
  assessClosed: 42105,
} as const;
