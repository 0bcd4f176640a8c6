import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const cards = () => screen.findAllByRole('article');

it('lists training providers for everybody by pages of twelve, the largest offer first [pagination-layout]', async () => {
  client = await openApp('/openPlatform/serviceProviderList');
  const [first] = await cards();
  expect(within(first!).getByText('51 门课程')).toBeTruthy();
  expect(await cards()).toHaveLength(12);
  const pages = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '每页 12 条',
    '每页 24 条',
    '每页 36 条',
  ]);
  await client.user.click(pages.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(pages.getByText('第 2 页，共 3 页')).toBeTruthy());
  expect(window.location.search).toBe('?page=2');
  await client.user.type(pages.getByRole('textbox', { name: '跳到第几页' }), '3{Enter}');
  await waitFor(() => expect(pages.getByText('第 3 页，共 3 页')).toBeTruthy());
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^培训机构（\d+）$/);
});

it('finds providers by name, keeps the name in the address, and offers all when none matches', async () => {
  client = await openApp('/openPlatform/serviceProviderList?name=电力');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  const search = screen.getByRole('searchbox', { name: '按机构名称搜索' });
  await client.user.clear(search);
  await client.user.type(search, '没有这样的机构');
  await screen.findByText('没有符合条件的机构');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('name')).toBe('没有这样的机构'));
  await client.user.click(screen.getByRole('button', { name: '查看全部机构' }));
  await waitFor(async () => expect(await cards()).toHaveLength(12));
});

it('offers another try when the list does not load', async () => {
  client = await openApp('/openPlatform/serviceProviderList');
  await cards();
  await client.platform.fault({ match: { id: 'openPlatformStuFindBranch' }, mode: 'drop', times: 2 });
  // At once: a pause between two letters would begin a search of its own, which takes one of the failures.
  await client.user.click(screen.getByRole('searchbox', { name: '按机构名称搜索' }));
  await client.user.paste('电力');
  await screen.findByText('机构列表加载失败');
  await client.user.click(screen.getByRole('button', { name: '重新加载' }));
  await waitFor(async () => expect(await cards()).toHaveLength(1));
});

it('shows a provider the branches as providers see them, and a visitor only one perspective', async () => {
  client = await openApp('/openPlatform/serviceProviderList', { signedIn: '13800017719' });
  await cards();
  await client.user.click(
    within(await screen.findByRole('group', { name: '身份' })).getByRole('button', { name: '机构' }),
  );
  await waitFor(async () =>
    expect((await client.platform.log()).map(({ id }) => id)).toContain('openPlatformBranchFindBranch'),
  );
  expect(await cards()).toHaveLength(12);
  await client.user.click(screen.getByRole('button', { name: '课程商品' }));
  await waitFor(() => expect(window.location.pathname).toBe('/openPlatform/courseGoods'));
  expect(new URLSearchParams(window.location.search).get('view')).toBe('provider');
});
