import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { openApp, type TestClient } from '../../support/app.ts';

/** Seconds of the film in these tests. */
const duration = 1_310;
let paused: boolean;

// jsdom plays nothing: the film is as long as it says, and runs when the test says so.
beforeEach(() => {
  paused = true;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(media, 'duration', 'get').mockReturnValue(duration);
  vi.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(media, 'load').mockReturnValue();
  vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    paused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused = true;
    this.dispatchEvent(new Event('pause'));
  });
});

let client: TestClient;
afterEach(async () => {
  await client.stop();
  vi.restoreAllMocks();
});

const fire = 'c-electric-fire';
const lesson = (part: string) => `ci-electric-fire-${part}`;

async function open(
  id: string | null,
  courseId: string | null = fire,
  faults: readonly Record<string, unknown>[] = [],
) {
  client = await openApp(learningPaths.play.to({ courseId, id }), { signedIn: '13800017719', faults });
}

async function film(): Promise<HTMLVideoElement> {
  await screen.findByRole('slider', { name: '播放位置' });
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no film.');
  act(() => {
    for (const type of ['durationchange', 'loadedmetadata']) element.dispatchEvent(new Event(type));
  });
  return element;
}

const button = (name: string) => screen.findByRole('button', { name });
const sent = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id).length;

