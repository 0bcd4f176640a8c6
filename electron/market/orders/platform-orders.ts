import { certificateOrderList } from '#contract/platform/certificate/certificate.ts';
import type { Endpoint, Input } from '#contract/platform/endpoint.ts';
import { chargeOf } from '#contract/platform/market/charge.ts';
import { findGoodsById, findGoodsDetailById } from '#contract/platform/market/goods-detail.ts';
import {
  cashierScene,
  findAndSetPayStatus,
  getOrderByNo,
  getOrderStatus,
  launchPay,
  payChannel,
  payPreOrder,
  prePayOrder,
} from '#contract/platform/market/orders.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import {
  dataOf,
  type PlatformAnswer,
  type PlatformClient,
  type SessionWatch,
} from '#electron/platform/gateway/platform-client.ts';
import { messageOf, saveVerdict } from '#electron/platform/outbox/save-verdict.ts';
import { arrivedOrder, cashierAddress, paymentsOf, stageOf, withTold, type StoredOrder } from './order-rules.ts';

/** So many of the platform's orders are looked through, the newest ones. */
const listedOrders = 50;

/** The platform's side of orders, in the name of one account: nothing is sent once somebody else is signed in. */
export class PlatformOrders {
  readonly #platform: PlatformClient;
  readonly #session: SessionWatch;
  readonly #now: () => number;

  constructor(platform: PlatformClient, session: SessionWatch, now: () => number) {
    this.#platform = platform;
    this.#session = session;
    this.#now = now;
  }

  call<E extends Endpoint>(accountId: string, call: E, input: Input<E>): Promise<PlatformAnswer> {
    if (this.#session.account()?.accountId !== accountId) {
      throw new CodedError('no-account', 'The account of the order is not signed in any more.');
    }
    return this.#platform.call(call, input);
  }

  /** What goods cost now, in cents; null: the platform does not say. Fails with `order-unread`. */
  async price(accountId: string, goodsId: string): Promise<number | null> {
    const goods =
      dataOf(findGoodsDetailById, await this.call(accountId, findGoodsDetailById, { goodsId })) ??
      dataOf(findGoodsById, await this.call(accountId, findGoodsById, { id: goodsId }));
    if (!goods) throw new CodedError('order-unread', 'The price could not be read.');
    return chargeOf(goods);
  }

  /**
   * The order with what the platform tells of it; unchanged where it tells nothing. `missed`: its list does not have an
   * order whose request was lost.
   */
  async look(accountId: string, order: StoredOrder, others: readonly StoredOrder[]): Promise<StoredOrder | 'missed'> {
    if (order.stage === 'placing') return (await this.#search(accountId, order, others)) ?? order;
    // The payment service may know of a payment before the platform does.
    for (const payNo of paymentsOf(order)) await this.call(accountId, findAndSetPayStatus, { payNo });
    const { orderNo } = order;
    const told = dataOf(getOrderStatus, await this.call(accountId, getOrderStatus, { orderNo }));
    const stage = stageOf(told?.status ?? null, order.stage, order.unpaidCode);
    return stage === null ? order : { ...order, stage, checkedAt: this.#now() };
  }

  /**
   * Amount, end and state of an order; what the platform does not tell stays unknown. `isNew`: it was made a moment ago,
   * and nobody can have paid it.
   */
  async read(accountId: string, order: StoredOrder, { isNew = false } = {}): Promise<StoredOrder> {
    const { orderNo } = order;
    const told = dataOf(getOrderByNo, await this.call(accountId, getOrderByNo, { orderNo }));
    if (!told) return order;
    const unpaidCode = isNew && order.agreedCents > 0 ? (told.status ?? undefined) : order.unpaidCode;
    return withTold({ ...order, unpaidCode }, told, this.#now());
  }

  /** The order of these goods that waits to be paid at the platform already; null: none, or it does not tell. */
  async unpaid(accountId: string, order: StoredOrder, others: readonly StoredOrder[]): Promise<StoredOrder | null> {
    const found = await this.#search(accountId, { ...order, createdAt: Infinity }, others);
    return found === null || found === 'missed' ? null : { ...found, createdAt: order.createdAt };
  }

  /** The order with what the platform's list says of it; null: it gave no list. */
  async #search(
    accountId: string,
    order: StoredOrder,
    others: readonly StoredOrder[],
  ): Promise<StoredOrder | 'missed' | null> {
    const paging = { pageNum: 1, pageSize: listedOrders };
    const listed = dataOf(certificateOrderList, await this.call(accountId, certificateOrderList, paging));
    if (!listed) return null;
    const known = new Set(others.map(({ orderNo }) => orderNo));
    const arrived = arrivedOrder(order, listed.list, known);
    if (!arrived) return 'missed';
    return this.read(accountId, { ...order, stage: 'placed', orderNo: arrived.orderNo });
  }

  /** Opens the cashier: its address, or the platform's words why not. Null: the outcome is not known, nothing can be paid. */
  async openCashier(accountId: string, orderNo: string): Promise<Cashier | { refused: string } | null> {
    let payNo = '';
    for (const call of [prePayOrder, payPreOrder]) {
      const answer = await this.call(accountId, call, { orderNo, payChannel });
      if (isRefused(call, answer)) return { refused: messageOf(answer) };
      payNo = dataOf(call, answer)?.payNo ?? '';
      // A second call only where the first one gave no number (G-129).
      if (payNo !== '') break;
    }
    const answer = await this.call(accountId, launchPay, { orderNo, scene: cashierScene });
    if (isRefused(launchPay, answer)) return { refused: messageOf(answer) };
    const told = dataOf(launchPay, answer);
    const payUrl = cashierAddress(told?.payUrl ?? '');
    const codeUrl = (told?.codeUrl ?? '').slice(0, 1024);
    return payUrl === '' && codeUrl === '' ? null : { payNo, payUrl, codeUrl };
  }
}

/** `payNo` '': the platform gave no number. */
interface Cashier {
  payNo: string;
  payUrl: string;
  codeUrl: string;
}

/** No cashier opened: the learner reads the platform's words and may press again. */
function isRefused(call: Endpoint, answer: PlatformAnswer): boolean {
  return ['refused', 'not-taken'].includes(saveVerdict(call, answer));
}
