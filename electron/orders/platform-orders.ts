import { certificateOrderList } from '../../src/contract/platform/certificate/certificate.ts';
import type { Endpoint, Input } from '../../src/contract/platform/endpoint.ts';
import { chargeOf } from '../../src/contract/platform/market/charge.ts';
import { findGoodsById, findGoodsDetailById } from '../../src/contract/platform/market/goods-detail.ts';
import {
  cashierScene,
  findAndSetPayStatus,
  getOrderByNo,
  getOrderStatus,
  launchPay,
  payChannel,
  payPreOrder,
  prePayOrder,
} from '../../src/contract/platform/market/orders.ts';
import { CodedError } from '../core/coded-error.ts';
import { dataOf, type PlatformAnswer, type PlatformClient, type SessionWatch } from '../gateway/platform-client.ts';
import { verdictOf } from '../practice/delivery.ts';
import { arrivedOrder, cashierAddress, stageOf, withTold, type StoredOrder } from './order-rules.ts';

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

  /** The order with what the platform tells of it; unchanged where it tells nothing. */
  async look(accountId: string, order: StoredOrder, others: readonly StoredOrder[]): Promise<StoredOrder> {
    if (order.stage === 'placing') return (await this.#search(accountId, order, others)) ?? order;
    // The payment service may know of a payment before the platform does.
    if (order.payNo !== '') await this.call(accountId, findAndSetPayStatus, { payNo: order.payNo });
    const { orderNo } = order;
    const told = dataOf(getOrderStatus, await this.call(accountId, getOrderStatus, { orderNo }));
    const stage = stageOf(told?.status ?? null, order.stage);
    return stage === null ? order : { ...order, stage, checkedAt: this.#now() };
  }

  /** Amount, end and state of an order that was just made; what the platform does not tell stays unknown. */
  async read(accountId: string, order: StoredOrder): Promise<StoredOrder> {
    const { orderNo } = order;
    const told = dataOf(getOrderByNo, await this.call(accountId, getOrderByNo, { orderNo }));
    return told ? withTold(order, told, this.#now()) : order;
  }

  /** The order of these goods that waits to be paid at the platform already; null: none, or it does not tell. */
  async unpaid(accountId: string, order: StoredOrder, others: readonly StoredOrder[]): Promise<StoredOrder | null> {
    const found = await this.#search(accountId, { ...order, createdAt: Infinity }, others);
    return found?.orderNo ? { ...found, createdAt: order.createdAt } : null;
  }

  /** The order with what the platform's list says of it; null: it gave no list. */
  async #search(accountId: string, order: StoredOrder, others: readonly StoredOrder[]): Promise<StoredOrder | null> {
    const paging = { pageNum: 1, pageSize: listedOrders };
    const listed = dataOf(certificateOrderList, await this.call(accountId, certificateOrderList, paging));
    if (!listed) return null;
    const known = new Set(others.map(({ orderNo }) => orderNo));
    const arrived = arrivedOrder(order, listed.list, known);
    if (!arrived) return { ...order, stage: 'absent', checkedAt: this.#now() };
    return this.read(accountId, { ...order, stage: 'placed', orderNo: arrived.orderNo });
  }

  /** Opens the cashier: its address, or the platform's words why not. Null: the outcome is not known, nothing can be paid. */
  async openCashier(accountId: string, orderNo: string): Promise<Cashier | { refused: string } | null> {
    let payNo = '';
    for (const call of [prePayOrder, payPreOrder]) {
      const answer = await this.call(accountId, call, { orderNo, payChannel });
      if (verdictOf(answer) === 'refused') return { refused: messageOf(answer) };
      payNo = dataOf(call, answer)?.payNo ?? '';
      // A second call only where the first one gave no number (G-129).
      if (payNo !== '') break;
    }
    const answer = await this.call(accountId, launchPay, { orderNo, scene: cashierScene });
    if (verdictOf(answer) === 'refused') return { refused: messageOf(answer) };
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

export const messageOf = (answer: PlatformAnswer): string => (answer.kind === 'answered' ? answer.message : '');