describe('a film', () => {
  it('asks for its address, goes on where the platform says, and tells its start [course-log] [resid-calls]', async () => {
    await open(lesson('3-2'));
    const element = await film();
    expect(element.src).toMatch(/\/api\/media\/course\/\d+\/[\w-]+\/r-ci-electric-fire-3-2\.webm$/);
    expect(element.currentTime).toBe(758);
    await client.user.click(await button('播放'));
    await screen.findByText('平台已收到 1 次学习记录');
    await screen.findByText('平台进度 59%');
    const [call] = (await client.platform.log()).filter(({ id }) => id === 'courseItemGetPlayAuthToken');
    expect(call?.query).toMatchObject({ resId: 'r-ci-electric-fire-3-2' });
    const [log] = (await client.platform.log()).filter(({ id }) => id === 'saveLog');
    expect(log?.body).toMatchObject({ courseId: fire, courseItemId: lesson('3-2'), cur: 1, max: 1, pollingTime: 1 });
  });

  it('is played by keys, and keeps its speed for the next one', async () => {
    await open(lesson('3-1'));
    const element = await film();
    await client.user.keyboard('k');
    expect(paused).toBe(false);
    await client.user.keyboard('l');
    await waitFor(() => expect(element.currentTime).toBe(10));
    await client.user.keyboard('>>');
    await waitFor(() => expect(element.playbackRate).toBe(1.5));
    await client.user.keyboard('m');
    await waitFor(() => expect(element.muted).toBe(true));
    await client.user.click(await button('字幕字号，当前 中'));
    await client.user.click(await screen.findByRole('menuitemradio', { name: '大' }));
    await button('字幕字号，当前 大');
    (document.activeElement as HTMLElement).blur();
    await client.user.keyboard('5');
    await waitFor(() => expect(element.currentTime).toBe(duration / 2));
    await client.user.keyboard('0l');
    await waitFor(() => expect(element.currentTime).toBe(10));
    await client.user.keyboard('n');
    await screen.findByRole('heading', { level: 1, name: '3.2 电气火灾的成因与处置' });
    await film();
    await screen.findByRole('button', { name: '播放速度，当前 1.5 倍' });
    await button('字幕字号，当前 大');
    // What was left is at its place.
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('3-1') }));
    expect((await film()).currentTime).toBe(10);
  });

  it.each([
    ['/media/vod/aliplayer-min.js', '此客户端暂不支持这种字幕格式'],
    ['/media/none.vtt', '字幕加载失败'],
  ])('with captions at %s says what is so', async (url, said) => {
    const data = {
      playAuth: '',
      videoMeta: { videoId: '1', coverURL: '' },
      playURL: '/media/none.webm',
      expiresIn: 600,
      captionList: [{ language: 'zh-CN', label: '', url }],
    };
    const text = JSON.stringify({ code: 0, message: '', success: true, data });
    await open(lesson('3-2'), fire, [{ match: { id: 'courseItemGetPlayAuthToken' }, mode: 'answer', text, times: 0 }]);
    await film();
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('goes no further than what was seen, until it is done', async () => {
    await open(lesson('3-2'));
    const element = await film();
    fireEvent.change(screen.getByRole('slider', { name: '播放位置' }), { target: { value: '1200' } });
    await screen.findByText('只能跳到看过的位置，目前看到 12:38');
    expect(element.currentTime).toBe(758);
    fireEvent.change(screen.getByRole('slider', { name: '播放位置' }), { target: { value: '60' } });
    expect(element.currentTime).toBe(60);
  });

  it('gets another address at each place where its own has ended, and says so when a fresh one does not help', async () => {
    await open(lesson('3-2'));
    const element = await film();
    await client.user.click(await button('播放'));
    const failsAt = (second: number) => {
      element.currentTime = second;
      act(() => void element.dispatchEvent(new Event('timeupdate')));
      act(() => void element.dispatchEvent(new Event('error')));
    };
    for (const second of [700, 300, 300, 300, 300]) {
      const ended = element.src;
      failsAt(second);
      await waitFor(() => expect(element.src).not.toBe(ended));
      act(() => void element.dispatchEvent(new Event('loadedmetadata')));
      expect(element.currentTime).toBe(second);
    }
    expect(await sent('courseItemGetPlayAuthToken')).toBe(6);
    failsAt(300);
    expect((await screen.findByRole('alert')).textContent).toContain('您的学习位置已保留');
    await client.user.click(await button('再试一次'));
    await film();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes on to the next item at its end, unless the learner stays', async () => {
    await open(lesson('1-1'));
    const element = await film();
    act(() => void element.dispatchEvent(new Event('ended')));
    await screen.findByText('8 秒后自动播放');
    await client.user.click(await button('留在本节'));
    expect(screen.queryByText(/秒后自动播放/)).toBeNull();
    screen.getByRole('heading', { level: 1, name: '1.1 电流、电压与线路负荷' });
    await client.user.click((await screen.findAllByRole('button', { name: '下一节' }))[1]!);
    await screen.findByRole('heading', { level: 1, name: '1.2 常用电气符号与图例（讲义）' });
  });

  it('that only the platform’s own player shows is said to be so', async () => {
    const text = JSON.stringify({ code: 0, message: '', success: true, data: { playAuth: 'x', videoMeta: {} } });
    const without = (id: string) => ({ match: { id }, mode: 'answer', text, times: 0 });
    await open(lesson('3-2'), fire, [
      without('courseItemGetPlayAuthToken'),
      without('getVideoPlayURL'),
      without('studentGetVideoUrlByResourceId'),
    ]);
    await screen.findByText('此客户端不能播放这段内容');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('without an address is shown by the player of its host, where the tenant brings one', async () => {
    const address = learningPaths.play.to({ courseId: fire, id: lesson('3-2') });
    client = await openApp(address, { signedIn: '13800010033' });
    await screen.findByRole('slider', { name: '播放位置' });
    await waitFor(() =>
      expect(document.querySelector('video + iframe')?.getAttribute('src')).toBe('app://aliplayer.package/'),
    );
    expect(screen.queryByRole('button', { name: '画中画' })).toBeNull();
    await client.stop();
    client = await openApp(address, { signedIn: '13800010033', tenant: 'anhe' });
    await screen.findByText('此客户端不能播放这段内容');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('whose credentials bring no address plays by the address that is given apart', async () => {
    const text = JSON.stringify({ code: 0, message: '', success: true, data: { playAuth: 'x', videoMeta: {} } });
    await open(lesson('3-2'), fire, [{ match: { id: 'courseItemGetPlayAuthToken' }, mode: 'answer', text, times: 0 }]);
    await screen.findByLabelText('3.2 电气火灾的成因与处置', { selector: 'video' });
    expect(screen.queryByText('此客户端不能播放这段内容')).toBeNull();
  });

  it('plays by what the documents show alone: credentials, and an address by the documented call', async () => {
    const answer = (data: unknown) => JSON.stringify({ code: 0, message: '', success: true, data });
    const credentials = answer({ playAuth: 'x', videoMeta: { videoId: 'v', coverURL: '' } });
    await open(lesson('3-2'), fire, [
      { match: { id: 'courseItemGetPlayAuthToken' }, mode: 'answer', text: credentials, times: 0 },
      { match: { id: 'getVideoPlayURL' }, mode: 'answer', text: answer('/film-3-2.webm'), times: 0 },
      { match: { id: 'studentGetVideoUrlByResourceId' }, mode: 'code', code: 404, times: 0 },
    ]);
    const element = await screen.findByLabelText('3.2 电气火灾的成因与处置', { selector: 'video' });
    await waitFor(() => expect(element.getAttribute('src') ?? '').toContain('film-3-2.webm'));
  });

  it('is counted later when the network is away', async () => {
    await open(lesson('3-2'));
    await film();
    await client.platform.fault({ match: { id: 'saveLog' }, mode: 'drop', times: 0 });
    await client.platform.fault({
      match: { id: 'findCourseItemWithResourceListByCourseId' },
      mode: 'drop',
      times: 0,
    });
    await client.user.click(await button('播放'));
    await screen.findByText('1 次学习记录尚未同步，连上平台后自动补传');
    await client.platform.clearFaults();
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('3-2') }));
    await screen.findByText('平台已收到 1 次学习记录');
    expect(await sent('saveLog')).toBe(1);
  });
});

describe('a note', () => {
  it('is on disk a moment later, stays with its item, and is saved as a file', async () => {
    await open(lesson('1-1'));
    await client.user.click(await button('笔记'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '这一节的笔记' });
    await waitFor(() => expect(field.disabled).toBe(false));
    await client.user.type(field, '先断电k');
    await screen.findByText(/^已保存在本机/);
    expect(paused).toBe(true);
    await client.user.click(await button('导出课程笔记'));
    await screen.findByText(/^笔记已保存为 电气防火技术.*\.txt/);
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('1-1') }));
    await client.user.click(await button('笔记'));
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('先断电k'));
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('2-1') }));
    await client.user.click(await button('笔记'));
    await screen.findByText('笔记只保存在这台电脑上');
  });
});

