import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jobPaths } from '#contract/paths/job.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (address = jobPaths.board.to()) => {
  client = await openApp(address, { signedIn: '13800017719' });
};
const press = async (name: string | RegExp, where: HTMLElement = document.body) =>
  client.user.click(await within(where).findByRole('button', { name }));
const cards = async (name: string) => screen.findAllByRole('article', { name });
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

describe('/jobIdx', () => {
  it('lists positions with pay, place and what is asked for', async () => {
    await open();
    const [card] = await cards('养老护理员');
    expect(card?.textContent).toMatch(/¥\d,\d00–¥\d,\d00\/月/u);
    expect(card?.textContent).toContain('康颐养老服务有限公司（示例）');
    expect(card?.textContent).toContain('1 年以内');
  });

  it('is narrowed by city, pay, experience and education, in the address', async () => {
    await open();
    await press('所在城市：南京市');
    await waitFor(() => expect(window.location.search).toContain('city=3201'));
    const pay = await screen.findByRole('group', { name: '月薪' });
    await press('7000–9000 元', pay);
    await press('1–3 年', await screen.findByRole('group', { name: '经验要求' }));
    await press('高中或中专', await screen.findByRole('group', { name: '学历要求' }));
    await waitFor(async () =>
      expect((await asked('positionFindByCondition')).at(-1)?.body).toEqual({
        pageNum: 1,
        pageSize: 10,
        cityCode: '3201',
        salaryMin: 7000,
        salaryMax: 9000,
        experience: 2,
        education: 2,
      }),
    );
    expect((await screen.findAllByText(/南京市/u)).length).toBeGreaterThan(1);
  });

  it('is searched, and remembers what was searched for on this computer', async () => {
    await open();
    await client.user.type(await screen.findByRole('searchbox', { name: '搜索职位或福利' }), '氩弧焊');
    await cards('焊工（氩弧焊）');
    await waitFor(() => expect(screen.queryByRole('article', { name: '养老护理员' })).toBeNull());
    await client.restart(jobPaths.board.to());
    const last = await screen.findByRole('region', { name: '最近搜索' });
    await press('氩弧焊', last);
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('name')).toBe('氩弧焊'));
    await cards('焊工（氩弧焊）');
    await client.restart(jobPaths.board.to());
    await press('清空');
    await waitFor(() => expect(screen.queryByRole('region', { name: '最近搜索' })).toBeNull());
  });

  it('says when nothing fits, and clears the filters', async () => {
    await open(jobPaths.board.to({ name: '没有这个职位' }));
    await screen.findByText('没有符合条件的职位');
    await press('清除条件');
    expect((await cards('养老护理员')).length).toBeGreaterThan(0);
  });

  it('keeps saved positions on this computer', async () => {
    await open();
    const [card] = await cards('养老护理员');
    await press('收藏', card);
    await within(card!).findByRole('button', { name: '已收藏' });
    await client.restart(jobPaths.board.to({ tab: 'saved' }));
    const saved = await screen.findByRole('article', { name: '养老护理员' });
    await press('取消收藏', saved);
    expect(await screen.findByText('还没有收藏职位')).toBeTruthy();
  });
});

describe('/jobDetail', () => {
  it('says what the work is, and whom to ask where the company says so', async () => {
    await open(jobPaths.position.to({ id: 'pos-1' }));
    await screen.findByRole('heading', { level: 1, name: '养老护理员' });
    await screen.findByText('照护 6 至 8 位老人的起居、进食和清洁');
    const company = await screen.findByRole('region', { name: '企业' });
    await within(company).findByText('朱老师');
    await within(company).findByText('025-5550-2101');
    expect(await asked('companyInfoWithoutMan')).toEqual([]);
    await press(/^查看该企业的 \d+ 个职位$/u, company);
    await screen.findByRole('heading', { level: 1, name: '康颐养老服务有限公司（示例） 的职位' });
    await waitFor(async () =>
      expect((await asked('positionFindByCondition')).at(-1)?.body).toMatchObject({ companyId: 'kangyi' }),
    );
  });

  it('shows a company that names nobody without a contact', async () => {
    await open(jobPaths.position.to({ id: 'pos-21' }));
    const company = await screen.findByRole('region', { name: '企业' });
    await within(company).findByText('消防技术服务');
    expect(within(company).queryByText('联系人')).toBeNull();
    expect(await asked('companyInfo')).toEqual([]);
  });

  it('shows the company without a contact where the platform does not give one after all', async () => {
    client = await openApp(jobPaths.board.to(), {
      signedIn: '13800017719',
      faults: [{ match: { id: 'companyInfo' }, mode: 'status', status: 500, times: 0 }],
    });
    await client.restart(jobPaths.position.to({ id: 'pos-1' }));
    const company = await screen.findByRole('region', { name: '企业' });
    expect(await within(company).findByText('养老服务', undefined, { timeout: 5_000 })).toBeTruthy();
    expect(within(company).queryByText('朱老师')).toBeNull();
  });

  it('leads to similar positions', async () => {
    await open(jobPaths.position.to({ id: 'pos-1' }));
    const similar = await screen.findByRole('region', { name: '相似职位' });
    const [first] = await within(similar).findAllByRole('link');
    await client.user.click(first!);
    await waitFor(() => expect(window.location.search).not.toContain('id=pos-1&'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect((await asked('findSimilarPostion'))[0]?.body).toEqual({ id: 'pos-1' });
  });

  it('that is closed says so', async () => {
    await open(jobPaths.position.to({ id: 'pos-12' }));
    expect(await screen.findByText('平台说明这个职位不再招人，以下内容仅供参考。')).toBeTruthy();
  });

  it.each([
    [jobPaths.position.pattern, '请先选择职位'],
    [jobPaths.position.to({ id: 'none' }), '没有找到这个职位'],
  ])('without a position %s says so', async (address, words) => {
    await open(address);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
