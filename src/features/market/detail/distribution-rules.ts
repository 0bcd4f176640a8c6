import type { DistributionInfo } from '#contract/platform/market/distribution.ts';

/** Where the offer of a provider stands. */
export type DistributionState =
  | 'done'
  /** May be taken into the offer. */
  | 'open'
  /** Asked for, and the platform's record is being read. */
  | 'reading'
  /** Asked for and taken, yet the record does not say so. */
  | 'unconfirmed'
  /** The record says neither yes nor no, or does not name the offer. */
  | 'unknown';

interface Sending {
  /** The platform took the request. */
  sent: boolean;
  /** No read of the record is under way. */
  settled: boolean;
}

/** Where an offer stands by the platform's record; an answer to the request alone is no evidence. */
export function distributionOf(
  { isDistributed, distributionGoodsId }: Pick<DistributionInfo, 'isDistributed' | 'distributionGoodsId'>,
  { sent, settled }: Sending,
): DistributionState {
  if (isDistributed === true) return 'done';
  if (sent) return settled ? 'unconfirmed' : 'reading';
  return isDistributed === null || distributionGoodsId === '' ? 'unknown' : 'open';
}