describe('other items', () => {
  it('pictures: one at a time, larger and smaller, at the one that was seen last [resid-calls]', async () => {
    await open(lesson('2-2'));
    const first = await screen.findByRole('img', { name: '2.2 配电箱隐患图集，第 1 张，共 3 张' });
    // A picture that has not appeared was not studied.
    expect(await sent('saveLog')).toBe(0);
    fireEvent.load(first);
    await screen.findByText('平台已收到 1 次学习记录');
    const [asked] = (await client.platform.log()).filter(({ id }) => id === 'courseItemGetPicUrl');
    expect(asked?.query).toMatchObject({ resId: 'r-ci-electric-fire-2-2' });
    await client.user.click(await button('下一张'));
    const picture = await screen.findByRole('img', { name: '2.2 配电箱隐患图集，第 2 张，共 3 张' });
    await client.user.click(await button('放大'));
    expect(picture.style.width).toBe('125%');
    fireEvent.error(picture);
    await waitFor(async () => expect(await sent('courseItemGetPicUrl')).toBe(2));
    // The platform gave the same address: it is asked for once more, and a second failure is told.
    await waitFor(() => expect(screen.getByRole('img', { name: /第 2 张/ })).not.toBe(picture));
    fireEvent.load(screen.getByRole('img', { name: /第 2 张/ }));
    fireEvent.error(screen.getByRole('img', { name: /第 2 张/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('内容加载失败');
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('2-2') }));
    await screen.findByRole('img', { name: /第 2 张/ });
  });

  it('a document that cannot be read here is opened outside, or said to be none of ours [resid-calls]', async () => {
    const told = (data: object) => JSON.stringify({ code: 0, message: '', success: true, data });
    const fault = (data: object) => ({
      match: { id: 'courseItemGetDocumentAccessToken' },
      mode: 'answer',
      text: told(data),
      times: 0,
    });
    await open(lesson('1-2'), fire, [fault({ viewerUrl: 'https://view.qicheng.example.cn/1', fileType: 'pptx' })]);
    await button('在浏览器中打开');
    const [asked] = (await client.platform.log()).filter(({ id }) => id === 'courseItemGetDocumentAccessToken');
    expect(asked?.query).toMatchObject({ resId: 'r-ci-electric-fire-1-2' });
    await client.platform.clearFaults();
    await client.platform.fault(fault({ fileUrl: '/media/x.html' }));
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('1-2') }));
    expect(await screen.findByText('此客户端不能显示这种文档')).toBeTruthy();
    // Slides of the platform itself go to a program of the system, or the learner is told why not.
    await client.platform.clearFaults();
    await client.platform.fault(fault({ fileUrl: '/media/x.pptx' }));
    await client.restart(learningPaths.play.to({ courseId: fire, id: lesson('1-2') }));
    expect(await screen.findByText('这是演示文稿（PowerPoint、WPS）')).toBeTruthy();
    await client.user.click(await button('用系统里的程序打开'));
    expect(await screen.findByText(/平台没有在这个地址给出文件/)).toBeTruthy();
  });

  it('a practice leads to its own screen, and back here', async () => {
    await open(lesson('1-3'));
    await client.user.click(await button('打开练习'));
    await waitFor(() => expect(window.location.pathname).toBe(practicePaths.pattern.pattern));
    expect(new URLSearchParams(window.location.search).get('backPath')).toContain('ci-electric-fire-1-3');
  });

  it.each([
    ['3-3', '“3.2 电气火灾的成因与处置”学到 80%（当前 54%）后开放'],
    ['5-1', '无内容，无法学习'],
    ['5-3', '已过期不可查看'],
  ])('%s says why it does not open, and asks for nothing', async (part, why) => {
    await open(lesson(part));
    await screen.findByRole('heading', { name: '现在还不能学习' });
    expect(screen.getAllByText(why).length).toBeGreaterThan(1);
    expect(await sent('courseItemGetPlayAuthToken')).toBe(0);
    expect(await sent('saveLog')).toBe(0);
  });

  it('without an item learning goes on; without a course there is nothing', async () => {
    await open(null);
    await screen.findByRole('heading', { level: 1, name: '3.2 电气火灾的成因与处置' });
    const outline = screen.getByRole('list', { name: '课程目录' });
    expect(within(outline).getByRole('button', { current: true }).textContent).toContain('3.2');
    await client.stop();
    await open('ci-none');
    await screen.findByText('课程里没有这一节');
    await client.stop();
    await open(null, null);
    await screen.findByText('请先选择课程');
  });

  it('the learning centre goes straight to the last item', async () => {
    client = await openApp(learningPaths.center.to(), { signedIn: '13800017719' });
    const card = (await screen.findByRole('heading', { name: /^3\.2 电气火灾/u })).closest<HTMLElement>(
      '[aria-labelledby]',
    )!;
    await client.user.click(within(card).getByRole('button', { name: '继续学习' }));
    await screen.findByRole('heading', { level: 1, name: '3.2 电气火灾的成因与处置' });
    expect((await film()).currentTime).toBe(758);
  });
});
