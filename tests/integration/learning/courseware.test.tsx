import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { CoursewareStore } from '#electron/study/courseware/courseware-store.ts';
import { openApp, type TestClient } from '../../support/app.ts';

const courseId = 'c-weld-gas';
const id = 'ci-weld-gas-2-3';
const address = learningPaths.play.to({ courseId, id });

let client: TestClient;
afterEach(async () => {
  await client.stop();
  vi.restoreAllMocks();
});

async function open(faults: readonly Record<string, unknown>[] = []): Promise<void> {
  client = await openApp(address, { signedIn: '13800017719', faults });
}

const parts = [
  { id: 'check', title: '现场检查', isThere: true },
  { id: 'quiz', title: '小测验', isThere: true },
  { id: 'film', title: '事故案例', isThere: false },
];

/** jsdom loads no frame: the test is the player in it, as far as the page can tell. */
async function player() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('互动课件：2.3 互动课件：动火作业前的检查');
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const given = vi.spyOn(contentWindow, 'postMessage');
  fireEvent.load(frame);
  const call: readonly unknown[] = given.mock.calls[0] ?? [];
  const [start, , ports] = call;
  const port: unknown = Array.isArray(ports) ? ports[0] : undefined;
  if (!(port instanceof MessagePort)) throw new Error('The player got no port.');
  const heard: unknown[] = [];
  port.addEventListener('message', ({ data }) => heard.push(data));
  port.start();
  const say = (message: unknown) => act(async () => port.postMessage(message));
  return { frame, start, say, heard, port };
}

async function begun() {
  const one = await player();
  await one.say({ type: 'outline', version: '2004', title: '动火作业前的检查', parts });
  await one.say({ type: 'opened', partId: 'check' });
  await screen.findByText('课件还没有报告进度');
  return one;
}

const commit = (partId: string, cmi: object) => ({
  type: 'commit',
  commit: { partId, version: '2004', cmi: JSON.stringify(cmi) },
});

