import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusedElement } from '#lib/focus/lost-focus.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { filmInPlayer, playFilms } from '../../support/film.ts';
import { inIsland } from '../../support/island.ts';

let client: TestClient;
afterEach(async () => {
  await client.stop();
  vi.restoreAllMocks();
});

const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);
const cards = () => screen.findAllByRole('article');

describe('the list', () => {
  it('is open to everybody, with a bar, ten articles to a page [pagination-layout]', async () => {
    client = await openApp('/cms/list');
    expect(await screen.findByRole('heading', { level: 1, name: '资讯中心' })).toBeTruthy();
    expect(await screen.findByRole('banner')).toBeTruthy();
    expect(await cards()).toHaveLength(10);
    expect(within(screen.getByRole('region', { name: '推荐内容' })).getAllByRole('link')).toHaveLength(4);
    const pages = screen.getByRole('navigation', { name: '分页' });
    const parts = within(pages);
    expect(parts.getByText('共 17 条')).toBeTruthy();
    const sizes = parts.getByRole('combobox', { name: '每页条数' });
    expect(
      within(sizes)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).toEqual(['10', '25', '50']);
    const next = parts.getByRole('button', { name: '下一页' });
    await client.user.click(next);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7));
    // The control stays while the page is read, with the focus.
    expect(document.activeElement).toBe(next);
    expect(window.location.search).toBe('?page=2');
    await client.user.type(parts.getByRole('textbox', { name: '跳到第几页' }), '3{Enter}');
    await screen.findByText('请输入 1 到 2 之间的页码');
    await client.user.selectOptions(sizes, '25');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(17));
    expect(window.location.search).toBe('?size=25');
    const requests = await asked('cmsArticleList');
    expect(requests.map(({ body }) => body)).toEqual([
      { pageNum: 1, pageSize: 10 },
      { pageNum: 2, pageSize: 10 },
      { pageNum: 1, pageSize: 25 },
    ]);
    const [special] = await asked('cmsGetSpecialShow');
    expect(special!.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(special!.body).toEqual({ specialId: 'news' });
  });

  it('shows one class', async () => {
    client = await openApp('/cms/list');
    await client.user.click(await screen.findByRole('tab', { name: '安全知识 5' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(window.location.search).toBe('?classId=safety');
    expect((await asked('cmsGetArticleListForClassId')).at(-1)?.body).toMatchObject({ classId: 'safety', pageNum: 1 });
  });

  it('finds by a word, and says so when it finds nothing', async () => {
    client = await openApp('/cms/list');
    await cards();
    const box = screen.getByRole('searchbox', { name: '搜索标题和摘要' });
    await client.user.type(box, '叉车{Enter}');
    expect(await screen.findByText('“叉车”的搜索结果')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await client.user.clear(screen.getByRole('searchbox', { name: '搜索标题和摘要' }));
    await client.user.type(screen.getByRole('searchbox', { name: '搜索标题和摘要' }), '没有的词{Enter}');
    expect(await screen.findByRole('heading', { name: '没有找到相关内容' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '查看全部内容' }));
    expect(await cards()).toHaveLength(10);
  });

  it('each part fails alone and can be tried again', async () => {
    client = await openApp('/privacyPolicy');
    await screen.findByRole('heading', { level: 1 });
    await client.platform.fault({ match: { id: 'cmsGetSpecialShow' }, mode: 'drop', times: 2 });
    await client.platform.fault({ match: { id: 'cmsArticleList' }, mode: 'drop', times: 2 });
    await client.restart('/cms/list');
    expect(await screen.findByRole('heading', { name: '栏目加载失败' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '内容加载失败' })).toBeTruthy();
    for (const button of screen.getAllByRole('button', { name: '重新加载' })) await client.user.click(button);
    expect(await cards()).toHaveLength(10);
    expect(await screen.findByRole('tab', { name: '政策资讯 4' })).toBeTruthy();
  });
});

describe('an article', () => {
  it('shows its text, more of its class and its neighbours', async () => {
    client = await openApp('/cms/detail?id=a-review-2026');
    const article = within(await screen.findByRole('article'));
    expect(article.getByRole('heading', { level: 1 }).textContent).toContain('复审有哪些变化');
    expect((await inIsland()).getByRole('table')).toBeTruthy();
    expect(article.getByText(/3,272 次阅读/)).toBeTruthy();
    const more = within(await screen.findByRole('region', { name: '同栏目内容' }));
    expect(more.getAllByRole('link')).toHaveLength(3);
    const [request] = await asked('cmsArticleFindById');
    expect([request!.method, request!.query]).toEqual(['GET', { id: 'a-review-2026' }]);
    await client.user.click(article.getByRole('link', { name: /^下一篇/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '微课：停电作业五步法' })).toBeTruthy();
    expect(window.location.pathname).toBe('/cms/video');
  });

  it('links lead to a program of the system, to the browser, and to screens of the client', async () => {
    const links = [
      ['报名表', '/media/samples/marked.docx'],
      ['政策原文', 'http://www.mem.example.cn/notice?id=1'],
      ['我的考试', '/#/cms/list'],
      ['写信', 'mailto:office@qicheng.example.cn'],
    ].map(([words, href]) => `<p><a href="${href}">${words}</a></p>`);
    const data = { id: 'a-review-2026', title: '附件', type: 1, content: `<h2>附件</h2>${links.join('')}` };
    const text = JSON.stringify({ code: 0, message: '', success: true, data });
    client = await openApp('/cms/detail?id=a-review-2026', {
      client: { parts: { askToLeave: async () => true } },
      faults: [{ match: { id: 'cmsArticleFindById' }, mode: 'answer', text, times: 0 }],
    });
    const follow = async (name: string) =>
      client.user.click(await (await inIsland()).findByRole('link', { name, hidden: true }));
    await follow('报名表');
    expect(await screen.findByText(/文件已交给系统里的程序打开.*报名表\.docx/)).toBeTruthy();
    expect(client.core.opened).toEqual([expect.stringMatching(/documents.报名表\.docx$/)]);
    await follow('政策原文');
    await waitFor(() => expect(client.core.opened[1]).toBe('https://www.mem.example.cn/notice?id=1'));
    await follow('写信');
    expect(await screen.findByText('只能打开以 https 开头的网址')).toBeTruthy();
    await follow('我的考试');
    expect(await screen.findByRole('heading', { level: 1, name: '资讯中心' })).toBeTruthy();
    expect(client.core.opened).toHaveLength(2);
  });

  it.each(['/cms/detail?id=nothing', '/cms/detail', '/cms/video'])('%s says that there is none', async (address) => {
    client = await openApp(address);
    expect(await screen.findByRole('heading', { name: '没有找到这篇内容' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '浏览全部内容' }));
    expect(await cards()).toHaveLength(10);
  });

  it('that does not load can be tried again', async () => {
    client = await openApp('/cms/list');
    await cards();
    await client.platform.fault({ match: { id: 'cmsArticleFindById' }, mode: 'drop', times: 2 });
    await client.user.click(screen.getAllByRole('link', { name: /复审有哪些变化/ })[0]!);
    expect(await screen.findByRole('heading', { name: '这篇内容加载失败' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('heading', { level: 1, name: /复审有哪些变化/ })).toBeTruthy();
  });
});

describe('reading', () => {
  const article = '/cms/detail?id=a-forklift-blind';

  it('a picture opens large, by mouse and by key', async () => {
    client = await openApp('/cms/video?id=v-extinguisher');
    const picture = await (await inIsland()).findByRole('button', { name: '查看大图: 手提式干粉灭火器' });
    picture.focus();
    await client.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '手提式干粉灭火器' }));
    expect(dialog.getByRole('img', { name: '手提式干粉灭火器' }).getAttribute('src')).toContain('extinguisher.svg');
    await client.user.click(dialog.getByRole('button', { name: '原始大小' }));
    expect(dialog.getByRole('button', { name: '适合窗口' })).toBeTruthy();
    await client.user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focusedElement()).toBe(picture));
    await client.user.click(picture);
    await screen.findByRole('dialog', { name: '手提式干粉灭火器' });
  });

  it('goes on where it was left', async () => {
    // The test page lays nothing out: an article of 4,000 pixels whose upper 1,200 are read and gone.
    const box = new DOMRect(0, window.innerHeight - 2_000, 800, 4_000);
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    client = await openApp(article);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: '继续阅读' })).toBeNull();
    fireEvent.scroll(window);
    await waitFor(() => expect(localStorage.getItem('cms.reading.visitor')).toContain('"share":0.5'));
    await client.restart(article);
    await screen.findByText(/ 读到 50%。$/);
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    await client.user.click(screen.getByRole('button', { name: '继续阅读' }));
    expect(scrolled).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '继续阅读' })).toBeNull();
    measured.mockRestore();
    scrolled.mockRestore();
  });
});

