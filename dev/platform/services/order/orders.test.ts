import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { certificateOrderList } from '#contract/platform/certificate/certificate.ts';
import { checkUserCanByGoods, findGoodsById } from '#contract/platform/market/goods-detail.ts';
import * as ratings from '#contract/platform/market/order-rating.ts';
import * as calls from '#contract/platform/market/orders.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { marketCodes } from '../market/codes.ts';
import { orderCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const place = async (goodsId: string, call = calls.placeOrder) => {
  const { code, data } = await platform.call(call, { goodsId, orderType: 1, num: 1 }, token);
  return { code, ...z.parse(call.answer, data) };
};
const statusOf = async (orderNo: string) =>
  z.parse(calls.getOrderStatus.answer, (await platform.call(calls.getOrderStatus, { orderNo }, token)).data).status;
const prepare = async (orderNo: string) => {
  const { code, data } = await platform.call(calls.prePayOrder, { orderNo, payChannel: 1 }, token);
  return { code, ...z.parse(calls.prePayOrder.answer, data) };
};
const launch = async (orderNo: string) => {
  const { code, data } = await platform.call(calls.launchPay, { orderNo, scene: 3 }, token);
  return { code, ...z.parse(calls.launchPay.answer, data) };
};
/** A person opens the cashier and pays. */
const pay = async (payUrl: string) => {
  const { pathname, search } = new URL(payUrl);
  const page = await (await platform.fetch(`${pathname}${search}`)).text();
  const ticket = new URLSearchParams(search).get('ticket') ?? '';
  const answer = await platform.fetch('/cashier', { method: 'POST', body: new URLSearchParams({ ticket }) });
  return { page, paid: await answer.text() };
};

describe('an order', () => {
  it('costs what the goods cost, is paid at the cashier, and makes the goods the learner’s', async () => {
    const { orderNo, payAmount } = await place('g-weld');
    const goods = z.parse(findGoodsById.answer, (await platform.call(findGoodsById, { id: 'g-weld' }, token)).data);
    expect([payAmount, await statusOf(orderNo)]).toEqual([goods.salePrice, 1]);
    const { payNo } = await prepare(orderNo);
    const { payUrl, codeUrl } = await launch(orderNo);
    expect(codeUrl).toBe(payUrl);
    const seen = await pay(payUrl);
    expect([seen.page.includes(orderNo), seen.paid.includes('支付成功')]).toEqual([true, true]);
    // The notice of the payment service is still on its way.
    expect(await statusOf(orderNo)).toBe(1);
    await platform.call(calls.findAndSetPayStatus, { payNo }, token);
    expect(await statusOf(orderNo)).toBe(2);
    const check = await platform.call(checkUserCanByGoods, { goodsId: 'g-weld', orderType: 1 }, token);
    expect(check.code).toBe(marketCodes.goodsOwned);
    expect((await place('g-weld')).code).toBe(marketCodes.goodsOwned);
    expect((await prepare(orderNo)).code).toBe(orderCodes.orderPaid);
  });

  it('is paid by the notice of the payment service, some seconds later', async () => {
    const { orderNo } = await place('g-weld');
    await prepare(orderNo);
    await pay((await launch(orderNo)).payUrl);
    await platform.diagnose('POST', '/__clock', { offsetMs: 21_000 });
    expect(await statusOf(orderNo)).toBe(2);
  });

  it('is paid once, whatever is pressed', async () => {
    const { orderNo } = await place('g-weld');
    await prepare(orderNo);
    const first = await launch(orderNo);
    await prepare(orderNo);
    const second = await launch(orderNo);
    await pay(first.payUrl);
    expect((await pay(second.payUrl)).page).not.toContain('确认支付');
    const [order] = z.parse(
      z.array(z.object({ orderNo: z.string(), paid: z.number() })),
      await platform.diagnose('GET', '/__orders?account=u-017719'),
    );
    expect(order).toMatchObject({ orderNo, paid: 1 });
  });

  it('is closed after half an hour, and its place is free again', async () => {
    await platform.diagnose('POST', '/__goods/change', { id: 'g-weld', stock: 1 });
    const { orderNo } = await place('g-weld');
    expect((await place('g-weld')).code).toBe(marketCodes.goodsSoldOut);
    await platform.diagnose('POST', '/__clock', { offsetMs: 31 * 60_000 });
    expect(await statusOf(orderNo)).toBe(3);
    expect((await prepare(orderNo)).code).toBe(orderCodes.orderClosed);
    expect((await place('g-weld')).code).toBe(0);
  });

  it('of free goods is paid at once', async () => {
    const { orderNo, payAmount } = await place('g-food', calls.placeOrderV2);
    expect([payAmount, await statusOf(orderNo)]).toEqual([0, 2]);
  });

  it('stands in the list of orders, newest first, and is nobody else’s', async () => {
    const { orderNo } = await place('g-weld');
    const { data } = await platform.call(certificateOrderList, { pageNum: 1, pageSize: 20 }, token);
    const { list } = z.parse(certificateOrderList.answer, data);
    expect(list[0]).toMatchObject({ orderNo, kind: 'goods', goodsId: 'g-weld', payStatus: 1 });
    const other = await platform.signIn('13800010002');
    expect((await platform.call(calls.getOrderByNo, { orderNo }, other)).code).toBe(40401);
  });

  it('that was paid has an invoice the day after', async () => {
    const read = async (orderNo: string) =>
      z.parse(calls.getOrderByNo.answer, (await platform.call(calls.getOrderByNo, { orderNo }, token)).data);
    expect((await read('DD-u-017719-40')).invoice).toMatchObject({ amount: expect.any(Number), title: '陈思远' });
    const { orderNo } = await place('g-weld');
    expect((await read(orderNo)).invoice.number).toBe('');
  });
});

it('a package has a number of the payment service only', async () => {
  const { orderNo } = await place('g-home-manager');
  expect((await prepare(orderNo)).payNo).toBe('');
  const { data } = await platform.call(calls.payPreOrder, { orderNo, payChannel: 1 }, token);
  expect(z.parse(calls.payPreOrder.answer, data).payNo).toMatch(/^ZF/);
});

describe('the rating of an order', () => {
  const give = (orderNo: string, count: number) =>
    platform.call(
      ratings.orderEvaluationSave,
      { orderNo, scoreArr: ['课程内容', '教师讲解', '学习服务'].map((label) => ({ label, count })) },
      token,
    );
  const read = async (orderNo: string) =>
    z.parse(
      ratings.orderEvaluationFindByOrderNo.answer,
      (await platform.call(ratings.orderEvaluationFindByOrderNo, { orderNo }, token)).data,
    );

  it('is given once', async () => {
    expect(await read('DD-u-017719-12')).toMatchObject({ submitted: false });
    expect((await give('DD-u-017719-12', 0)).code).toBe(orderCodes.noScore);
    expect((await give('DD-u-017719-12', 4)).code).toBe(0);
    expect((await read('DD-u-017719-12')).scoreArr[0]).toEqual({ label: '课程内容', count: 4 });
    expect((await give('DD-u-017719-12', 5)).code).toBe(orderCodes.alreadyRated);
  });

  it('needs a payment', async () => {
    const { orderNo } = await place('g-weld');
    expect((await give(orderNo, 5)).code).toBe(orderCodes.notPaidYet);
  });
});
