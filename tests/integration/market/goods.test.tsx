import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const cards = () => screen.findAllByRole('article');
const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent);
const pager = () => screen.findByRole('navigation', { name: '分页' });
const query = () => new URLSearchParams(window.location.search);
const asked = async (id: string) => (await client.platform.log()).filter((request) => request.id === id);
const press = async (name: string, within_ = within(document.body)) =>
  client.user.click(await within_.findByRole('button', { name }));

describe('the course market', () => {
  it('shows nine goods with price, provider and buyers, and asks as the document says', async () => {
    client = await openApp('/courseGoods');
    expect(await cards()).toHaveLength(9);
    const [first] = await cards();
    for (const text of ['养老护理员（初级）技能培训', '¥680.00', '¥880.00', '1,264 人已购']) {
      expect(within(first!).getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('课程市场');
    const [request] = await asked('goodsLearnerFindByCondition');
    expect(request!.query).toEqual({ pageNum: '1', pageSize: '9', type: '3' });
  });

  it('goes through pages by numbers, size and jumper, all in the address [pagination-layout]', async () => {
    client = await openApp('/courseGoods');
    const firstPage = await names();
    const nav = within(await pager());
    expect(nav.getByText(/^共 \d+ 条$/)).toBeTruthy();
    expect(nav.getByRole('button', { name: '上一页' }).ariaDisabled).toBe('true');
    await press('下一页');
    await waitFor(async () => expect(await names()).not.toEqual(firstPage));
    expect(query().get('page')).toBe('2');
    expect(
      within(await pager())
        .getByRole('button', { name: '第 2 页' })
        .getAttribute('aria-current'),
    ).toBe('page');
    await client.user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '18');
    await waitFor(async () => expect(await cards()).toHaveLength(18));
    expect([query().get('page'), query().get('size')]).toEqual([null, '18']);
    await client.user.type(screen.getByRole('textbox', { name: '跳到第几页' }), '99{Enter}');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
      '请输入 1 到 8 之间的页码',
    );
    await client.user.clear(screen.getByRole('textbox', { name: '跳到第几页' }));
    await client.user.type(screen.getByRole('textbox', { name: '跳到第几页' }), '3{Enter}');
    await waitFor(() => expect(query().get('page')).toBe('3'));
    await cards();
    await press('上一页');
    await waitFor(() => expect(query().get('page')).toBe('2'));
  });

  it('narrows by the tree of categories and by name, from page 1', async () => {
    client = await openApp('/courseGoods?page=3');
    await cards();
    const top = within(await screen.findByRole('group', { name: '课程分类' }));
    await press('特种作业', top);
    await waitFor(() => expect(query().get('category')).toBe('special'));
    expect(query().get('page')).toBeNull();
    const below = within(await screen.findByRole('group', { name: '“特种作业”的下级分类' }));
    await press('焊接与热切割', below);
    await waitFor(async () => expect(await names()).toContain('焊接机器人编程与示教'));
    await client.user.type(screen.getByRole('searchbox', { name: '按课程名称搜索' }), '机器人');
    await waitFor(async () => expect(await names()).toEqual(['焊接机器人编程与示教']));
    expect([query().get('category'), query().get('name')]).toEqual(['special-weld', '机器人']);
    await client.user.type(screen.getByRole('searchbox', { name: '按课程名称搜索' }), '没有');
    await screen.findByText('没有符合条件的课程');
    await press('查看全部课程');
    await waitFor(async () => expect(await cards()).toHaveLength(9));
  });

  it('says so when the address names a page behind the end', async () => {
    client = await openApp('/courseGoods?category=aid&page=7');
    await screen.findByText('没有这一页');
    const pages = within(screen.getByRole('navigation', { name: '分页' }));
    expect(pages.queryByText(/^第 7 页/)).toBeNull();
    await client.user.click(pages.getByRole('button', { name: '上一页' }));
    await waitFor(() => expect(window.location.search).toBe('?category=aid'));
    await client.stop();
    client = await openApp('/courseGoods?category=aid&page=7');
    await press('回到第一页');
    await waitFor(async () => expect((await cards()).length).toBeGreaterThan(3));
  });

  it('marks what is owned and what is sold out', async () => {
    client = await openApp('/courseGoods?name=低压电工', { signedIn: learner });
    expect(within((await cards())[0]!).getByText('已拥有')).toBeTruthy();
    await client.stop();
    client = await openApp('/courseGoods?name=消防控制室');
    expect(within((await cards())[0]!).getByText('名额已满')).toBeTruthy();
  });

  it('still lists goods when the categories fail, and tries them again', async () => {
    client = await openApp('/courseGoods', {
      faults: [{ match: { id: 'goodsCategoryFindAll' }, mode: 'drop', times: 2 }],
    });
    expect(await cards()).toHaveLength(9);
    await screen.findByText('课程分类加载失败');
    await press('重新加载');
    await screen.findByRole('group', { name: '课程分类' });
  });

  it('offers what was looked at before [goods-detail-query]', async () => {
    client = await openApp('/courseGoods');
    await client.user.click(within((await cards())[2]!).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: '熔化焊接与热切割作业取证' });
    expect(window.location.pathname).toBe('/courseGoodsDetail');
    expect([query().get('goodsId'), query().get('goodsKind')]).toEqual(['g-weld', '1']);
    await press('返回课程市场');
    const recent = within(await screen.findByRole('region', { name: '最近看过' }));
    expect(recent.getByRole('link', { name: '熔化焊接与热切割作业取证' })).toBeTruthy();
  });
});

