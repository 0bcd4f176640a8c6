import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const region = (name: string) => screen.findByRole('region', { name });
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

describe('the page of a layout', () => {
  it('puts blocks in columns of 24 units; one without a width takes the row [layout-column-width]', async () => {
    client = await openApp('/opHomepage');
    const unitsOf = async (name: string) => (await region(name)).closest('[data-units]')?.getAttribute('data-units');
    expect(await unitsOf('热门课程')).toBe('24');
    expect(await unitsOf('近期考试')).toBe('16');
    expect(await unitsOf('通知公告')).toBe('8');
    expect((await asked('showPageLayoutForClick')).map(({ query }) => query['pageId'])).toEqual(['opHomepage']);
  });

  it('asks for five goods of type 3 and shows no more [goods-grid-five] [page-size-goods-grid] [fixed-goods-type]', async () => {
    client = await openApp('/opHomepage');
    const cards = await within(await region('热门课程')).findAllByRole('article');
    expect(cards).toHaveLength(5);
    const [request] = await asked('goodsLearnerFindByConditionList');
    expect(request!.query).toMatchObject({ pageNum: '1', pageSize: '5' });
    expect(request!.body).toEqual({ type: 3, categoryCodes: [], goodsIds: [], name: '' });
  });

  it('a goods shows what it costs, what it cost, how many bought it and its kind [goods-price]', async () => {
    client = await openApp('/opHomepage');
    const [reduced, plain, required, free] = await within(await region('热门课程')).findAllByRole('article');
    expect(within(reduced!).getByText('¥680.00')).toBeTruthy();
    expect(within(reduced!).getByText('¥880.00').tagName).toBe('S');
    expect(within(reduced!).getByText('1,264 人已购')).toBeTruthy();
    expect(within(reduced!).getByText('选修')).toBeTruthy();
    expect(within(plain!).queryByText('原价')).toBeNull();
    expect(within(required!).getByText('必修')).toBeTruthy();
    expect(within(free!).getByText('免费')).toBeTruthy();
    expect(within(free!).getByText('公开课')).toBeTruthy();
  });

  it('a block that does not load fails alone and can be tried again', async () => {
    client = await openApp('/login');
    await client.platform.fault({ match: { id: 'trainFindIndexTrain' }, mode: 'code', code: 50001, times: 1 });
    await client.restart('/opHomepage');
    const camps = await region('训练营');
    expect(await within(camps).findByRole('heading', { name: '训练营加载失败' })).toBeTruthy();
    expect(await within(await region('热门课程')).findAllByRole('article')).toHaveLength(5);
    await client.user.click(within(camps).getByRole('button', { name: '重新加载' }));
    expect(await within(camps).findAllByRole('article')).toHaveLength(4);
  });

  it('a kind of block that this client does not know is left out, and the log names it', async () => {
    client = await openApp('/demo_homepage', { signedIn: learner });
    expect(await within(await region('热门课程')).findAllByRole('article')).toHaveLength(5);
    expect(screen.queryByText('实训教室地图')).toBeNull();
    await waitFor(() => expect(client.core.log.join('\n')).toContain("unknown kind 'classroomMap'"));
  });

  it('that does not load can be tried again', async () => {
    client = await openApp('/login');
    await client.platform.fault({ match: { id: 'showPageLayoutForClick' }, mode: 'code', code: 50001, times: 1 });
    await client.restart('/aic_about');
    expect(await screen.findByRole('heading', { name: '页面加载失败' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await region('学院简介')).toBeTruthy();
  });
});

describe('home routes', () => {
  it.each([
    ['/shuidian_homepage', '水利水电职业技能平台', ['trainFindExamTrain', 'minzhengGetGoodsInSaas']],
    ['/aic_homepage', '人工智能产业人才学院', ['gongXinFindSaleGoods', 'getIndexLatelyLive']],
    ['/toC', '学一门手艺', ['findSaleGoods', 'jzFindIndexTrain', 'trafficFindIndexTrain']],
    ['/GlobalHome', 'Horizon Skills Academy', ['minzhengCarouselFindListByType']],
  ])('%s is the page %s with its own content', async (path, name, ids) => {
    client = await openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    await waitFor(async () => {
      const made = (await client.platform.log()).map(({ id }) => id);
      expect(made).toEqual(expect.arrayContaining(ids));
    });
    await waitFor(() => expect(screen.queryByText('加载中')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of which the platform keeps nothing has one heading all the same', async () => {
    client = await openApp('/userAgreement');
    const text = JSON.stringify({ code: 0, message: '', success: true, data: {} });
    await client.platform.fault({ match: { id: 'showPageLayoutForClick' }, mode: 'answer', text, times: 0 });
    await client.restart('/opHomepage');
    expect(await screen.findByRole('heading', { level: 1, name: '首页' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('whose layout the platform refuses shows what stands in for it', async () => {
    client = await openApp('/aic_homepage', {
      faults: [{ match: { id: 'showPageLayoutForClick' }, mode: 'code', code: 20001, times: 0 }],
    });
    expect(await screen.findByRole('heading', { name: '家政人员信用查询' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '页面加载失败' })).toBeNull();
  });

  it('another language asks the platform for its words', async () => {
    client = await openApp('/globalHome', { tenant: 'global' });
    expect(await region('Upcoming exams')).toBeTruthy();
    await act(() => client.core.desktop.settings.change({ locale: 'fr-FR' }));
    expect(await region('Prochains examens')).toBeTruthy();
    expect(await screen.findByText('Des compétences sans frontières')).toBeTruthy();
  });

  it('a tenant has its own; its shelf asks by type and size', async () => {
    client = await openApp('/opHomepage', { tenant: 'anhe' });
    expect(await within(await region('照护课程')).findAllByRole('article')).toHaveLength(5);
    const [request] = await asked('minzhengGetGoodsInBranch');
    expect(request!.query).toMatchObject({ type: '1', size: '5' });
  });
});

describe('what leads on', () => {
  it('a visitor on an entry for learners signs in first', async () => {
    client = await openApp('/opHomepage');
    const entries = await region('快捷入口');
    await client.user.click(within(entries).getByRole('link', { name: '我的证书' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.location.search).toContain('redirect');
  });

  it('a learner sees the next exams with a button each; a visitor the way to sign in', async () => {
    client = await openApp('/opHomepage', { signedIn: learner });
    const exams = await region('近期考试');
    expect(await within(exams).findAllByRole('listitem')).toHaveLength(4);
    const [start] = within(exams).getAllByRole('button', { name: '开始考试' });
    await client.user.click(start!);
    await waitFor(() => expect(window.location.pathname).toBe('/exam/resdExam'));
  });

  it('notices are the newest articles, and lead to them', async () => {
    client = await openApp('/opHomepage');
    const notices = within(await region('通知公告'));
    expect(await notices.findAllByRole('listitem')).toHaveLength(5);
    const [first] = notices.getAllByRole('listitem').map((row) => within(row).getByRole('link'));
    await client.user.click(first!);
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/cms\/(detail|video)$/));
  });

  it('a block of one class asks for that class only', async () => {
    client = await openApp('/toC');
    expect(await within(await region('学员故事')).findAllByRole('listitem')).toHaveLength(3);
    await waitFor(async () =>
      expect((await asked('cmsGetArticleListForClassId')).map(({ body }) => body)).toContainEqual({
        pageNum: 1,
        pageSize: 3,
        classId: 'story',
      }),
    );
  });

  it('a carousel is turned by hand, and stands still when asked to', async () => {
    client = await openApp('/opHomepage');
    const frame = await screen.findByRole('group', { name: '轮播' });
    // Under the pointer nothing turns by itself.
    await client.user.hover(frame);
    const carousel = within(frame);
    expect(await carousel.findByRole('heading', { name: '持证上岗，从启程开始' })).toBeTruthy();
    expect(carousel.getByText('1 / 3')).toBeTruthy();
    await client.user.click(carousel.getByRole('button', { name: '下一张' }));
    expect(await carousel.findByText('2 / 3')).toBeTruthy();
    const previous = carousel.getByRole('button', { name: '上一张' });
    await client.user.click(previous);
    await client.user.click(previous);
    expect(await carousel.findByText('3 / 3')).toBeTruthy();
    await client.user.click(carousel.getByRole('button', { name: '暂停轮播' }));
    expect(carousel.getByRole('button', { name: '开始轮播' })).toBeTruthy();
  });
});

describe('pages that speak one language', () => {
  it.each([
    ['/certificate-cn', 'zh-CN', '证书说明'],
    ['/certificate-en', 'en-US', 'About certificates'],
    ['/certificate-fr', 'fr-FR', 'Les certificats'],
  ])('%s speaks %s whatever the client speaks', async (path, lang, title) => {
    client = await openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('main').lang).toBe(lang);
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('the about page tells of the organisation, with the page that the platform keeps', async () => {
    client = await openApp('/about-cn');
    expect(await screen.findByRole('heading', { level: 1, name: '启程职业培训' })).toBeTruthy();
    expect(await region('我们是谁')).toBeTruthy();
    await client.user.click(screen.getByRole('link', { name: 'Français' }));
    expect(await region('Qui nous sommes')).toBeTruthy();
    expect(screen.getByRole('main').lang).toBe('fr-FR');
    const pages = (await asked('showPageLayoutForClick')).map(({ query }) => query['pageId']);
    expect(pages).toEqual(['about-cn', 'about-fr']);
  });

  it('the English about page speaks English whatever the client speaks', async () => {
    client = await openApp('/about-en');
    expect(await region('Who we are')).toBeTruthy();
    expect(screen.getByRole('main').lang).toBe('en-US');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect((await asked('showPageLayoutForClick')).map(({ query }) => query['pageId'])).toEqual(['about-en']);
  });
});
