import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { number, numberOrNull, page, text, time } from '../fields.ts';

const certificate = z.object({
  id: text,
  name: text,
  certificateNo: text,
  issueTime: time,
  /** Null: valid without end. */
  validUntil: time,
  score: numberOrNull,
  holderName: text,
  issuer: text,
  /** Yuan for the paper version; null: the platform names no price. */
  paperFee: numberOrNull,
  /** Where anybody checks that it is genuine; '': the platform names no such page. */
  verifyUrl: text,
  /** Order of the paper version; '': not ordered yet. */
  paperOrderId: text,
});

/** The learner's certificates, newest first (002 §7, assumed). */
export const myCertificates = endpoint({
  id: 'myCertificates',
  method: 'GET',
  path: '/cms/v1/certificate/myCertificates',
  assumed: true,
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(certificate),
});

/** A platform that draws a certificate when it is asked for takes its time. */
export const certificateTimeoutMs = 60_000;

/** A certificate as PDF bytes (002 §7, assumed). */
export const certificatePdfStream = endpoint({
  id: 'certificatePdfStream',
  method: 'GET',
  path: '/cms/v1/certificate/pdfStream',
  assumed: true,
  binary: true,
  query: z.object({ id: z.string() }),
});

const order = z.object({
  id: text,
  orderNo: text,
  /** certificate, or goods for an order of the marketplace. */
  kind: text,
  /** Of the marketplace; '' for a certificate. */
  goodsId: text,
  /** A code of `orderStatus` for goods; null for a certificate. */
  payStatus: numberOrNull,
  /** The course that a buyer of these goods studies. */
  courseId: text,
  itemName: text,
  certificateNo: text,
  quantity: number,
  /** Yuan. */
  amount: numberOrNull,
  /** 1 ordered, 2 printed, 3 sent. */
  status: number,
  createTime: time,
  printTime: time,
  sendTime: time,
  receiverName: text,
  receiverPhone: text,
  address: text,
  remark: text,
  expressCompany: text,
  expressNo: text,
});

/** The learner's orders of paper certificates and of goods, newest first (002 §7, assumed). */
export const certificateOrderList = endpoint({
  id: 'certificateOrderList',
  method: 'GET',
  path: '/cms/v1/certificate/orderList',
  assumed: true,
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(order),
});

/** Orders a certificate on paper, to an address (002 §7, purpose and body by G-048). */
export const certificateOfflineOrder = endpoint({
  id: 'certificateOfflineOrder',
  method: 'POST',
  path: '/cms/v1/offlineOrder/certificate',
  assumed: true,
  effect: true,
  makesStale: ['certificateOrderList', 'myCertificates'],
  body: z.object({
    certificateId: z.string(),
    receiverName: z.string(),
    receiverPhone: z.string(),
    address: z.string(),
    remark: z.optional(z.string()),
  }),
  answer: z.object({ orderId: text, orderNo: text }),
});

export type Order = z.output<typeof order>;
export type Certificate = z.output<typeof certificate>;
