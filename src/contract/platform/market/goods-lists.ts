import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../fields.ts';
import { courseGoods } from './goods.ts';

/** Which page of a list, counted from 1, and how many goods a page has (000 §3). */
const paging = z.object({ pageSize: z.number(), pageNum: z.number() });

/** What a list may be narrowed to; no document shows its names (G-132). */
const narrowing = z.object({
  /** Part of a name, regardless of case. */
  name: z.optional(z.string()),
  /** Codes of categories, each with everything below it. */
  categoryCodes: z.optional(z.array(z.string())),
  /** Only free goods, or only goods with a price. */
  isFree: z.optional(z.boolean()),
  /** Id of the branch that offers them. */
  branchId: z.optional(z.string()),
});

/** Goods of the open platform as learners see them: paging in the query, the filter in the body; only reads (000 §7). */
export const openPlatformStuFindGoods = endpoint({
  id: 'openPlatformStuFindGoods',
  method: 'POST',
  path: '/order/v1/trainOpenPlatform/stu/findGoods',
  open: true,
  query: paging,
  body: narrowing,
  answer: page(courseGoods),
});

/** Goods that a training provider may take into its own offer; the query beyond the paging is assumed (000 §7). */
export const openPlatformBranchFindGoods = endpoint({
  id: 'openPlatformBranchFindGoods',
  method: 'GET',
  path: '/order/v1/trainOpenPlatform/branch/findGoods',
  query: z.extend(paging, {
    name: z.optional(z.string()),
    /** Codes with commas between. */
    categoryCodes: z.optional(z.string()),
    isFree: z.optional(z.boolean()),
    branchId: z.optional(z.string()),
  }),
  answer: page(courseGoods),
});

/** Goods for learners by a filter; `type` 3 is what a learner may buy, lists of codes and ids have commas (002 §7). */
export const goodsLearnerFindByCondition = endpoint({
  id: 'goodsLearnerFindByCondition',
  method: 'GET',
  path: '/order/v1/open/goodsLearner/findByCondition',
  open: true,
  query: z.extend(paging, {
    categoryCodes: z.optional(z.string()),
    type: z.number(),
    goodsIds: z.optional(z.string()),
    name: z.optional(z.string()),
  }),
  answer: page(courseGoods),
});

/** Goods by their ids; its body is assumed, it only reads (002 §7). */
export const goodsLearnerFindGoodsList = endpoint({
  id: 'goodsLearnerFindGoodsList',
  method: 'POST',
  path: '/order/v1/open/goodsLearner/findGoodsList',
  open: true,
  body: z.object({ goodsIds: z.array(z.string()) }),
  answer: page(courseGoods),
});

/** Goods that providers have taken into the sales channel; its body is assumed, it only reads (000 §7). */
export const channelGoodsList = endpoint({
  id: 'channelGoodsList',
  method: 'POST',
  path: '/order/v1/saleSystem/distributionGoods/mall/channelGoodsList',
  open: true,
  body: z.extend(paging, { name: z.optional(z.string()), categoryCodes: z.optional(z.array(z.string())) }),
  answer: page(courseGoods),
});
