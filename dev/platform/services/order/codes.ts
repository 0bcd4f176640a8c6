/** Codes of this service's refusals; no document shows any. */
export const orderCodes = {
  orderPaid: 42141,
  orderClosed: 42142,
  notPaidYet: 42143,
  alreadyRated: 42144,
  noScore: 42145,
} as const;
