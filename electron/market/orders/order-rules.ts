import type { KeptOrder, OrderStage } from '#contract/ipc/orders.ts';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { orderStatus, type PlatformOrder } from '#contract/platform/market/orders.ts';

/** An order as it lies on the disk. */
export interface StoredOrder extends Omit<KeptOrder, 'watched'> {
  /** Numbers of payments that were begun before `payNo`: each may still be paid. */
  payNos?: readonly string[] | undefined;
  /** Looks in a row that did not find an order whose request was lost. */
  missed?: number | undefined;
  /** What the platform called its state just after it was made, for money that nobody had paid: its word for unpaid. */
  unpaidCode?: number | undefined;
}

/** Every payment of an order that may be paid, the latest last. */
export function paymentsOf({ payNos = [], payNo }: Pick<StoredOrder, 'payNos' | 'payNo'>): readonly string[] {
  return [...new Set([...payNos, payNo])].filter((one) => one !== '');
}

/** A list may lag behind an order that was made: so many looks, so far apart, before it counts as not made. */
const missesOfAbsent = 5;
export const missEveryMs = 30_000;

/** An order that a list does not have. */
export function withMiss(order: StoredOrder, at: number): StoredOrder {
  const missed = (order.missed ?? 0) + 1;
  return missed < missesOfAbsent ? { ...order, missed } : { ...order, missed, stage: 'absent', checkedAt: at };
}

/** True while something may still come of an order. */
export function isOpen(stage: OrderStage): boolean {
  return stage === 'placing' || stage === 'placed' || stage === 'paying';
}

/** Whoever orders goods again so soon after they were paid has not heard of the payment yet. */
const justPaidMs = 10 * 60_000;

/** The order that stands in the way of another one of the same goods: under way, or paid a moment ago. */
export function standingOrder(orders: readonly StoredOrder[], goodsId: string, now: number): StoredOrder | null {
  const own = orders.filter((one) => one.goodsId === goodsId);
  const justPaid = ({ stage, checkedAt }: StoredOrder) => stage === 'paid' && (checkedAt ?? 0) > now - justPaidMs;
  return own.find(({ stage }) => isOpen(stage)) ?? own.find(justPaid) ?? null;
}

/** The stage by the platform's code; null: no code that is known. An unpaid order stays as it is. */
export function stageOf(status: number | null, before: OrderStage, unpaidCode?: number): OrderStage | null {
  const unpaid = before === 'paying' ? 'paying' : 'placed';
  switch (status) {
    case orderStatus.unpaid:
      return unpaid;
    case orderStatus.paid:
      return 'paid';
    case orderStatus.closed:
      return 'closed';
    case orderStatus.refunded:
      return 'refunded';
    default:
      return status !== null && status === unpaidCode ? unpaid : null;
  }
}

/** What an order of the platform adds to what is known; a stage that is settled stays. */
export function withTold(order: StoredOrder, told: PlatformOrder, at: number): StoredOrder {
  const stage = stageOf(told.status, order.stage, order.unpaidCode);
  return {
    ...order,
    stage: stage ?? order.stage,
    amountCents: told.payAmount ?? order.amountCents,
    courseId: told.courseId || order.courseId,
    expiresAt: told.expireTime ?? order.expiresAt,
    checkedAt: stage === null ? order.checkedAt : at,
  };
}

/** Clocks of platform and computer may differ by so much, and no more. */
const clockSlackMs = 10 * 60_000;

/**
 * The platform's order that a lost request made: one of these goods that is still to be paid, or one that was made since.
 * `known`: numbers of other orders of this computer.
 */
export function arrivedOrder(
  { goodsId, createdAt }: Pick<StoredOrder, 'goodsId' | 'createdAt'>,
  listed: readonly Order[],
  known: ReadonlySet<string>,
): Order | null {
  const candidates = listed.filter((one) => one.goodsId === goodsId && one.orderNo !== '' && !known.has(one.orderNo));
  const since = ({ createTime }: Order) => createTime !== null && createTime >= createdAt - clockSlackMs;
  return (
    candidates.find(({ payStatus }) => payStatus === orderStatus.unpaid) ??
    candidates.find((one) => one.payStatus === orderStatus.paid && since(one)) ??
    null
  );
}

const second = 1000;
const minute = 60 * second;

/** How long to wait before the next look at a payment that began so long ago; null: no further one by itself (G-128). */
export function nextLookMs(sinceMs: number): number | null {
  if (sinceMs < 2 * minute) return 3 * second;
  if (sinceMs < 5 * minute) return 6 * second;
  return sinceMs < 10 * minute ? 12 * second : null;
}

/** A cashier is a web page; anything else is opened by nobody. */
export function cashierAddress(address: string): string {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : '';
}
