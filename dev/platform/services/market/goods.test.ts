import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { goodsCategoryFindAll } from '#contract/platform/market/categories.ts';
import { distribute, getDistributionGoodsInfo } from '#contract/platform/market/distribution.ts';
import {
  checkUserCanByGoods,
  findGoodsById,
  findGoodsDetailById,
  findGoodsGiftByGoodsId,
} from '#contract/platform/market/goods-detail.ts';
import * as lists from '#contract/platform/market/goods-lists.ts';
import { courses } from '../../content/courses.ts';
import { allGoods } from '../../content/market/goods.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

async function find(filter: object, asWhom = '') {
  const { data } = await platform.call(
    lists.openPlatformStuFindGoods,
    { pageNum: 1, pageSize: 999, ...filter },
    asWhom,
  );
  return z.parse(lists.openPlatformStuFindGoods.answer, data);
}

async function detail(goodsId: string) {
  const { data } = await platform.call(findGoodsDetailById, { goodsId }, token);
  return z.parse(findGoodsDetailById.answer, data);
}

const check = (goodsId: string, asWhom = token) =>
  platform.call(checkUserCanByGoods, { goodsId, orderType: 1 }, asWhom);

describe('the content of the market', () => {
  it('is rich: 120 goods and more, each once, each in a known category, each with a course that exists', () => {
    expect(allGoods.filter(({ type }) => type === 3).length).toBeGreaterThan(120);
    expect(new Set(allGoods.map(({ id }) => id)).size).toBe(allGoods.length);
    const known = new Set(courses.map(({ id }) => id));
    expect(allGoods.filter(({ courseId }) => courseId !== null && !known.has(courseId))).toEqual([]);
    expect(allGoods.filter(({ saleCents, courseId }) => saleCents === 0 && courseId === null)).toEqual([]);
    expect(allGoods.filter(({ saleCents, baseCents }) => !(saleCents <= baseCents))).toEqual([]);
  });

  it('has a category for every goods', async () => {
    const { data } = await platform.call(goodsCategoryFindAll, {});
    const tree = z.parse(goodsCategoryFindAll.answer, data);
    const codes = new Set(tree.flatMap(({ code, children }) => [code, ...children.map((child) => child.code)]));
    expect(allGoods.filter(({ category }) => !codes.has(category))).toEqual([]);
  });
});

describe('lists of goods', () => {
  it('come page by page, each once', async () => {
    const { total } = await find({ pageSize: 9 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total! / 27) }, (_, at) => find({ pageNum: at + 1, pageSize: 27 })),
    );
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(total);
  });

  it('a category means everything below it', async () => {
    const [all, power, weld] = await Promise.all(
      ['special', 'special-power', 'special-weld'].map((code) => find({ categoryCodes: [code] })),
    );
    expect(all!.total).toBeGreaterThan(power!.total! + weld!.total!);
    const both = await find({ categoryCodes: ['special-power', 'special-weld'] });
    expect(both.total).toBe(power!.total! + weld!.total!);
  });

  it('are narrowed by name, price and provider', async () => {
    const named = await find({ name: 'bim' });
    expect(named.list.map(({ id }) => id)).toEqual(['g-build-bim']);
    expect((await find({ isFree: true })).list.every(({ isFree, salePrice }) => isFree && salePrice === 0)).toBe(true);
    expect((await find({ isFree: false })).list.some(({ isFree }) => isFree)).toBe(false);
    const { list } = await find({ branchId: 'tb-qicheng-420102' });
    expect(new Set(list.map(({ branchName }) => branchName)).size).toBe(1);
    expect((await find({ branchId: 'nobody' })).total).toBe(0);
  });

  it('say what is owned only to who owns it', async () => {
    const state = async (asWhom: string) =>
      (await find({}, asWhom)).list.find(({ id }) => id === 'g-power-low')?.isOwned;
    expect(await state('')).toBeNull();
    expect(await state(token)).toBe(true);
    expect(await state(await platform.signIn('13800010002'))).toBe(false);
  });

  it('refuse a page below 1', async () => {
    const { code } = await platform.call(lists.channelGoodsList, { pageNum: 0, pageSize: 9 });
    expect(code).toBe(40001);
  });
});

it('a large market is one of 10,000 goods and more', async () => {
  const large = await platformUnderTest();
  await large.diagnose('POST', '/__goods', { count: 10_000 });
  const { data } = await large.call(lists.openPlatformStuFindGoods, { pageNum: 371, pageSize: 27, name: '期）' });
  expect(z.parse(lists.openPlatformStuFindGoods.answer, data)).toMatchObject({ total: 10_000 });
  await large.close();
});

describe('goods before the purchase', () => {
  it('tell prices in yuan, which are cents for us, with catalogue and gifts', async () => {
    const goods = await detail('g-fire-mid');
    expect([goods.salePrice, goods.basePrice]).toEqual([168_050, 198_000]);
    expect(goods.catalogueList.length).toBeGreaterThan(2);
    const gifts = await platform.call(findGoodsGiftByGoodsId, { goodsId: 'g-fire-mid' });
    expect(z.parse(findGoodsGiftByGoodsId.answer, gifts.data)).toHaveLength(2);
    const same = await platform.call(findGoodsById, { id: 'g-fire-mid' }, token);
    expect(z.parse(findGoodsById.answer, same.data).name).toBe(goods.name);
  });

  it.each([
    ['g-weld', 0, true],
    ['g-ai-line', 0, false],
    ['g-power-low', 42121, null],
    ['g-fire-control', 42122, null],
    ['g-hydro-dam', 42123, null],
    ['g-ai-data', 42124, null],
    ['g-nothing', 40401, null],
  ])('whether %s may be bought: code %i, data %s', async (id, code, data) =>
    expect(await check(id)).toMatchObject({ code, data }),
  );

  it('a visitor is not told, and no other kind of order is known', async () => {
    expect((await check('g-weld', '')).code).toBe(602);
    expect((await platform.call(checkUserCanByGoods, { goodsId: 'g-weld', orderType: 2 }, token)).code).toBe(40001);
  });
});

describe('distribution', () => {
  const info = async (id: string) =>
    z.parse(getDistributionGoodsInfo.answer, (await platform.call(getDistributionGoodsInfo, { id }, token)).data);
  const offer = (id: string, asWhom = token) => platform.call(distribute, { distributionGoodsId: `dg-${id}` }, asWhom);

  it('takes goods into the offer once, and then they are in the sales channel', async () => {
    const before = await info('g-care-rehab');
    expect(before).toMatchObject({ isDistributed: false, salePrice: 26_000, shareRate: 25, settlePrice: 19_500 });
    expect((await offer('g-care-rehab')).code).toBe(0);
    expect(await info('g-care-rehab')).toMatchObject({ isDistributed: true });
    expect((await offer('g-care-rehab')).code).toBe(42126);
    const { data } = await platform.call(lists.channelGoodsList, { pageNum: 1, pageSize: 999 });
    expect(z.parse(lists.channelGoodsList.answer, data).list.map(({ id }) => id)).toContain('g-care-rehab');
  });

  it.each([
    ['g-food', 42127],
    ['g-hydro-dam', 42123],
    ['g-nothing', 40401],
  ])('refuses %s with %i', async (id, code) => expect((await offer(id)).code).toBe(code));

  it('is for members of a provider', async () => {
    const lonely = await platform.signIn('13800010005');
    expect((await offer('g-weld', lonely)).code).toBe(42125);
    const { code } = await platform.call(lists.openPlatformBranchFindGoods, { pageNum: 1, pageSize: 9 }, lonely);
    expect(code).toBe(42125);
  });
});
