/** Codes of this service's refusals; no document shows any. */
export const marketCodes = {
  goodsOwned: 42121,
  goodsSoldOut: 42122,
  saleEnded: 42123,
  goodsForOthers: 42124,
  noProvider: 42125,
  alreadyOffered: 42126,
  notDistributable: 42127,
} as const;
