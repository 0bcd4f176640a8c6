import { randomUUID } from 'node:crypto';
import type { KeptOrder, OrderedGoods, PlaceResult } from '#contract/ipc/orders.ts';
import { goodsOrderType } from '#contract/platform/market/goods-detail.ts';
import { placeOrder, placeOrderV2 } from '#contract/platform/market/orders.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { dataOf, type PlatformClient, type SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import { signedIn } from '#electron/platform/outbox/outbox.ts';
import { messageOf, saveVerdict } from '#electron/platform/outbox/save-verdict.ts';
import {
  isOpen,
  missEveryMs,
  nextLookMs,
  paymentsOf,
  standingOrder,
  withMiss,
  type StoredOrder,
} from './order-rules.ts';
import type { OrderStore } from './order-store.ts';
import { PlatformOrders } from './platform-orders.ts';

export interface OrderServiceOptions {
  store: OrderStore;
  platform: PlatformClient;
  session: SessionWatch;
  /** The tenant is one of the new version (001 §6). */
  newVersion: () => boolean;
  openExternal: (address: string) => Promise<void>;
  timer: Timer;
  /** Epoch ms of this machine. */
  now: () => number;
  /** Ms of a clock that only runs forward. */
  monotonic: () => number;
  changed: () => void;
  /** An order is paid now. */
  paid: (goods: OrderedGoods) => void;
  report: (what: string, error: unknown) => void;
}

/** Orders of the account that is signed in: each step is on disk before it is sent, and read before it is repeated. */
export class OrderService {
  readonly #options: OrderServiceOptions;
  readonly #platform: PlatformOrders;
  /** What is under way, by account and goods: one step after the other. */
  readonly #turns = new Map<string, Promise<unknown>>();
  /** Ends the wait for the next look, by order. */
  readonly #watches = new Map<string, () => void>();
  /** When, by the monotonic clock: payments began, and orders were missed in the platform's list. */
  readonly #payingFrom = new Map<string, number>();
  readonly #missedAt = new Map<string, number>();
  readonly #stopSession: () => void;
  #stopped = false;

  constructor(options: OrderServiceOptions) {
    this.#options = options;
    this.#platform = new PlatformOrders(options.platform, options.session, options.now);
    this.#stopSession = options.session.onChange(() => this.resume());
    this.resume();
  }

  async list(): Promise<KeptOrder[]> {
    return (await this.#options.store.all(this.#account())).map((order) => this.#shown(order));
  }

  place(goods: OrderedGoods, agreedCents: number): Promise<PlaceResult> {
    const account = this.#account();
    const { store, now } = this.#options;
    return this.#inTurn(account, goods.goodsId, async () => {
      const standing = standingOrder(await store.all(account), goods.goodsId, now());
      const looked = standing && isOpen(standing.stage) ? await this.#look(account, standing) : standing;
      if (looked && looked.stage !== 'absent') return { kind: 'order', order: this.#shown(looked) };
      const cents = await this.#platform.price(account, goods.goodsId);
      if (cents !== agreedCents) return { kind: 'price', cents };
      const order = { ...fresh, ...goods, id: randomUUID(), agreedCents, createdAt: now() };
      // An order of these goods that waits to be paid, whoever made it, is taken up: nobody pays two.
      const waiting = await this.#platform.unpaid(account, order, await store.all(account));
      if (waiting) return { kind: 'order', order: this.#shown(await this.#write(account, waiting)) };
      await this.#write(account, order);
      return { kind: 'order', order: this.#shown(await this.#send(account, order)) };
    });
  }

  pay(id: string, agreedCents: number | null): Promise<KeptOrder> {
    return this.#withOrder(id, async (account, before) => {
      const { now } = this.#options;
      const asked = now();
      const order = await this.#look(account, before);
      if (order.stage !== 'placed' && order.stage !== 'paying') {
        if (isOpen(order.stage)) throw new CodedError('order-unread', 'Nobody knows whether the order was made.');
        return order;
      }
      if (order.checkedAt === null || order.checkedAt < asked) {
        throw new CodedError('order-state', 'The platform did not tell whether the order is paid.');
      }
      if (order.amountCents !== agreedCents) throw new CodedError('order-price', 'The order costs something else.');
      const cashier = await this.#platform.openCashier(account, order.orderNo);
      if (!cashier) throw new CodedError('order-no-cashier', 'The cashier did not open.');
      if ('refused' in cashier) {
        await this.#write(account, { ...order, message: cashier.refused });
        throw new CodedError('order-no-cashier', cashier.refused);
      }
      // On disk before anybody sees the cashier: from now on it may be paid.
      const begun = { stage: 'paying', payingSince: now(), message: '', payNos: paymentsOf(order) } as const;
      const paying = { ...order, ...cashier, ...begun };
      this.#payingFrom.set(id, this.#options.monotonic());
      await this.#write(account, paying);
      this.#watch(account, paying);
      return paying;
    });
  }

  check(id: string): Promise<KeptOrder> {
    return this.#withOrder(id, (account, order) => (isOpen(order.stage) ? this.#look(account, order) : order));
  }

  async openCashier(id: string): Promise<void> {
    const order = await this.#options.store.get(this.#account(), id);
    if (!order || order.payUrl === '') throw new CodedError('order-no-cashier', 'The order has no address to pay at.');
    await this.#options.openExternal(order.payUrl);
  }