describe('a film', () => {
  it('plays through the gateway, in parts', async () => {
    client = await openApp('/cms/video?id=v-power-off');
    const film = await screen.findByLabelText<HTMLVideoElement>('微课：停电作业五步法');
    expect(film.getAttribute('src')).toBe('/api/media/power-off.webm');
    expect(film.controls).toBe(true);
    const part = await client.core.fetch('/api/media/power-off.webm', { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-3\/\d{6}$/);
  });

  it('that cannot be played says so, the text stays', async () => {
    client = await openApp('/cms/video?id=v-extinguisher');
    fireEvent.error(await screen.findByLabelText('微课：灭火器的正确使用'));
    expect(await screen.findByRole('heading', { name: '视频没有打开' })).toBeTruthy();
    expect((await inIsland()).getByText(/动作要一气呵成/)).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByLabelText('微课：灭火器的正确使用')).toBeTruthy();
  });

  it('is watched by a learner in the player, whose speed, keys and second are kept', async () => {
    playFilms(90);
    const address = '/cms/video?id=v-extinguisher';
    client = await openApp(address, { signedIn: '13800017719' });
    const element = await filmInPlayer();
    expect(element.src).toMatch(/\/api\/media\/.+\.webm$/u);
    expect(element.controls).toBe(false);
    screen.getByRole('heading', { level: 1 }).focus();
    await client.user.keyboard('kl>');
    await waitFor(() => expect([element.currentTime, element.playbackRate]).toEqual([10, 1.25]));
    // Within the article its own links and pictures have the keys.
    (await (await inIsland()).findByRole('button', { name: /^查看大图/ })).focus();
    await client.user.keyboard('l');
    expect(element.currentTime).toBe(10);
    await client.restart(address);
    const again = await filmInPlayer();
    await waitFor(() => expect([again.currentTime, again.playbackRate]).toEqual([10, 1.25]));
    expect((await asked('saveLog')).length).toBe(0);
  });

  it('opened as an article moves to its own page', async () => {
    client = await openApp('/cms/detail?id=v-power-off');
    await waitFor(() => expect(window.location.pathname).toBe('/cms/video'));
  });
});
