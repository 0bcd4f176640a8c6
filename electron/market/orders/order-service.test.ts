import { beforeEach, describe, expect, it } from 'vitest';
import { certificateOrderList } from '#contract/platform/certificate/certificate.ts';
import { findGoodsDetailById } from '#contract/platform/market/goods-detail.ts';
import {
  findAndSetPayStatus,
  getOrderByNo,
  getOrderStatus,
  launchPay,
  placeOrder,
  prePayOrder,
} from '#contract/platform/market/orders.ts';
import { createFakePlatform, good, refusal } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { settled, TestTime } from '#electron/exam/testing/test-time.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { OrderService } from './order-service.ts';
import { OrderStore } from './order-store.ts';

const goods = { goodsId: 'g-1', goodsKind: '1', name: '电工', courseId: '' };
const listed = (...rows: object[]) => good({ list: rows, total: rows.length });
const unpaid = (createTime: string) => ({ orderNo: 'A', goodsId: 'g-1', kind: 'goods', payStatus: 1, createTime });

let layer: MemoryLayer;
let time: TestTime;
/** What the clock of the machine shows beside the time that passed. */
let wrongMs: number;
let platform: ReturnType<typeof createFakePlatform>;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(Date.parse('2026-03-02T10:00:00+08:00'));
  wrongMs = 0;
  platform = createFakePlatform({
    [findGoodsDetailById.id]: [good({ id: 'g-1', salePrice: 100, price: 100 })],
    [certificateOrderList.id]: [listed()],
    [placeOrder.id]: [good({ orderNo: 'A', payAmount: 100 })],
    [getOrderStatus.id]: [good({ status: 1 })],
    [findAndSetPayStatus.id]: [good(null)],
  });
});

function run(): OrderService {
  const session = createFakeSession(account('chen'));
  const journals = new LocalJournals(layer, ['/a', '/b']);
  const vault = { wrap: async () => null, unwrap: async () => null };
  const notebooks = new AccountNotebooks({ journals, vault, now: time.now, report: () => undefined }, () => 'chen');
  return new OrderService({
    store: new OrderStore(notebooks),
    platform: platform.client,
    session: session.watch,
    newVersion: () => false,
    openExternal: async () => undefined,
    timer: time.timer,
    now: () => time.now() + wrongMs,
    monotonic: time.now,
    changed: () => undefined,
    paid: () => undefined,
    report: () => undefined,
  });
}

const calls = (id: string) => platform.sent.filter((sent) => sent.id === id);
const stage = async (orders: OrderService) => (await orders.list())[0]?.stage;

async function placed(orders: OrderService) {
  const price = await orders.place(goods, -1);
  if (price.kind !== 'price' || price.cents === null) throw new Error('The platform told no price.');
  const result = await orders.place(goods, price.cents);
  if (result.kind !== 'order') throw new Error('The price changed.');
  return { order: result.order, cents: price.cents };
}

describe('an order of which nobody knows whether it arrived', () => {
  it.each([
    ['its answer was lost', { kind: 'unknown', status: null } as const],
    ['a proxy said 404', { kind: 'unknown', status: 404 } as const],
    ['the platform said something nobody knows', refusal(1001, '系统繁忙')],
  ])('is found in a list that lags, and never ordered twice: %s', async (_, trouble) => {
    platform.restart(placeOrder.id, trouble);
    const orders = run();
    const { order, cents } = await placed(orders);
    expect(order.stage).toBe('placing');
    await time.advance(60_000);
    const again = await orders.place(goods, cents);
    expect(again).toMatchObject({ kind: 'order', order: { id: order.id, stage: 'placing' } });
    platform.restart(certificateOrderList.id, listed(unpaid('2026-03-02 10:00:03')));
    await time.advance(30_000);
    expect(await stage(orders)).toBe('placed');
    expect(calls(placeOrder.id)).toHaveLength(1);
  });

  it('counts as not made after looks over minutes, also when somebody presses all the time', async () => {
    platform.restart(placeOrder.id, { kind: 'unknown', status: null });
    const orders = run();
    const { order } = await placed(orders);
    for (let press = 0; press < 20; press += 1) await orders.check(order.id);
    await time.advance(90_000);
    expect(await stage(orders)).toBe('placing');
    await time.advance(30_000);
    expect(await stage(orders)).toBe('absent');
  });

  it('is looked for on after a restart', async () => {
    platform.restart(placeOrder.id, { kind: 'unknown', status: null });
    const before = run();
    await placed(before);
    await time.advance(60_000);
    await before.stop();
    const after = run();
    await settled();
    expect(await stage(after)).toBe('placing');
    await time.advance(60_000);
    expect(await stage(after)).toBe('absent');
  });
});

describe('a payment', () => {
  const cashier = (payNo: string) => {
    platform.restart(prePayOrder.id, good({ payNo }));
    platform.restart(launchPay.id, good({ payUrl: '', codeUrl: `https://pay.example.cn/${payNo}` }));
  };

  it('that was begun before is asked for before another cashier opens, and after', async () => {
    const orders = run();
    const { order } = await placed(orders);
    cashier('first');
    await orders.pay(order.id, order.amountCents);
    cashier('second');
    await orders.pay(order.id, order.amountCents);
    platform.sent.length = 0;
    await orders.check(order.id);
    expect(calls(findAndSetPayStatus.id).map(({ input }) => input)).toEqual([{ payNo: 'first' }, { payNo: 'second' }]);
    await orders.stop();
    platform.sent.length = 0;
    platform.restart(getOrderStatus.id, good({ status: 2 }));
    cashier('third');
    const later = run();
    expect(await later.pay(order.id, order.amountCents)).toMatchObject({ stage: 'paid' });
    expect(calls(findAndSetPayStatus.id).map(({ input }) => input)).toContainEqual({ payNo: 'first' });
    expect(calls(launchPay.id)).toEqual([]);
  });

  it('of an order that was made a moment ago is begun, whatever the platform calls its state', async () => {
    platform.restart(getOrderByNo.id, good({ orderNo: 'A', status: 0, payAmount: 100 }));
    platform.restart(getOrderStatus.id, good({ status: 0 }));
    const orders = run();
    const { order } = await placed(orders);
    cashier('first');
    expect(await orders.pay(order.id, order.amountCents)).toMatchObject({ stage: 'paying' });
    platform.restart(getOrderStatus.id, good({ status: 7 }));
    await time.advance(1000);
    await expect(orders.pay(order.id, order.amountCents)).rejects.toMatchObject({ code: 'order-state' });
  });

  it('is looked after on by a clock that cannot jump', async () => {
    const orders = run();
    const { order } = await placed(orders);
    cashier('first');
    await orders.pay(order.id, order.amountCents);
    wrongMs = 3_600_000;
    await time.advance(60_000);
    platform.restart(getOrderStatus.id, good({ status: 2 }));
    await time.advance(12_000);
    expect(await stage(orders)).toBe('paid');
  });
});