describe('courseware', () => {
  it('runs at an origin of its own, and begins without a state [course-log]', async () => {
    await open();
    const { frame, start } = await begun();
    expect(frame.src).toMatch(/^app:\/\/scorm-[0-9a-f]{24}\.package\/\.lectern\/player\.html$/);
    expect(frame.getAttribute('sandbox')).not.toContain('popups');
    expect(start).toMatchObject({ type: 'start', language: 'zh-CN', state: { parts: {}, lastPart: null } });
    await screen.findByText('平台已收到 1 次学习记录');
    await screen.findByText('课件内的位置和成绩只保存在本机，平台只收到学习记录');
  });

  it('says what it commits once that is on disk, and gets it back after a restart', async () => {
    await open();
    const one = await begun();
    const cmi = {
      completion_status: 'completed',
      success_status: 'failed',
      score: { raw: '50', max: '100' },
      total_time: 'PT12M5S',
    };
    await one.say(commit('check', cmi));
    await screen.findByText(/^本机已保存 /u);
    await screen.findByText('课件显示：已完成');
    await screen.findByText('课件显示：未通过');
    await screen.findByText('课件得分 50 / 100');
    await screen.findByText('课件记录用时 12 分钟');
    await client.restart(address);
    const again = await player();
    expect(again.start).toMatchObject({
      state: { lastPart: 'check', parts: { check: { version: '2004', cmi: JSON.stringify(cmi) } } },
    });
  });

  it('goes to the part that the learner chooses', async () => {
    await open();
    const { say, heard } = await begun();
    await client.user.click(await screen.findByRole('button', { name: '当前部分：现场检查' }));
    await client.user.click(await screen.findByRole('menuitemradio', { name: '小测验' }));
    await waitFor(() => expect(heard).toContainEqual({ type: 'go', partId: 'quiz' }));
    await say({ type: 'opened', partId: 'quiz' });
    await screen.findByRole('button', { name: '当前部分：小测验' });
  });

  it('says which part is missing, in the menu and in its place, and of one whose page does not come', async () => {
    await open();
    const { say } = await begun();
    await client.user.click(await screen.findByRole('button', { name: '当前部分：现场检查' }));
    await client.user.click(await screen.findByRole('menuitemradio', { name: '事故案例（课件中缺少）' }));
    await say({ type: 'opened', partId: 'film' });
    expect((await screen.findByRole('alert')).textContent).toContain('这一部分打不开');
    await say({ type: 'opened', partId: 'quiz' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await say({ type: 'absent', partId: 'quiz' });
    await screen.findByRole('alert');
  });

  it('opens no part that its rules shut, and goes on where they lead', async () => {
    await open();
    const { say, heard } = await begun();
    await say({ type: 'ways', shut: ['quiz'], next: true, previous: false, whole: null });
    await client.user.click(await screen.findByRole('button', { name: '当前部分：现场检查' }));
    await client.user.click(await screen.findByRole('menuitemradio', { name: '小测验（现在不能选）' }));
    await screen.findByText('课件规定了学习顺序，现在不能打开这一部分');
    expect(heard).not.toContainEqual({ type: 'go', partId: 'quiz' });
    expect(screen.queryByRole('button', { name: '上一部分' })).toBeNull();
    await client.user.click(screen.getByRole('button', { name: '下一部分' }));
    await waitFor(() => expect(heard).toContainEqual({ type: 'step', to: 'next' }));
    await say({ type: 'opened', partId: 'quiz' });
    await waitFor(() => expect(screen.queryByText(/^课件规定了学习顺序/u)).toBeNull());
    await say({ type: 'ways', shut: [], next: false, previous: true, whole: 'passed' });
    await screen.findByText('整个课件：已通过');
    await say({ type: 'over' });
    await screen.findByText('课件已结束，可以重新选择一个部分');
  });

  it('says that the disk fails, writes again, and loses nothing', async () => {
    await open();
    const { say } = await begun();
    vi.spyOn(CoursewareStore.prototype, 'commit').mockRejectedValueOnce(new Error('EIO'));
    await say(commit('check', { location: '2', completion_status: 'incomplete' }));
    await screen.findByText('没能写入本机磁盘，正在重试；请先不要关闭');
    await screen.findByText(/^本机已保存 /u, undefined, { timeout: 4_000 });
    const kept = await client.core.desktop.courseware.open({ courseId, itemId: id, resId: `r-${id}` });
    expect(kept).toMatchObject({ value: { state: { parts: { check: { cmi: expect.stringContaining('"2"') } } } } });
  });

  it('is heard after its screen is gone: what it commits at the end is kept', async () => {
    await open();
    const { port } = await begun();
    await client.user.click(await screen.findByRole('button', { name: '返回课程' }));
    await screen.findByRole('heading', { level: 1, name: '气焊气割与气瓶安全' });
    port.postMessage(commit('check', { location: '2' }));
    await waitFor(async () => {
      const kept = await client.core.desktop.courseware.open({ courseId, itemId: id, resId: `r-${id}` });
      expect(kept).toMatchObject({ value: { state: { parts: { check: { cmi: '{"location":"2"}' } } } } });
    });
  });

  it('cannot make the page believe nonsense', async () => {
    await open();
    const { say } = await begun();
    for (const message of [null, 'x', { type: 'commit', commit: { partId: '', version: '3', cmi: 7 } }, { type: 'x' }])
      await say(message);
    await say(commit('check', { completion_status: 'incomplete' }));
    expect(await screen.findByText('课件显示：未完成')).toBeTruthy();
  });

  it('without a manifest says so', async () => {
    await open();
    const { say } = await player();
    await say({ type: 'broken', why: 'no-manifest' });
    expect((await screen.findByRole('alert')).textContent).toContain('imsmanifest.xml');
  });

  it('that the platform does not give can be opened again', async () => {
    await open([{ match: { id: 'courseItemGetDocumentAccessToken' }, mode: 'status', status: 500, times: 0 }]);
    expect((await screen.findByRole('alert')).textContent).toContain('课件没有下载完');
    await client.platform.clearFaults();
    await client.user.click(await screen.findByRole('button', { name: '重新打开' }));
    await begun();
  });
});
