import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

/** A tenant that laid out no page. */
const tenant = 'zhongzhu';
let client: TestClient;
afterEach(() => client.stop());

const asked = async () => new Set((await client.platform.log()).map(({ id }) => id));
const block = (name: string) => screen.findByRole('region', { name });
const type = async (field: string, text: string, where: ReturnType<typeof within>) => {
  const box = where.getByRole('textbox', { name: new RegExp(field) });
  await client.user.clear(box);
  await client.user.click(box);
  await client.user.paste(text);
};

describe('a home page without a layout shows its own', () => {
  it.each([
    [
      '/opHomepage',
      ['本机构课程', '平台课程', '护理员考试成绩查询', '养老机构'],
      [
        'minzhengCarouselFindListByType',
        'minzhengGetGoodsInBranch',
        'minzhengGetGoodsInSaas',
        'oldAgeInstitutionGetRegions',
      ],
    ],
    [
      '/globalHome',
      ['训练营', '取证训练营', '近期直播'],
      ['trainFindIndexTrain', 'trainFindExamTrain', 'getIndexLatelyLive'],
    ],
    ['/shuidian_homepage', ['道路运输训练营'], ['trafficFindIndexTrain']],
    [
      '/aic_homepage',
      ['家政训练营', '家政企业信用', '家政人员信用查询'],
      ['jzFindIndexTrain', 'creditCompanyJzHomeDisplayList'],
    ],
    ['/aic_about', ['家政企业信用名录'], ['creditCompanyJzFindList']],
    [
      '/toC',
      ['限时优惠', '直播电商课程', '中职院校课程', '产业课程'],
      ['findSaleGoods', 'findWangHongSaleGoods', 'findZhongZhiSaleGoods', 'gongXinFindSaleGoods'],
    ],
  ])('%s', async (address, names, calls) => {
    client = await openApp(address, { tenant });
    for (const name of names) await block(name);
    const ids = await asked();
    expect(calls.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('a block fails alone', async () => {
    client = await openApp('/toC', {
      tenant,
      faults: [{ match: { id: 'findWangHongSaleGoods' }, mode: 'status', status: 500, times: 0 }],
    });
    await within(await block('直播电商课程')).findByText('直播电商课程加载失败', {}, { timeout: 20_000 });
    expect((await within(await block('中职院校课程')).findAllByRole('article')).length).toBeGreaterThan(0);
  }, 40_000);
});

describe('somebody is looked up by name and ID number', () => {
  it('with what the platform has, and a plain no where it has nothing', async () => {
    client = await openApp('/aic_homepage', { tenant });
    const search = within(await block('家政人员信用查询'));
    await client.user.click(await search.findByRole('button', { name: '查询' }));
    search.getByText('请输入姓名');
    await type('姓名', '王芳', search);
    await type('身份证号', '1234', search);
    await client.user.click(search.getByRole('button', { name: '查询' }));
    search.getByText('请输入正确的身份证号');
    expect((await asked()).has('creditPersonJzFindByNameAndIdCard')).toBe(false);
    await type('身份证号', '32010219880303402X', search);
    await client.user.click(search.getByRole('button', { name: '查询' }));
    await search.findByText('康馨家政服务有限公司（示例）');
    await type('姓名', '李四', search);
    expect(search.queryByText('康馨家政服务有限公司（示例）')).toBeNull();
    await client.user.click(search.getByRole('button', { name: '查询' }));
    await search.findByText('平台没有登记这个姓名和身份证号。');
    expect(window.location.href).not.toContain('3201');
    const kept = [localStorage, sessionStorage].flatMap((store) => Object.values(store));
    expect(kept.join(' ')).not.toContain('3201021988');
  });

  it('results of nursing assistants, each with what the platform says', async () => {
    client = await openApp('/opHomepage', { tenant });
    const search = within(await block('护理员考试成绩查询'));
    await type('姓名', '王芳', search);
    await type('身份证号', '32010219880303402X', search);
    await client.user.click(search.getByRole('button', { name: '查询' }));
    await search.findByText('医疗护理员（理论）');
    expect(search.getByText('不合格')).toBeTruthy();
  });
});

it('live classes are cards with their state and time, and lead to where they are attended', async () => {
  client = await openApp('/globalHome', { tenant, signedIn: '13800017719' });
  const lives = within(await block('近期直播'));
  expect(await lives.findAllByRole('article')).toHaveLength(8);
  const [running] = lives.getAllByText('直播中');
  const card = within(running!.closest('article')!);
  expect(card.getByText(/\d{2}:\d{2} – /)).toBeTruthy();
  await client.user.click(card.getByRole('link'));
  await waitFor(() => expect(window.location.pathname).toBe('/studentSee'));
});

it('institutions for the aged are shown region by region', async () => {
  client = await openApp('/opHomepage', { tenant });
  const regions = within(await block('养老机构'));
  await regions.findByText('玄武湖颐养中心（示例）');
  await client.user.selectOptions(regions.getByRole('combobox', { name: '地区' }), '320106');
  await regions.findByText('鼓楼社区养老服务中心（示例）');
  expect(regions.queryByText('玄武湖颐养中心（示例）')).toBeNull();
});

it('companies are found by name', async () => {
  client = await openApp('/aic_about', { tenant });
  const directory = within(await block('家政企业信用名录'));
  await client.user.type(await directory.findByRole('searchbox', { name: '搜索企业名称' }), '银龄');
  await directory.findByText('银龄照护服务社（示例）');
  await screen.findByText('已加载全部内容');
  expect(directory.queryByText('康馨家政服务有限公司（示例）')).toBeNull();
});
