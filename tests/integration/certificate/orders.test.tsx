import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { scrollToEnd } from '../../support/page.ts';

let client: TestClient;
afterEach(() => client.stop());

const everything = '13800017719';
const nobody = '13800010004';
const address = '江苏省南京市玄武区中山路 1 号 8 栋 302 室';
const rows = () => screen.findAllByRole('article');
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

async function openOrders(phone = everything): Promise<void> {
  client = await openApp('/personalCenter?tab=orders', { signedIn: phone });
}

/** Moves the platform's clock on. */
async function hoursLater(hours: number): Promise<void> {
  const response = await fetch(`${client.platform.origin}/__clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: hours * 3_600_000 }),
  });
  expect(response.ok).toBe(true);
}

async function openForm() {
  await client.user.click(await screen.findByRole('button', { name: '申请纸质证书' }));
  return within(await screen.findByRole('dialog', { name: '申请纸质证书' }));
}

describe('the orders', () => {
  it('shows ten at a time: what, its number, when, how much, how far', async () => {
    await openOrders();
    expect(await rows()).toHaveLength(10);
    const first = within((await rows())[0]!);
    expect(first.getByRole('heading', { name: '有限空间作业安全考核（纸质证书）' })).toBeTruthy();
    expect(first.getByText(/^订单号 ZS\d{13} · /)).toBeTruthy();
    expect(first.getByText('¥20.00')).toBeTruthy();
    expect(first.getByText('已制证')).toBeTruthy();
    act(scrollToEnd);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15));
    const requests = await asked('certificateOrderList');
    expect(requests.map(({ query }) => query['pageNum'])).toEqual(['1', '2']);
  });

  it('tells everything about one, the phone masked', async () => {
    await openOrders();
    await client.user.click(
      within((await screen.findAllByRole('article', { name: / ZS/ }))[1]!).getByRole('button', { name: '查看' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: '订单详情' }));
    expect(dialog.getByText('QC-CARE-2026-164028')).toBeTruthy();
    expect(dialog.getByText('陈思远 138****7719')).toBeTruthy();
    expect(dialog.getByText(/^顺丰速运 SF\d{12}$/)).toBeTruthy();
    expect(within(dialog.getByRole('list', { name: '订单进度' })).getAllByRole('listitem')).toHaveLength(3);
    expect(dialog.queryByText('等待中')).toBeNull();
  });

  it('tells how goods were paid, with the invoice, and leads into the course', async () => {
    await openOrders();
    act(scrollToEnd);
    const paid = await screen.findByRole('article', { name: /DD-u-017719-40$/ });
    expect(within(paid).getByText('已支付')).toBeTruthy();
    await client.user.click(within(paid).getByRole('button', { name: '查看' }));
    const dialog = within(await screen.findByRole('dialog', { name: '订单详情' }));
    await dialog.findByText('微信支付');
    const invoice = within(dialog.getByRole('region', { name: '发票' }));
    expect(invoice.getByText('陈思远')).toBeTruthy();
    await client.user.click(dialog.getByRole('button', { name: '去学习' }));
    await waitFor(() => expect(window.location.pathname).toBe('/learning/courseDetails'));
  });

  it('a paid order is rated once, and shown afterwards', async () => {
    await openOrders();
    const open = async () => {
      const paid = await screen.findByRole('article', { name: /DD-u-017719-12$/ });
      await client.user.click(within(paid).getByRole('button', { name: '查看' }));
      await client.user.click(await screen.findByRole('button', { name: '评价订单' }));
    };
    await open();
    await client.user.click(await screen.findByRole('button', { name: '提交评价' }));
    await screen.findByText('请进行评价');
    await client.user.click(screen.getAllByRole('radio', { name: '4 星' })[0]!);
    await client.user.click(screen.getByRole('button', { name: '提交评价' }));
    await screen.findByText('评价已提交');
    await client.user.click(await screen.findByRole('button', { name: '评价订单' }));
    await screen.findByRole('img', { name: '4 星' });
    expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull();
  });

  it('says what will be here when there is nothing', async () => {
    await openOrders(nobody);
    expect(await screen.findByRole('heading', { name: '还没有订单' })).toBeTruthy();
    const dialog = await openForm();
    expect(await dialog.findByRole('heading', { name: '没有可以申请的证书' })).toBeTruthy();
  });

  it('fails alone and can be tried again', async () => {
    client = await openApp('/personalCenter?tab=message', { signedIn: everything });
    await rows();
    await client.platform.fault({ match: { id: 'certificateOrderList' }, mode: 'drop', times: 2 });
    await client.user.click(screen.getByRole('link', { name: '我的订单' }));
    expect(await screen.findByRole('heading', { name: '订单加载失败' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await rows()).toHaveLength(10);
  });
});

describe('ordering a certificate on paper', () => {
  it('points at what is missing and sends nothing', async () => {
    await openOrders();
    const dialog = await openForm();
    await client.user.click(await dialog.findByRole('button', { name: '提交申请' }));
    expect(await dialog.findByText('请填写正确的手机号')).toBeTruthy();
    expect(dialog.getByText('请填写完整的收件地址')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/^收件人手机号/));
    expect(await asked('certificateOfflineOrder')).toEqual([]);
  });

  it('orders it once, is printed and sent as the platform goes on, and tells of the parcel', async () => {
    await openOrders();
    await rows();
    const dialog = await openForm();
    const select = await dialog.findByLabelText<HTMLSelectElement>(/^证书/);
    const offered = select.options.length;
    await client.user.type(dialog.getByLabelText(/^收件人手机号/), '138 0001 7719');
    await client.user.type(dialog.getByLabelText(/^收件地址/), address);
    expect(dialog.getByText('工本费 ¥20.00（含邮费），由所在机构线下收取')).toBeTruthy();
    await client.user.click(dialog.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('申请已提交')).toBeTruthy();
    const [request] = await asked('certificateOfflineOrder');
    expect([request!.method, request!.path]).toEqual(['POST', '/cms/v1/offlineOrder/certificate']);
    expect(request!.body).toMatchObject({ receiverPhone: expect.any(String), address });
    const state = async () => within((await rows())[0]!);
    await waitFor(async () => expect((await state()).getByText('已提交')).toBeTruthy());
    const again = await openForm();
    await waitFor(() => expect(again.queryAllByRole('option')).toHaveLength(offered - 1));
    await client.user.click(again.getByRole('button', { name: '关闭' }));
    for (const [hours, word] of [
      [27, '已制证'],
      [51, '已寄出'],
    ] as const) {
      await hoursLater(hours);
      // What was kept a second ago counts as fresh: the hours passed at the platform only.
      localStorage.clear();
      await client.restart('/personalCenter?tab=orders');
      await waitFor(async () => expect((await state()).getByText(word)).toBeTruthy());
    }
    await client.user.click(screen.getAllByRole('link', { name: /^消息/ }).at(-1)!);
    expect(await screen.findByRole('heading', { name: /纸质证书已经寄出：/ })).toBeTruthy();
  });

  it('says what the platform refuses and keeps what was typed', async () => {
    await openOrders();
    const dialog = await openForm();
    await client.user.type(await dialog.findByLabelText(/^收件人手机号/), '13800017719');
    await client.user.type(dialog.getByLabelText(/^收件地址/), address);
    const sentence = '这张证书已经申请过纸质版，请在订单中查看进度';
    await client.platform.fault({
      match: { id: 'certificateOfflineOrder' },
      mode: 'code',
      code: 40921,
      message: sentence,
    });
    await client.user.click(dialog.getByRole('button', { name: '提交申请' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^收件地址/).value).toBe(address);
  });
});
