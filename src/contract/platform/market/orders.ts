import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { numberOrNull, object, saidEnd, text, time } from '../fields.ts';
import { codeTables } from '../profile/code-tables.ts';
import { yuanAsCents } from './money.ts';
import { staleAfterOrder } from './stale-after-order.ts';

/** How an order stands; no document names the codes (000 §4, G-128). */
export const { orderStatus } = codeTables;

/** An answer that is an object, or bare the one value that matters. */
function objectOr<Shape extends z.core.$ZodLooseShape>(name: keyof Shape & string, shape: Shape) {
  const fields = object(shape);
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((given) => z.parse(fields, typeof given === 'object' && given !== null ? given : { [name]: given })),
  );
}

/** What an order is for; fields assumed (G-128). */
const orderBody = z.object({ goodsId: z.string(), orderType: z.number(), num: z.number() });

/** The number of the new order, and what it costs; the shape is assumed. */
const placed = objectOr('orderNo', { orderNo: text, payAmount: yuanAsCents });

/** Orders goods at a tenant of the old version (000 §7, G-128). */
export const placeOrder = endpoint({
  id: 'placeOrder',
  method: 'POST',
  path: '/order/v1/open/order/placeOrder',
  effect: true,
  makesStale: staleAfterOrder,
  body: orderBody,
  answer: placed,
});

/** Orders goods at a tenant of the new version (000 §7, G-038, G-128). */
export const placeOrderV2 = endpoint({
  id: 'placeOrderV2',
  method: 'POST',
  path: '/order/v1/open/order/placeOrder/v2',
  effect: true,
  makesStale: staleAfterOrder,
  body: orderBody,
  answer: placed,
});

/** One order of the learner, with its invoice where the platform gives one; fields assumed (000 §7). */
export const getOrderByNo = endpoint({
  id: 'getOrderByNo',
  method: 'GET',
  path: '/order/v1/open/order/getOrderByNo',
  query: z.object({ orderNo: z.string() }),
  answer: object({
    orderNo: text,
    goodsId: text,
    goodsName: text,
    status: numberOrNull,
    payAmount: yuanAsCents,
    createTime: time,
    /** Until when it may be paid. */
    expireTime: saidEnd,
    payTime: time,
    /** How it was paid, in the platform's words. */
    payWay: text,
    /** The course that a buyer studies. */
    courseId: text,
    invoice: object({ title: text, taxNo: text, number: text, amount: yuanAsCents, issueTime: time, url: text }),
  }),
});

/** How an order stands: a code of `orderStatus`, bare or as `status` (000 §7, codes and shape assumed). */
export const getOrderStatus = endpoint({
  id: 'getOrderStatus',
  method: 'GET',
  path: '/order/v1/open/order/getOrderStatus',
  query: z.object({ orderNo: z.string() }),
  answer: objectOr('status', { status: numberOrNull }),
});

/** The one payment channel and the one scene of the cashier (000 §9). */
export const payChannel = 1;
export const cashierScene = 3;

const paymentNumber = objectOr('payNo', { payNo: text });
const forOrder = z.object({ orderNo: z.string(), payChannel: z.number() });

/** Prepares the payment of an order; the order is named by its number (000 §7, G-129, G-130). */
export const prePayOrder = endpoint({
  id: 'prePayOrder',
  method: 'POST',
  path: '/order/v1/open/order/prePayOrder',
  effect: true,
  query: forOrder,
  answer: paymentNumber,
});

/** Asks the payment service for a number where `prePayOrder` gave none (000 §7, G-129). */
export const payPreOrder = endpoint({
  id: 'payPreOrder',
  method: 'POST',
  path: '/pay/v1/pay/preOrder',
  effect: true,
  query: forOrder,
  answer: paymentNumber,
});

/** Opens the cashier for an order: an address for a browser, and the content of a code to scan; shape assumed (000 §7). */
export const launchPay = endpoint({
  id: 'launchPay',
  method: 'POST',
  path: '/pay/cashier/launchPay',
  effect: true,
  query: z.object({ orderNo: z.string(), scene: z.number() }),
  answer: objectOr('payUrl', { payUrl: text, codeUrl: text }),
});

/** Makes the platform ask the payment service how a payment went (000 §7, G-129). */
export const findAndSetPayStatus = endpoint({
  id: 'findAndSetPayStatus',
  method: 'POST',
  path: '/pay/v1/pay/findAndSetPayStatus',
  effect: true,
  query: z.object({ payNo: z.string() }),
});

export type PlatformOrder = Answer<typeof getOrderByNo>;
