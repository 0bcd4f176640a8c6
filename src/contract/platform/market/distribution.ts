import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { flagOrNull, object, percentOrNull, text, time } from '../fields.ts';
import { yuanAsCents } from './money.ts';

/** On what terms a provider may offer goods of another one; `id` is that of the goods, the answer is assumed (000 §7). */
export const getDistributionGoodsInfo = endpoint({
  id: 'getDistributionGoodsInfo',
  method: 'GET',
  path: '/order/v1/trainOpenPlatform/getDistributionGoodsInfo',
  query: z.object({ id: z.string() }),
  answer: object({
    /** What `distribute` names the offer by. */
    distributionGoodsId: text,
    branchName: text,
    salePrice: yuanAsCents,
    /** What the provider pays for each sale. */
    settlePrice: yuanAsCents,
    /** Percent of the price that the provider keeps. */
    shareRate: percentOrNull,
    /** Whether the provider offers it already; null: unknown. */
    isDistributed: flagOrNull,
    distributeTime: time,
  }),
});

/** Takes goods of another provider into the own offer; a GET that changes state (000 §7, G-020). */
export const distribute = endpoint({
  id: 'distribute',
  method: 'GET',
  path: '/order/v1/trainOpenPlatform/distribute',
  effect: true,
  query: z.object({ distributionGoodsId: z.string() }),
  makesStale: ['getDistributionGoodsInfo', 'openPlatformBranchFindGoods', 'channelGoodsList'],
});

export type DistributionInfo = Answer<typeof getDistributionGoodsInfo>;