  /** Looks at every order that something may still come of; asked for at a start, a sign-in, and after a while offline. */
  resume(): void {
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
    const account = this.#options.session.account()?.accountId;
    if (account === undefined || this.#stopped) return;
    this.#resumeAll(account).catch((error: unknown) => this.#options.report('orders were not looked at', error));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopSession();
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
    await Promise.allSettled(this.#turns.values());
    await this.#options.store.close();
  }

  async #resumeAll(account: string): Promise<void> {
    for (const { goodsId, id, stage } of await this.#options.store.all(account)) {
      if (!isOpen(stage)) continue;
      await this.#inTurn(account, goodsId, () => this.#lookAndWatch(account, id));
    }
  }

  async #lookAndWatch(account: string, id: string): Promise<void> {
    const order = await this.#options.store.get(account, id);
    if (order && isOpen(order.stage)) this.#watch(account, await this.#look(account, order));
  }

  async #send(account: string, order: StoredOrder): Promise<StoredOrder> {
    const call = this.#options.newVersion() ? placeOrderV2 : placeOrder;
    const body = { goodsId: order.goodsId, orderType: goodsOrderType, num: 1 };
    const answer = await this.#platform.call(account, call, body);
    if (answer.kind === 'unreachable') {
      await this.#options.store.remove(account, order.id);
      this.#options.changed();
      throw new CodedError('order-unreachable', 'The platform was not reached.');
    }
    const verdict = saveVerdict(call, answer);
    if (verdict === 'refused') {
      return this.#write(account, { ...order, stage: 'refused', message: messageOf(answer) });
    }
    // Nobody knows what another answer means: the platform's list tells whether there is an order.
    if (verdict === 'not-taken') return this.#look(account, { ...order, message: messageOf(answer) });
    const told = dataOf(call, answer);
    if (!told || told.orderNo === '') return this.#look(account, order);
    const placed = { ...order, stage: 'placed', orderNo: told.orderNo, amountCents: told.payAmount } as const;
    // The number is on disk first: it is all that is needed to find the order again.
    await this.#write(account, placed);
    return this.#write(account, await this.#platform.read(account, placed, { isNew: true }));
  }

  async #look(account: string, order: StoredOrder): Promise<StoredOrder> {
    const others = (await this.#options.store.all(account)).filter(({ id }) => id !== order.id);
    const looked = await this.#platform.look(account, order, others);
    const after = looked === 'missed' ? this.#missed(order) : looked;
    if (after.stage === 'placing') this.#watch(account, after);
    return after === order ? order : this.#write(account, after);
  }

  /** A look that comes too soon after the last one says nothing new. */
  #missed(order: StoredOrder): StoredOrder {
    const now = this.#options.monotonic();
    const last = this.#missedAt.get(order.id) ?? Number.NEGATIVE_INFINITY;
    if (now - last < missEveryMs) return order;
    this.#missedAt.set(order.id, now);
    return withMiss(order, this.#options.now());
  }

  async #write(account: string, order: StoredOrder): Promise<StoredOrder> {
    await this.#options.store.put(account, order.id, order);
    if (!isOpen(order.stage)) this.#unwatch(order.id);
    this.#options.changed();
    const { goodsId, goodsKind, name, courseId } = order;
    if (order.stage === 'paid') this.#options.paid({ goodsId, goodsKind, name, courseId });
    return order;
  }

  /** Looks again while a payment may come in, and while nobody knows whether an order was made. */
  #watch(account: string, order: StoredOrder): void {
    const { id, goodsId } = order;
    this.#unwatch(id);
    const { timer, report, changed } = this.#options;
    const wait = this.#waitOf(order);
    if (wait !== null && !this.#stopped) {
      const look = () => this.#inTurn(account, goodsId, () => this.#lookAndWatch(account, id));
      const stop = timer(() => {
        look().catch((error: unknown) => report('a payment was not looked at', error));
      }, wait);
      this.#watches.set(id, stop);
    }
    changed();
  }

  /** Null: no further look by itself. */
  #waitOf({ id, stage, payingSince }: StoredOrder): number | null {
    if (stage === 'placing') return missEveryMs;
    if (stage !== 'paying' || payingSince === null) return null;
    const { now, monotonic } = this.#options;
    const from = this.#payingFrom.get(id) ?? monotonic() - Math.max(0, now() - payingSince);
    this.#payingFrom.set(id, from);
    return nextLookMs(monotonic() - from);
  }

  #unwatch(id: string): void {
    this.#watches.get(id)?.();
    this.#watches.delete(id);
  }

  async #withOrder(
    id: string,
    work: (account: string, order: StoredOrder) => Promise<StoredOrder> | StoredOrder,
  ): Promise<KeptOrder> {
    const account = this.#account();
    const { store } = this.#options;
    const named = await store.get(account, id);
    if (!named) throw new CodedError('order-not-there', 'This computer has no such order.');
    return this.#inTurn(account, named.goodsId, async () =>
      this.#shown(await work(account, (await store.get(account, id)) ?? named)),
    );
  }

  #inTurn<Value>(account: string, goodsId: string, work: () => Promise<Value>): Promise<Value> {
    const key = JSON.stringify([account, goodsId]);
    const done = (this.#turns.get(key) ?? Promise.resolve()).then(work, work);
    this.#turns.set(key, done);
    return done;
  }

  #shown(order: StoredOrder): KeptOrder {
    return { ...order, watched: this.#watches.has(order.id) };
  }

  #account(): string {
    return signedIn(this.#options.session);
  }
}

const fresh = {
  stage: 'placing',
  orderNo: '',
  amountCents: null,
  message: '',
  payNo: '',
  payUrl: '',
  codeUrl: '',
  payingSince: null,
  checkedAt: null,
  expiresAt: null,
} as const;
