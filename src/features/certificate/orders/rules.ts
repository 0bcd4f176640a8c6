import type { Certificate, Order } from '#contract/platform/certificate/certificate.ts';
import type { OrderRating } from '#contract/platform/market/order-rating.ts';
import { orderStatus } from '#contract/platform/market/orders.ts';

/** What an order is for; what the platform does not name is goods, but for an order with the number of a certificate. */
export type OrderKind = 'certificate' | 'goods';

export function kindOf({ kind, certificateNo }: Pick<Order, 'kind' | 'certificateNo'>): OrderKind {
  return kind === 'certificate' || (kind === '' && certificateNo !== '') ? 'certificate' : 'goods';
}

export const stages = ['ordered', 'printed', 'sent'] as const;
export type Stage = (typeof stages)[number];

export const payStates = ['unpaid', 'paid', 'closed', 'refunded'] as const;
export type PayState = (typeof payStates)[number];

/** How an order of goods stands; null: the platform named a state that we do not know. */
export function payStateOf({ payStatus }: Pick<Order, 'payStatus'>): PayState | null {
  return payStates.find((state) => orderStatus[state] === payStatus) ?? null;
}

/** How far an order is; null: the platform named a state that we do not know. */
export function stageOf({ status }: Order): Stage | null {
  return stages[status - 1] ?? null;
}

/** The way of an order: every stage with its time once it is reached; none where the platform names no stage that we know. */
export function wayOf(order: Order): { stage: Stage; at: number | null; reached: boolean }[] {
  if (stageOf(order) === null) return [];
  const times: Readonly<Record<Stage, number | null>> = {
    ordered: order.createTime,
    printed: order.printTime,
    sent: order.sendTime,
  };
  return stages.map((stage, index) => ({ stage, at: times[stage], reached: index < order.status }));
}

/** True for a rating that was given: what the platform says, else any star. */
export function isSubmitted({ submitted, scoreArr }: Pick<OrderRating, 'submitted' | 'scoreArr'>): boolean {
  return submitted ?? scoreArr.some(({ count }) => count > 0);
}

/** Certificates that can still be ordered on paper: each one once. */
export function orderable(certificates: readonly Certificate[]): Certificate[] {
  return certificates.filter(({ paperOrderId }) => paperOrderId === '');
}
