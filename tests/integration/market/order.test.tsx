import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { marketPaths } from '#contract/paths/market.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const page = (goodsId: string) => marketPaths.order.to({ goodsId: `g-${goodsId}`, goodsKind: '1', orderType: '1' });
const open = async (goodsId: string, options: Parameters<typeof openApp>[1] = {}) => {
  client = await openApp(page(goodsId), { signedIn: learner, ...options });
};
const press = async (name: string | RegExp) => {
  const idle = async () => {
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    return button;
  };
  await client.user.click(await waitFor(idle, { timeout: 15_000 }));
};
const step = (name: string) => screen.findByRole('region', { name }, { timeout: 15_000 });
const asked = async (id: string) => (await client.platform.log()).filter((request) => request.id === id);

const orders = z.array(z.object({ orderNo: z.string(), goodsId: z.string(), status: z.number(), version: z.number() }));
/** The orders of these goods at the platform. */
async function held(goodsId: string) {
  const answer = await fetch(`${client.platform.origin}/__orders?account=u-017719`);
  return z.parse(orders, await answer.json()).filter((one) => one.goodsId === `g-${goodsId}`);
}
const control = (route: string, body: object) =>
  fetch(`${client.platform.origin}${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('an order', () => {
  it('is made, paid by a scan, and leads into the course [order-pay-constants]', async () => {
    await open('fire-mid');
    const confirm = within(await step('提交订单'));
    expect(confirm.getByText('¥1,680.50')).toBeTruthy();
    await press('提交订单');
    const pay = within(await step('支付订单'));
    const [order] = await held('fire-mid');
    expect(pay.getByText(order!.orderNo)).toBeTruthy();
    await pay.findByText('支付截止');
    await press('支付 ¥1,680.50');
    await step('等待支付');
    const code = screen.getByRole('img', { name: '支付二维码，金额 ¥1,680.50' });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['150', '150']);
    expect((await asked('prePayOrder'))[0]!.query).toEqual({ orderNo: order!.orderNo, payChannel: '1' });
    expect((await asked('launchPay'))[0]!.query).toEqual({ orderNo: order!.orderNo, scene: '3' });
    expect(await asked('payPreOrder')).toEqual([]);
    await control('/__orders/pay', { orderNo: order!.orderNo });
    await waitFor(() => expect(window.location.pathname).toBe('/learning/courseDetails'), { timeout: 15_000 });
    await screen.findByText('消防设施操作员（中级）考前冲刺 已开通，可以学习了。');
    expect(await held('fire-mid')).toMatchObject([{ status: 2, version: 1 }]);
  }, 40_000);

  it('is paid in the system’s browser', async () => {
    await open('weld');
    await press('提交订单');
    await press(/^支付 ¥/);
    await step('等待支付');
    await press('在浏览器中支付');
    await waitFor(() => expect(client.core.opened).toHaveLength(1));
    const answer = await fetch(client.core.opened[0]!);
    expect(await answer.text()).toContain('确认支付');
  }, 40_000);

  it('of free goods ends at once in the course', async () => {
    await open('food');
    await press('免费领取');
    await waitFor(() => expect(window.location.pathname).toBe('/learning/courseDetails'), { timeout: 15_000 });
    expect(await held('food')).toMatchObject([{ status: 2 }]);
    expect(await asked('prePayOrder')).toEqual([]);
  }, 40_000);

  it('is one, however often the button is pressed', async () => {
    await open('weld');
    const button = await screen.findByRole('button', { name: '提交订单' });
    await Promise.all([client.user.click(button), client.user.click(button), client.user.click(button)]);
    await step('支付订单');
    expect(await held('weld')).toHaveLength(1);
    expect(await asked('placeOrder')).toHaveLength(1);
  }, 40_000);

  it('of a package is paid by a number of the payment service', async () => {
    await open('home-manager');
    await press('提交订单');
    await press(/^支付 ¥/);
    await step('等待支付');
    expect(await asked('payPreOrder')).toHaveLength(1);
  }, 40_000);

  it('goes by the second call at a tenant of the new version', async () => {
    await open('weld', { tenant: 'zhongzhu' });
    await press('提交订单');
    await step('支付订单');
    expect(await held('weld')).toMatchObject([{ version: 2 }]);
  }, 40_000);
});

describe('nothing is charged silently', () => {
  it('a price that changed is shown, and nothing is ordered', async () => {
    await open('fire-mid');
    await step('提交订单');
    await control('/__goods/change', { id: 'g-fire-mid', price: 188_000 });
    await press('提交订单');
    await screen.findByText('价格已经变为 ¥1,880.00，订单没有提交。请核对后再决定。');
    expect(await held('fire-mid')).toEqual([]);
    await waitFor(async () => expect(within(await step('提交订单')).getByText('¥1,880.00')).toBeTruthy());
    await press('提交订单');
    await press('支付 ¥1,880.00');
    await step('等待支付');
  }, 40_000);

  it('a price that changed after the page of the goods is told beside the new one', async () => {
    client = await openApp('/courseGoodsDetail?goodsId=g-fire-mid&goodsKind=1', { signedIn: learner });
    await screen.findByRole('button', { name: '立即购买' });
    await control('/__goods/change', { id: 'g-fire-mid', price: 188_000 });
    await press('立即购买');
    await screen.findByText('价格已从 ¥1,680.50 变为 ¥1,880.00，请核对后再提交。');
    expect(within(await step('提交订单')).getByText('¥1,880.00')).toBeTruthy();
  });

  it('what nobody may buy is refused in the platform’s words', async () => {
    await open('weld');
    await step('提交订单');
    await control('/__goods/change', { id: 'g-weld', stock: 0 });
    await press('提交订单');
    const over = within(await step('订单未完成'));
    expect(over.getByText(/本期名额已满，请关注下一期/)).toBeTruthy();
    await press('重新下单');
    await step('提交订单');
  }, 40_000);

  it('a visitor signs in first [order-login]', async () => {
    client = await openApp(page('weld'));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});

describe('an order whose answer was lost', () => {
  it('is found at the platform instead of being made again', async () => {
    await open('weld');
    await step('提交订单');
    await client.platform.fault({ match: { id: 'placeOrder' }, mode: 'drop-after', times: 1 });
    await press('提交订单');
    await step('支付订单');
    expect(await held('weld')).toHaveLength(1);
    expect(await asked('placeOrder')).toHaveLength(1);
  }, 60_000);

  it('stays unknown until the platform tells, also over a restart', async () => {
    await open('weld');
    await step('提交订单');
    await client.platform.fault({ match: { id: 'placeOrder' }, mode: 'drop-after', times: 1 });
    await client.platform.fault({ match: { id: 'certificateOrderList' }, mode: 'drop', times: 3 });
    await press('提交订单');
    await step('订单结果未知');
    await client.platform.clearFaults();
    await client.restart(page('weld'));
    await step('支付订单');
    expect(await held('weld')).toHaveLength(1);
  }, 60_000);

  it('that waits at the platform already is taken up', async () => {
    await open('weld');
    await press('提交订单');
    await step('支付订单');
    await client.stop();
    // Another computer: the platform alone knows of the order.
    await open('weld');
    await press('提交订单');
    await step('支付订单');
    expect(await held('weld')).toHaveLength(1);
  }, 60_000);
});

it('a payment that came while the client was away is noticed at the next start', async () => {
  await open('weld');
  await press('提交订单');
  await press(/^支付 ¥/);
  await step('等待支付');
  const [order] = await held('weld');
  await control('/__orders/pay', { orderNo: order!.orderNo });
  await client.restart('/courseGoodsDetail?goodsId=g-weld&goodsKind=1');
  await screen.findByText('您已开通这门课程。', {}, { timeout: 15_000 });
  expect(await held('weld')).toMatchObject([{ status: 2 }]);
}, 60_000);

it('a payment that nobody confirmed is asked for by the learner', async () => {
  await open('weld');
  await press('提交订单');
  await client.platform.fault({ match: { id: 'launchPay' }, mode: 'drop-after', times: 1 });
  await press(/^支付 ¥/);
  await screen.findByText(/收银台没有打开，没有发起支付。/, {}, { timeout: 15_000 });
  await press(/^支付 ¥/);
  await step('等待支付');
  await press('我已支付，立即核对');
  await screen.findByText(/最近核对：/);
  expect(await held('weld')).toMatchObject([{ status: 1 }]);
}, 60_000);
