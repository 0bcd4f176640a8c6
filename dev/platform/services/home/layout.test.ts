import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/home/page-layout.ts';
import { tenants } from '../../content/tenants.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

const pageId = 'opHomepage';
let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest(':memory:', 'anhe');
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

async function layout(as: string) {
  const { data } = await platform.call(calls.showPageLayoutForClick, { pageId }, as);
  return z.parse(calls.showPageLayoutForClick.answer, data);
}
const idsOf = ({ rowList }: calls.PageLayout) =>
  rowList.flatMap(({ columnList }) => columnList.flatMap(({ blockList }) => blockList.map(({ blockId }) => blockId)));

const save = (columnList: { width: number; blockList: { blockId: string; hidden: boolean }[] }[], as = token) =>
  platform.call(calls.savePageLayoutForClick, { pageId, rowList: [{ columnList }] }, as);
const column = (blockId: string, width = 24) => ({ width, blockList: [{ blockId, hidden: false }] });

describe('a page', () => {
  it.each(tenants.map(({ name }) => name))(
    'every tenant but the one without layouts has a home page, and all have three about pages: %s',
    async (tenant) => {
      const own = await platformUnderTest(':memory:', tenant);
      const read = async (id: string) => {
        const { data } = await own.call(calls.showPageLayoutForClick, { pageId: id });
        return z.parse(calls.showPageLayoutForClick.answer, data).rowList.length;
      };
      const rows = await read(tenant === 'global' ? 'globalHome' : 'opHomepage');
      expect([tenant, rows > 2]).toEqual([tenant, tenant !== 'zhongzhu']);
      for (const language of ['cn', 'en', 'fr']) expect(await read(`about-${language}`)).toBeGreaterThan(0);
      await own.close();
    },
  );

  it('without a layout is null', async () => {
    expect(await platform.call(calls.showPageLayoutForClick, { pageId: 'nowhere' })).toMatchObject({
      code: 0,
      data: null,
    });
  });

  it('comes in the language of the request', async () => {
    const ask = async (locale: string) => {
      const response = await platform.fetch('/modular/admin/v1/block/showPageLayoutForClick?pageId=globalHome', {
        headers: { locale },
      });
      return JSON.stringify(await response.json());
    };
    expect(await ask('fr-FR')).toContain('Prochains examens');
    expect(await ask('en-US')).toContain('Upcoming exams');
  });
});

describe('arranging', () => {
  it('is a learner’s own: others see the published page', async () => {
    const published = idsOf(await layout(''));
    expect(await save([column('goods-spare-sale', 16), column('carousel-care', 8)])).toMatchObject({ code: 0 });
    const mine = await layout(token);
    expect(idsOf(mine)).toEqual(['goods-spare-sale', 'carousel-care']);
    expect(mine.rowList[0]?.columnList.map(({ width }) => width)).toEqual([16, 8]);
    expect(idsOf(await layout(''))).toEqual(published);
    expect(idsOf(await layout(await platform.signIn('13800010002')))).toEqual(published);
  });

  it.each([
    ['a width of 0', [column('carousel-care', 0)], 40001],
    ['a width of 25', [column('carousel-care', 25)], 40001],
    ['half a unit', [column('carousel-care', 7.5)], 40001],
    ['a block of nobody', [column('goods-nobody')], 40401],
    ['a block twice', [column('carousel-care', 12), column('carousel-care', 12)], 40001],
  ])('refuses %s', async (_, columns, code) => {
    const before = idsOf(await layout(token));
    expect(await save(columns)).toMatchObject({ code });
    expect(idsOf(await layout(token))).toEqual(before);
  });

  it('refuses a visitor, an unknown page, and a tenant that does not offer it', async () => {
    expect(await save([column('carousel-care')], '')).toMatchObject({ code: 602 });
    expect(await platform.call(calls.getBlockListForClick, { pageId: 'nowhere' }, token)).toMatchObject({
      code: 40401,
    });
    const other = await platformUnderTest(':memory:', 'liaoyuan');
    const there = await other.signIn('13800017719');
    expect(await other.call(calls.getBlockListForClick, { pageId }, there)).toMatchObject({ code: 40305 });
    await other.close();
  });

  it.each([
    ['goods-care', '我的课程', 3, 0],
    ['goods-care', '我的课程', 6, 40001],
    ['goods-care', '我的课程', 0, 40001],
    ['goods-care', '   ', 3, 40001],
    ['goods-care', '一二三四五六七八九十一二三四五六七八九十一', 3, 40001],
    ['camps-care', '我的训练营', undefined, 0],
    ['camps-care', '我的训练营', 3, 40001],
    ['goods-nobody', '我的课程', 3, 40401],
  ])('block %s named %j with %s goods gives code %s', async (blockId, title, size, code) => {
    const request = { pageId, blockId, title };
    const answer = await platform.call(
      calls.saveBlockForClick,
      size === undefined ? request : { ...request, size },
      token,
    );
    expect(answer).toMatchObject(code === 0 ? { code, data: { blockId, title } } : { code });
  });
});
