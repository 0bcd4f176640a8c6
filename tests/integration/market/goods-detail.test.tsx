import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));
const address = (id: string) => `/courseGoodsDetail?goodsId=g-${id}&goodsKind=1`;
const buying = async () => within(await screen.findByRole('region', { name: '价格与购买' }));

describe('goods before the purchase', () => {
  it('show price, facts, intro, gifts, catalogue and pictures', async () => {
    client = await openApp(address('fire-mid'));
    await screen.findByRole('heading', { level: 1, name: '消防设施操作员（中级）考前冲刺' });
    const panel = await buying();
    expect(panel.getByText('¥1,680.50')).toBeTruthy();
    expect(panel.getByText('¥1,980.00')).toBeTruthy();
    expect(panel.getByText(/^优惠至 /)).toBeTruthy();
    expect(screen.getByText('购买后 180 天')).toBeTruthy();
    expect(await screen.findByText('消防设施操作图册')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: /^课程目录（\d+ 节）$/ })).toBeTruthy();
    await press('第 2 张图片');
    expect(screen.getByRole('button', { name: '第 2 张图片' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('the platform’s list and its detail are other calls with the same screen', async () => {
    client = await openApp('/openPlatform/courseGoodsDetail?goodsId=g-weld&goodsKind=1');
    await screen.findByRole('heading', { level: 1, name: '熔化焊接与热切割作业取证' });
    const ids = (await client.platform.log()).map(({ id }) => id);
    expect(ids).toContain('findGoodsDetailById');
    expect(ids).not.toContain('findGoodsById');
  });

  it('say what is missing when the address names none, and when there is none of this id', async () => {
    client = await openApp('/courseGoodsDetail');
    await screen.findByRole('heading', { level: 1, name: '请先选择课程' });
    await client.stop();
    client = await openApp(address('nothing'));
    expect(await screen.findByText('没有找到这个课程商品，它可能已经下架')).toBeTruthy();
  });
});

describe('what a learner can do about goods', () => {
  it.each([
    ['ai-line', '原因未说明。'],
    ['fire-control', '本期名额已满，请关注下一期'],
    ['hydro-dam', '这门课程已停止销售'],
    ['ai-data', '这门课程只对合作企业的员工开放'],
  ])('%s is refused: %s', async (id, reason) => {
    client = await openApp(address(id), { signedIn: learner });
    const panel = await buying();
    await panel.findByText('您现在不能购买这门课程。');
    expect(panel.getByText(reason)).toBeTruthy();
    expect(panel.queryByRole('button', { name: '立即购买' })).toBeNull();
  });

  it('may be bought: the way leads to the order', async () => {
    client = await openApp(address('weld'), { signedIn: learner });
    await press('立即购买');
    await screen.findByRole('heading', { level: 1, name: '确认订单' });
    expect(window.location.search).toBe('?goodsId=g-weld&goodsKind=1&orderType=1');
    const [request] = (await client.platform.log()).filter(({ id }) => id === 'checkUserCanByGoods');
    expect(request!.query).toEqual({ goodsId: 'g-weld', orderType: '1' });
  });

  it('owned goods lead to the course without a question to the platform, free ones to an order', async () => {
    client = await openApp(address('power-low'), { signedIn: learner });
    await (await buying()).findByText('您已开通这门课程。');
    await press('去学习');
    await waitFor(() => expect(window.location.pathname).toBe('/learning/courseDetails'));
    expect(window.location.search).toBe('?courseId=c-low-voltage');
    expect((await client.platform.log()).filter(({ id }) => id === 'checkUserCanByGoods')).toEqual([]);
    await client.restart(address('food'));
    await (await buying()).findByText('这门课程免费，领取后可以学习。');
    await press('免费领取');
    await waitFor(() => expect(window.location.pathname).toBe('/openPlatform/orderPage'));
  });

  it('a visitor signs in first and comes back', async () => {
    client = await openApp(address('weld'));
    await press('登录后购买');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(address('weld'));
  });

  it('nothing is claimed while the platform is not reached, and the question is asked again', async () => {
    client = await openApp('/userAgreement', { signedIn: learner });
    await client.platform.fault({ match: { id: 'checkUserCanByGoods' }, mode: 'drop', times: 2 });
    await client.restart(address('weld'));
    await (await buying()).findByText('暂时无法确认能否购买，请稍后重新核对。', {}, { timeout: 20_000 });
    await press('重新核对');
    await waitFor(async () =>
      expect((await buying()).queryByText('暂时无法确认能否购买，请稍后重新核对。')).toBeNull(),
    );
  }, 40_000);
});

describe('a provider', () => {
  const offered = '/openPlatform/courseGoodsDetail?goodsId=g-care-night&goodsKind=1&view=provider';

  it('sees the terms and takes goods into its offer after a question', async () => {
    client = await openApp(offered, { signedIn: learner });
    await screen.findByText('本机构还没有分销这门课程。');
    expect(screen.getByText('¥96.00')).toBeTruthy();
    await press('分销这门课程');
    const dialog = within(await screen.findByRole('alertdialog', { name: '分销这门课程？' }));
    await client.user.click(dialog.getByRole('button', { name: '暂不分销' }));
    expect((await client.platform.log()).filter(({ id }) => id === 'distribute')).toEqual([]);
    await press('分销这门课程');
    await press('分销');
    await screen.findByText('本机构已分销这门课程。');
    expect((await client.platform.log()).filter(({ id }) => id === 'distribute')).toHaveLength(1);
  });

  it('is told why goods cannot be taken', async () => {
    client = await openApp('/openPlatform/courseGoodsDetail?goodsId=g-food&goodsKind=1&view=provider', {
      signedIn: learner,
    });
    await press('分销这门课程');
    await press('分销');
    await waitFor(() => expect(screen.getAllByText('免费课程不能分销').length).toBeGreaterThan(0));
    expect(screen.queryByText('本机构已分销这门课程。')).toBeNull();
  });
});
