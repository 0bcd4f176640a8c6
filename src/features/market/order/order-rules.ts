import type { KeptOrder, OrderStage } from '#contract/ipc/orders.ts';

/** What the learner does next with an order. */
export type OrderStep =
  | 'confirm'
  /** Nobody knows whether the order was made. */
  | 'unknown'
  | 'pay'
  | 'wait'
  | 'paid'
  /** Over without a payment: the platform says why, or the reason is its state. */
  | 'over';

export function stepOf(order: Pick<KeptOrder, 'stage'> | null): OrderStep {
  switch (order?.stage) {
    case undefined:
      return 'confirm';
    case 'placing':
      return 'unknown';
    case 'placed':
      return 'pay';
    case 'paying':
      return 'wait';
    case 'paid':
      return 'paid';
    case 'closed':
    case 'refunded':
    case 'refused':
    case 'absent':
      return 'over';
  }
}

const open: readonly OrderStage[] = ['placing', 'placed', 'paying'];

/** The order that a screen for these goods shows: the one it showed before, else the one that is under way. */
export function shownOrder(orders: readonly KeptOrder[], goodsId: string, shownId: string | null): KeptOrder | null {
  const own = orders.filter((one) => one.goodsId === goodsId);
  return own.find(({ id }) => id === shownId) ?? own.find(({ stage }) => open.includes(stage)) ?? null;
}

/** True when the platform charges something else than the learner agreed to. */
export function isOtherAmount({ agreedCents, amountCents }: Pick<KeptOrder, 'agreedCents' | 'amountCents'>): boolean {
  return amountCents !== null && amountCents !== agreedCents;
}
