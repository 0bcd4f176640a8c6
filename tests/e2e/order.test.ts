import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { marketPaths } from '#contract/paths/market.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const learner = { account: '13800020003', password: 'Lectern2026' };
const held = z.array(z.object({ orderNo: z.string(), goodsId: z.string(), status: z.number(), paid: z.number() }));
const killed = ['weld', 'weld-gas'];

// Processes are found and ended through /proc.
describe.runIf(process.platform === 'linux')('goods are ordered and paid', () => {
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
  const control = (route: string, body: object) =>
    fetch(`${platform.origin}${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const orderPage = async (goodsId: string) => goTo(client.page, marketPaths.order.to({ goodsId, goodsKind: '1' }));

  beforeAll(async () => {
    platform = await platformOnDisk();
    await start();
    await signIn(client.page, platform.origin, learner);
  });
  afterAll(async () => {
    await client.close();
    await platform.stop();
  });

  it('a free course by one press, and it opens', async () => {
    await goTo(client.page, marketPaths.goodsDetail.to({ goodsId: 'g-food' }));
    await press(/^免费领取$/);
    // The address changes first, and the button of the page before has the same name.
    await client.page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor();
    await press(/^免费领取$/);
    await client.page.waitForURL(/\/learning\/courseDetails\?/);
    expect((await orders('g-food')).map(({ status, paid }) => [status, paid])).toEqual([[2, 0]]);
  });

  it('a course by scanning, and it opens by itself', async () => {
    await goTo(client.page, marketPaths.goodsDetail.to({ goodsId: 'g-care-night' }));
    await press(/^立即购买$/);
    await press(/^提交订单$/);
    await press(/^支付 ¥/);
    const code = await client.page.getByRole('img', { name: /^支付二维码/ }).boundingBox();
    expect([code?.width, code?.height]).toEqual([150, 150]);
    const [order] = await orders('g-care-night');
    await control('/__orders/pay', { orderNo: order?.orderNo });
    await client.page.waitForURL(/\/learning\/courseDetails\?/, { timeout: 30_000 });
    expect((await orders('g-care-night')).map(({ status, paid }) => [status, paid])).toEqual([[2, 1]]);
  });

  it('not at a price that changed meanwhile: the new one is shown first', async () => {
    await orderPage('g-fire-mid');
    await client.page.getByText('¥1,680.50').first().waitFor();
    await control('/__goods/change', { id: 'g-fire-mid', price: 188_000 });
    await press(/^提交订单$/);
    await client.page.getByText('价格已经变为 ¥1,880.00，订单没有提交。请核对后再决定。').waitFor();
    expect(await orders('g-fire-mid')).toEqual([]);
  });

  it('not when the last place went meanwhile: the platform’s words are shown', async () => {
    await orderPage('g-care-junior');
    await client.page.getByRole('button', { name: '提交订单' }).waitFor();
    await control('/__goods/change', { id: 'g-care-junior', stock: 0 });
    await press(/^提交订单$/);
    await client.page.getByText(/本期名额已满，请关注下一期/).waitFor();
    expect(await orders('g-care-junior')).toEqual([]);
    await goTo(client.page, marketPaths.goodsDetail.to({ goodsId: 'g-care-junior' }));
    await client.page.getByText(/本期名额已满，请关注下一期/).waitFor();
    expect(await client.page.getByRole('button', { name: '立即购买' }).count()).toBe(0);
  });

  it('a picture of the settlement that is too large is refused, and nothing is sent', async () => {
    await goTo(client.page, marketPaths.providers.to());
    await press(/^机构入驻申请$/);
    await client.page.getByRole('alertdialog').waitFor();
    const picture = path.join(userData, '执照.png');
    writeFileSync(picture, Buffer.alloc(5 * 1024 * 1024 + 1, Buffer.from('89504e470d0a1a0a', 'hex')));
    await client.page.getByLabel('选择图片：营业执照副本').setInputFiles(picture);
    await client.page.getByText('图片大小不能超过5M').waitFor();
    const sent = (await platform.log()).filter(({ id }) => id === 'uploadPicture');
    expect(sent).toEqual([]);
    await client.page.getByRole('button', { name: '关闭' }).click();
  });

  it.each(killed)('g-%s is paid once over two kills, and the course opens', { timeout: 120_000 }, async (name) => {
    const goodsId = `g-${name}`;
    const address = marketPaths.order.to({ goodsId, goodsKind: '1' });
    await goTo(client.page, address);
    await client.page.getByRole('button', { name: '提交订单' }).waitFor();
    // Ended while the order is on its way.
    await Promise.all([press(/^提交订单$/).catch(() => undefined), cut(killed.indexOf(name) * 12)]);
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
    await control('/__orders/pay', { orderNo: order?.orderNo });
    await start();
    await goTo(client.page, marketPaths.goodsDetail.to({ goodsId }));
    await client.page.getByText('您已开通这门课程。').waitFor({ timeout: 30_000 });
    expect((await orders(goodsId)).map(({ status, paid }) => [status, paid])).toEqual([[2, 1]]);
  });

  /** Ends the whole client after so many milliseconds. */
  async function cut(afterMs: number): Promise<void> {
    const tree = processTree(client.pid);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    killNow(tree);
  }
});
