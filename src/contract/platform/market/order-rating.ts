import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { flagOrNull, list, number, object, text } from '../fields.ts';

/** One thing that an order is rated by; `count`: 0 to 5 stars (000 §3). */
const score = z.object({ label: text, count: number });

/** The rating of an order: what is rated by, and what was given; `submitted` is assumed (000 §3, 000 §7). */
export const orderEvaluationFindByOrderNo = endpoint({
  id: 'orderEvaluationFindByOrderNo',
  method: 'GET',
  path: '/order/v1/evaluation/stu/findByOrderNo',
  query: z.object({ orderNo: z.string() }),
  answer: object({ title: text, name: text, scoreArr: list(score), submitted: flagOrNull }),
});

/** Rates an order, once; the body is what the dialog holds (000 §3, 000 §7). */
export const orderEvaluationSave = endpoint({
  id: 'orderEvaluationSave',
  method: 'POST',
  path: '/order/v1/evaluation/stu/save',
  effect: true,
  makesStale: ['orderEvaluationFindByOrderNo'],
  body: z.object({ orderNo: z.string(), scoreArr: z.array(z.object({ label: z.string(), count: z.number() })) }),
});

export type OrderRating = Answer<typeof orderEvaluationFindByOrderNo>;
