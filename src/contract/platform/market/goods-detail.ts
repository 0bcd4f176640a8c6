import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, endingTime, flagOrNull, list, object, text } from '../fields.ts';
import { courseGoods } from './goods.ts';
import { yuanAsCents } from './money.ts';

/** A lesson of a catalogue as it is announced; assumed. */
const announcedLesson = z.object({ id: text, name: text, /** Seconds. */ duration: amountOrNull });

/** Goods with everything that is said before somebody buys; beyond `courseGoods` the fields are assumed (G-132). */
const goodsDetail = object({
  ...courseGoods.shape,
  pictureList: list(text),
  categoryCode: text,
  categoryName: text,
  /** HTML. */
  intro: text,
  /** Hours of study. */
  learnHours: amountOrNull,
  /** Days from the purchase on which it may be studied. */
  validDays: amountOrNull,
  /** Until when the price holds. */
  saleEndTime: endingTime,
  /** The course that its owner studies; '' where the platform names none. */
  courseId: text,
  catalogueList: list(z.object({ id: text, name: text, itemList: list(announcedLesson) })),
});

/** The goods of /openPlatform/courseGoodsDetail (000 §7). */
export const findGoodsDetailById = endpoint({
  id: 'findGoodsDetailById',
  method: 'GET',
  path: '/order/v1/open/goodsLearner/findGoodsDetailById',
  open: true,
  query: z.object({ goodsId: z.string() }),
  answer: goodsDetail,
});

/** The goods of /courseGoodsDetail (000 §7). */
export const findGoodsById = endpoint({
  id: 'findGoodsById',
  method: 'GET',
  path: '/order/v1/open/goods/findGoodsById',
  open: true,
  query: z.object({ id: z.string() }),
  answer: goodsDetail,
});

/** What comes with goods at no price; its fields are assumed (000 §7). */
export const findGoodsGiftByGoodsId = endpoint({
  id: 'findGoodsGiftByGoodsId',
  method: 'GET',
  path: '/order/v1/open/goods/findGoodsGiftByGoodsId',
  open: true,
  query: z.object({ goodsId: z.string() }),
  answer: list(z.object({ id: text, name: text, picUrl: text, number: amountOrNull, basePrice: yuanAsCents })),
});

/** The only kind of order that the client makes (G-131). */
export const goodsOrderType = 1;

/**
 * Whether the learner may buy goods: true is yes, false no, and a refusal says in words why not; null when the answer
 * says neither (000 §7, G-131).
 */
export const checkUserCanByGoods = endpoint({
  id: 'checkUserCanByGoods',
  method: 'GET',
  path: '/order/v1/open/goods/checkUserCanByGoods',
  query: z.object({ goodsId: z.string(), orderType: z.number() }),
  answer: flagOrNull,
});

export type GoodsDetail = Answer<typeof findGoodsDetailById>;
