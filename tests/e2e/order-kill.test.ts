import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { marketPaths } from '../../src/contract/paths/market.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const learner = { account: '13800020003', password: 'Lectern2026' };
const held = z.array(z.object({ orderNo: z.string(), goodsId: z.string(), status: z.number(), paid: z.number() }));
const goods = ['weld', 'fire-mid', 'care-night', 'care-junior', 'weld-gas'];

// Processes are found and ended through /proc.
describe.runIf(process.platform === 'linux')('power cuts while goods are ordered and paid', () => {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-order-'));
  let platform: DiskPlatform;
  let client: Client;

  const start = async () => {
    client = await openClient({ platform: platform.origin, userData, cameras: 0 });
  };
  const orders = async (goodsId: string) => {
    const answer = await fetch(`${platform.origin}/__orders?account=u-020003`);
    return z.parse(held, await answer.json()).filter((one) => one.goodsId === goodsId);
  };
  const press = (name: RegExp) => client.page.locator('main').getByRole('button', { name }).click();

  beforeAll(async () => {
    platform = await platformOnDisk();
    await start();
    await signIn(client.page, platform.origin, learner);
  });
  afterAll(async () => {
    await client.close();
    await platform.stop();
  });

  it.each(goods)('g-%s is paid once, and the course opens', { timeout: 120_000 }, async (name) => {
    const goodsId = `g-${name}`;
    const address = marketPaths.order.to({ goodsId, goodsKind: '1' });
    await goTo(client.page, address);
    await client.page.getByRole('button', { name: '提交订单' }).waitFor();
    // Ended while the order is on its way.
    await Promise.all([press(/^提交订单$/).catch(() => undefined), cut(goods.indexOf(name) * 12)]);
    await start();
    await goTo(client.page, address);
    const [place, pay] = [/^提交订单$/, /^支付 ¥/];
    await client.page
      .getByRole('button', { name: place })
      .or(client.page.getByRole('button', { name: pay }))
      .waitFor();
    if (await client.page.getByRole('button', { name: place }).isVisible()) await press(place);
    await press(pay);
    await client.page.getByRole('img', { name: /^支付二维码/ }).waitFor();
    const [order] = await orders(goodsId);
    // Paid by telephone while the client is gone.
    await cut(0);
    await fetch(`${platform.origin}/__orders/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNo: order?.orderNo }),
    });
    await start();
    await goTo(client.page, marketPaths.goodsDetail.to({ goodsId }));
    await client.page.getByText('您已拥有这门课程。').waitFor({ timeout: 30_000 });
    expect((await orders(goodsId)).map(({ status, paid }) => [status, paid])).toEqual([[2, 1]]);
  });

  /** Ends the whole client after so many milliseconds. */
  async function cut(afterMs: number): Promise<void> {
    const tree = processTree(client.pid);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    killNow(tree);
  }
});
