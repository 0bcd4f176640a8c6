import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { checkUserCanByGoods } from '#contract/platform/market/goods-detail.ts';
import { platformUnderTest, type PlatformUnderTest } from '#dev/platform/testing/client.ts';
import { bundle } from '../bundle.ts';
import { readEvent, type BuyerEvent, type BuyerOrder, type Ware } from './protocol.ts';

/** Most kills come this soon (ms) after a buyer began with a course: in the middle of it, or of one of the next. */
const longestLife = 250;
/** A life that begins with nothing ends after this (ms) all the same. */
const patienceMs = 5_000;
/** The last buyer has this long (ms) for what the ones before it began. */
const settleTime = 60_000;
const buyer = { phone: '13800017719', id: 'u-017719' };

const held = z.array(
  z.object({ orderNo: z.string(), goodsId: z.string(), status: z.number(), cents: z.number(), paid: z.number() }),
);

/** What became of the courses that somebody began to buy. */
export interface Purchases {
  kills: number;
  /** Kills between the order of a course and its end. */
  inside: number;
  /** Goods with more than one order, or an order that cost something else than agreed. */
  twice: string[];
  /** Goods that were begun, and are not paid at the platform or not known to be in the last client. */
  lost: string[];
  /** Goods of which a client said that they are paid, and the platform says no. */
  claimed: string[];
  troubles: string[];
}

/** SIGKILL at random moments while somebody orders and pays, over the same disk; the last client ends what was begun. */
export async function killBuyers(kills: number, random: () => number): Promise<Purchases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-buyers-'));
  const built = await bundle({ child: './orders/child.ts' });
  const userData = path.join(folder, 'client');
  await mkdir(userData);
  const platform = await platformUnderTest();
  const told = { begun: new Set<string>(), shown: new Set<string>(), paid: new Set<string>() };
  const troubles: string[] = [];
  /** What the buyer of now began last. */
  let latest: string | null = null;
  const listen = ([kind, text = '']: BuyerEvent) => {
    if (kind === 'begins') told.begun.add((latest = text));
    if (kind === 'shown') told.shown.add(text);
    if (kind === 'paid') told.paid.add(text);
    if (kind === 'trouble') troubles.push(text);
  };
  const employ = () => hire(built.file('child'), listen);
  const spares = [employ(), employ()];
  try {
    // No life gets through more than a few.
    const wares = await waresOf(platform, kills * 4);
    const order: BuyerOrder = {
      origin: platform.origin,
      userData,
      account: buyer.phone,
      wares,
      last: false,
    };
    let inside = 0;
    for (let life = 0; life < kills; life += 1) {
      latest = null;
      const client = spares.shift() ?? employ();
      spares.push(employ());
      await client.start(order);
      if (random() > 0.1) await Promise.race([client.buying, pause(patienceMs, null, { ref: false })]);
      await pause(random() * longestLife);
      await client.kill();
      if (latest !== null && !told.paid.has(latest)) inside += 1;
      // Paid by telephone while the client is gone.
      const orderNo = [...told.shown].at(-1);
      if (orderNo !== undefined && random() < 0.5) await platform.diagnose('POST', '/__orders/pay', { orderNo });
    }
    const beforeEnd = new Set(told.paid);
    const last = employ();
    await last.start({ ...order, wares: wares.filter(({ goodsId }) => told.begun.has(goodsId)), last: true });
    if ((await Promise.race([last.ended, pause(settleTime, null, { ref: false })])) === null)
      troubles.push('the last client did not end');
    await last.kill();
    const all = z.parse(held, await platform.diagnose('GET', `/__orders?account=${buyer.id}`));
    return { kills, inside, ...compare(wares, told, beforeEnd, all), troubles };
  } finally {
    await Promise.all(spares.map((client) => client.kill()));
    await platform.close();
    await built.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Told {
  begun: ReadonlySet<string>;
  paid: ReadonlySet<string>;
}

function compare(wares: readonly Ware[], told: Told, early: ReadonlySet<string>, all: z.output<typeof held>) {
  const cost = new Map(wares.map(({ goodsId, cents }) => [goodsId, cents]));
  const ordersOf = (goodsId: string) => all.filter((one) => one.goodsId === goodsId && cost.has(goodsId));
  const isPaid = (goodsId: string) => ordersOf(goodsId).some(({ status, paid }) => status === 2 && paid === 1);
  return {
    twice: [...cost.keys()].filter((goodsId) => {
      const orders = ordersOf(goodsId);
      return orders.length > 1 || orders.some(({ cents }) => cents !== cost.get(goodsId));
    }),
    lost: [...told.begun].filter((goodsId) => !isPaid(goodsId) || !told.paid.has(goodsId)),
    claimed: [...early].filter((goodsId) => !isPaid(goodsId)),
  };
}

/** Goods that nobody has bought yet and the buyer may buy. */
async function waresOf(platform: PlatformUnderTest, count: number): Promise<Ware[]> {
  await platform.diagnose('POST', '/__goods', { count: count * 2 });
  const token = await platform.signIn(buyer.phone);
  const wares: Ware[] = [];
  for (let number = 1; wares.length < count; number += 1) {
    const goodsId = `g-more-${number}`;
    const cents = 10_000 + number;
    await platform.diagnose('POST', '/__goods/change', { id: goodsId, price: cents });
    const { data } = await platform.call(checkUserCanByGoods, { goodsId, orderType: 1 }, token);
    if (data === true) wares.push({ goodsId, cents });
  }
  return wares;
}

function hire(child: string, listen: (event: BuyerEvent) => void) {
  const client = spawn(process.execPath, [child], { stdio: ['pipe', 'pipe', 'inherit'] });
  const buying = Promise.withResolvers<void>();
  const warm = Promise.withResolvers<void>();
  client.once('close', () => {
    buying.resolve();
    warm.resolve();
  });
  const ended = once(client, 'close');
  createInterface({ input: client.stdout }).on('line', (line) => {
    const event = readEvent(line);
    if (event[0] === 'warm') warm.resolve();
    if (event[0] === 'begins') buying.resolve();
    listen(event);
  });
  // Killed before it read its order: nothing is lost by that.
  client.stdin.on('error', () => buying.resolve());
  return {
    buying: buying.promise,
    ended,
    async start(order: BuyerOrder) {
      await warm.promise;
      client.stdin.write(`${JSON.stringify(order)}\n`);
    },
    async kill() {
      client.kill('SIGKILL');
      await ended;
    },
  };
}
