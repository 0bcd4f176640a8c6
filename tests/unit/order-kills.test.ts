import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { checkUserCanByGoods } from '#contract/platform/market/goods-detail.ts';
import { platformUnderTest, type PlatformUnderTest } from '#dev/platform/testing/client.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { OrderService } from '#electron/market/orders/order-service.ts';
import { OrderStore } from '#electron/market/orders/order-store.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { killBuyers } from '../fault/orders/kills.ts';
import { seeded } from '../fault/random.ts';

const learner = { phone: '13800017719', id: 'u-017719' };
const seen = z.array(
  z.object({ orderNo: z.string(), goodsId: z.string(), status: z.number(), cents: z.number(), paid: z.number() }),
);

let clock = 0;
let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn(learner.phone);
});
afterAll(() => platform.close());

/** Steps of a client are writes and calls, each with a moment before and one after it; at one of them its power is cut. */
class Power {
  #left: number;
  readonly cut = Promise.withResolvers<void>();

  constructor(steps: number) {
    this.#left = steps;
  }

  async moment(): Promise<void> {
    if (this.#left === 0) {
      this.cut.resolve();
      await new Promise<never>(() => undefined);
    }
    this.#left -= 1;
  }
}

class MortalStore extends OrderStore {
  readonly #power: Power;

  constructor(notebooks: AccountNotebooks, power: Power) {
    super(notebooks);
    this.#power = power;
  }

  override async put(...args: Parameters<OrderStore['put']>): Promise<void> {
    await this.#power.moment();
    await super.put(...args);
    await this.#power.moment();
  }
}

/** One life of a client on the disk that the lives before left. */
function life(layer: MemoryLayer, power: Power): OrderService {
  const session = createFakeSession(account(learner.id));
  const client: PlatformClient = {
    async call(call, input) {
      await power.moment();
      const { code, message, data } = await platform.call(call, input, token);
      await power.moment();
      return { kind: 'answered', status: 200, code, message, data };
    },
  };
  const notebooks = new AccountNotebooks(
    {
      journals: new LocalJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: Date.now,
      report: () => undefined,
    },
    () => learner.id,
  );
  return new OrderService({
    store: new MortalStore(notebooks, power),
    platform: client,
    session: session.watch,
    newVersion: () => false,
    openExternal: async () => undefined,
    timer: () => () => undefined,
    now: Date.now,
    // Half a minute passes between two looks of a learner who waits.
    monotonic: () => (clock += 30_000),
    changed: () => undefined,
    paid: () => undefined,
    report: () => undefined,
  });
}

const held = async (goodsId: string) =>
  z
    .parse(seen, await platform.diagnose('GET', `/__orders?account=${learner.id}`))
    .filter((one) => one.goodsId === goodsId);

/** What a learner does who wants these goods: orders, pays at the cashier that is shown, waits. */
async function buy(orders: OrderService, goods: Goods, cashier: (order: KeptOrder) => Promise<void>): Promise<string> {
  const before = (await orders.list()).find(({ goodsId }) => goodsId === goods.goodsId);
  const placed =
    before?.stage === 'paid'
      ? { kind: 'order' as const, order: before }
      : await orders.place(goods.ordered, goods.cents);
  if (placed.kind === 'price') return 'price';
  let { order } = placed;
  while (order.stage === 'placing') order = await orders.check(order.id);
  if (order.stage === 'absent') return buy(orders, goods, cashier);
  if (order.stage === 'placed' || order.stage === 'paying') order = await orders.pay(order.id, order.amountCents);
  if (order.stage === 'paying') {
    await cashier(order);
    order = await orders.check(order.id);
  }
  return order.stage;
}

interface Goods {
  goodsId: string;
  cents: number;
  ordered: { goodsId: string; goodsKind: string; name: string; courseId: string };
}

/** Goods that nobody has bought yet and anybody may buy. */
async function* goodsForSale(): AsyncGenerator<Goods> {
  for (let number = 1; ; number += 1) {
    const goodsId = `g-more-${number}`;
    const cents = 10_000 + number;
    await platform.diagnose('POST', '/__goods/change', { id: goodsId, price: cents });
    const { data } = await platform.call(checkUserCanByGoods, { goodsId, orderType: 1 }, token);
    if (data === true) yield { goodsId, cents, ordered: { goodsId, goodsKind: '1', name: goodsId, courseId: '' } };
  }
}

const payByPhone = async ({ orderNo }: KeptOrder) => {
  await platform.diagnose('POST', '/__orders/pay', { orderNo });
};

describe('a client that is killed while it orders and pays', () => {
  /** More than a whole purchase has. */
  const moments = 60;

  it('pays once and loses nothing, at whichever of all moments its power is cut, and once more in the next life', async () => {
    await platform.diagnose('POST', '/__goods', { count: 200 });
    let cuts = 0;
    let moment = 0;
    for await (const goods of goodsForSale()) {
      if (moment === moments) break;
      const layer = new MemoryLayer();
      const [first, second] = [new Power(moment), new Power((moment * 7) % 23)];
      for (const power of [first, second]) {
        const over = buy(life(layer, power), goods, payByPhone);
        await Promise.race([over, power.cut.promise.then(() => (cuts += 1))]);
      }
      const last = life(layer, new Power(Infinity));
      expect([moment, await buy(last, goods, payByPhone)]).toEqual([moment, 'paid']);
      const all = await held(goods.goodsId);
      expect([moment, all.map(({ status, cents, paid }) => ({ status, cents, paid }))]).toEqual([
        moment,
        [{ status: 2, cents: goods.cents, paid: 1 }],
      ]);
      moment += 1;
    }
    expect(cuts).toBeGreaterThan(50);
  }, 120_000);

  const seed = Date.now() % 1_000_000;

  it(`the whole client, killed 50 times at random moments over one disk, seed ${seed}`, async () => {
    const { kills, inside, ...harm } = await killBuyers(50, seeded(seed));
    expect(harm).toEqual({ twice: [], lost: [], claimed: [], troubles: [] });
    expect(kills).toBe(50);
    expect(inside).toBeGreaterThan(20);
  }, 180_000);
});