describe('the open platform', () => {
  it('has paging in the query and the filter in the body [stu-findgoods-split]', async () => {
    client = await openApp('/openPlatform/courseGoods?category=fire&price=free&name=灭火');
    await cards();
    const [request] = await asked('openPlatformStuFindGoods');
    expect(request!.query).toEqual({ pageNum: '1', pageSize: '9' });
    expect(request!.body).toEqual({ categoryCodes: ['fire'], isFree: true, name: '灭火' });
  });

  it('narrows by price and provider', async () => {
    client = await openApp('/openPlatform/courseGoods');
    await cards();
    await press('免费');
    await waitFor(async () => {
      for (const card of await cards()) expect(within(card).getByText('免费')).toBeTruthy();
    });
    await press('全部价格');
    await screen.findByRole('option', { name: /武汉实训基地/ });
    await client.user.selectOptions(screen.getByRole('combobox', { name: '培训机构' }), 'tb-qicheng-420102');
    await waitFor(async () => {
      for (const card of await cards()) expect(within(card).getByText(/武汉实训基地/)).toBeTruthy();
    });
    expect(query().get('provider')).toBe('tb-qicheng-420102');
  });

  it('shows a visitor no other perspective, whatever the address says', async () => {
    client = await openApp('/openPlatform/courseGoods?view=provider');
    await cards();
    expect(screen.queryByRole('group', { name: '身份' })).toBeNull();
    expect(await asked('openPlatformBranchFindGoods')).toEqual([]);
  });

  it('lists goods as a provider sees them, with the categories of providers [perspectives-two]', async () => {
    client = await openApp('/openPlatform/courseGoods', { signedIn: learner });
    await cards();
    await press('机构', within(await screen.findByRole('group', { name: '身份' })));
    await screen.findByText(/^以机构身份查看/);
    await cards();
    expect(query().get('view')).toBe('provider');
    expect(await asked('openPlatformBranchFindGoods')).not.toEqual([]);
    expect(await asked('branchGetGoodsCategoryTree')).not.toEqual([]);
  });

  it('tells somebody without a provider why there is no list', async () => {
    client = await openApp('/openPlatform/courseGoods?view=provider', { signedIn: '13800010005' });
    await screen.findByText('课程加载失败');
    expect(await screen.findByText('您不属于任何培训机构，不能以机构身份选课')).toBeTruthy();
  });
});

it('the sales channel lists what providers have taken into it', async () => {
  client = await openApp('/salesSystem/courseGoods?category=ai');
  await waitFor(async () => expect(await names()).toEqual(expect.arrayContaining(['提示词写作与流程设计'])));
  expect(await names()).not.toContain('数据治理与分类分级');
  const [request] = await asked('channelGoodsList');
  expect(request!.body).toEqual({ pageNum: 1, pageSize: 9, categoryCodes: ['ai'] });
});
