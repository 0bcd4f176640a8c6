import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const courseId = 'c-fire-basics';
const details = learningPaths.courseDetails.to({ courseId });
const onThisComputer = learningPaths.courses.to({ tab: 'offline' });
const pictures = '2.2 疏散指示标志图例';
const handout = '1.3 灭火原理（讲义）';
const play = (part: string) => learningPaths.play.to({ courseId, id: `ci-fire-basics-${part}` });

const open = async (address = details) => {
  client = await openApp(address, { signedIn: '13800017719' });
};
const press = async (name: string | RegExp, where: HTMLElement = document.body) =>
  client.user.click(await within(where).findByRole('button', { name }));
const tick = async (...names: string[]) => {
  for (const name of names) await client.user.click(await screen.findByRole('checkbox', { name }));
};
const row = async (name: string) => {
  const found = (await screen.findByText(name, { selector: 'li span, li span *' })).closest('li');
  if (!found) throw new Error(`${name} is in no row.`);
  return found;
};
/** Opens the dialog, and keeps what is named. */
async function keep(...names: string[]): Promise<void> {
  await press('离线学习');
  await tick(...names);
  await screen.findByText(/^已选 \d+ 项，(共|已知)/u);
  await press('保存到本机');
}

describe('studying offline', () => {
  it('shows what is kept with no network, and tells the platform later, once', async () => {
    await open();
    await keep(pictures, handout);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByText(/^已保存 .+，保存至 /u)).toHaveLength(2), {
      timeout: 5_000,
    });
    await press('关闭', dialog);
    expect(await screen.findAllByText('可离线')).toHaveLength(2);
    await screen.findByRole('button', { name: '离线学习（2）' });

    await client.platform.fault({ match: {}, mode: 'drop', times: 0 });
    await client.restart(play('2-2'));
    const picture = await screen.findByRole('img', { name: new RegExp(`^${pictures}，第 1 张`, 'u') });
    expect(picture.getAttribute('src')).toMatch(/^\/kept\/[0-9a-f]{32}$/u);
    fireEvent.load(picture);
    await screen.findByText('1 次学习记录尚未同步，连上平台后自动补传');
    await client.platform.clearFaults();
    await client.restart(play('2-2'));
    await screen.findByText(/^平台已收到 \d 次学习记录$/u);
  });

  it('keeps the focus in its dialog when the last choice has been made, and when what was made is taken back', async () => {
    await open();
    await keep('全选');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).queryByRole('checkbox')).toBeNull());
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const [first] = await within(dialog).findAllByRole('button', { name: /^(移除|取消)$/u });
    await client.user.click(first!);
    await within(dialog).findByRole('checkbox', { name: '全选' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('is removed from this computer by its learner, after a question', async () => {
    await open();
    await keep(pictures);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/^已保存 .+，保存至 /u, undefined, { timeout: 5_000 });
    await press('关闭', dialog);
    await screen.findByRole('button', { name: '离线学习（1）' });
    await press('关于此客户端');
    await press('删除我的离线课程');
    await press('删除', await screen.findByRole('alertdialog', { name: '删除我的离线课程？' }));
    await screen.findByText('已删除');
    await waitFor(async () => expect(await client.core.desktop.offline.list()).toEqual({ ok: true, value: [] }));
  });

  it('lists what is kept where nothing else is known of the course', async () => {
    await open();
    await keep(pictures);
    await screen.findByText(/^已保存 /u);
    await client.platform.fault({ match: {}, mode: 'drop', times: 0 });
    localStorage.clear();
    await client.restart(play('2-2'));
    expect(await screen.findByText('未能连接平台，这里只列出保存在本机的内容')).toBeTruthy();
    expect(await screen.findByRole('img', { name: /第 1 张/u })).toBeTruthy();
  });

  it('goes on from the platform where the copy is damaged', async () => {
    await open();
    await keep(pictures);
    await screen.findByText(/^已保存 /u);
    await client.restart(play('2-2'));
    const kept = await screen.findByRole('img', { name: /第 1 张/u });
    kept.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /第 1 张/u }).getAttribute('src')).toMatch(/^\/api\/media\//u),
    );
  });

  it('is listed by course, and taken off this computer again', async () => {
    await open();
    await keep(pictures);
    await screen.findByText(/^已保存 /u);
    await client.restart(onThisComputer);
    await screen.findByRole('region', { name: '建筑消防设施基础' });
    await press('学习', await row(pictures));
    await screen.findByRole('heading', { level: 1, name: pictures });
    await client.restart(onThisComputer);
    await press('移除', await row(pictures));
    expect(await screen.findByText('本机还没有保存课程内容')).toBeTruthy();
  });

  it('is paused while the file does not arrive, and goes on', async () => {
    await open();
    await press('离线学习');
    await tick(handout);
    await screen.findByText(/^已选 1 项，共 /u);
    await client.platform.fault({ match: { id: 'courseItemGetDocumentAccessToken' }, mode: 'drop', times: 0 });
    await press('保存到本机');
    await screen.findByText(/^下载中断，稍后自动继续/u);
    await press('暂停');
    await screen.findByText(/^已暂停/u);
    await client.platform.clearFaults();
    await press('继续');
    expect(await screen.findByText(/^已保存 /u, undefined, { timeout: 5_000 })).toBeTruthy();
  });

  it('is not possible with a film in parts, and says so', async () => {
    await open();
    await press('离线学习');
    await client.user.click(await screen.findByRole('checkbox', { name: '1.1 燃烧的条件与类型' }));
    await screen.findByText('已选 1 项，大小未知');
    await press('保存到本机');
    expect(await screen.findByText('平台只在观看时提供此视频，不能保存到本机')).toBeTruthy();
  });

  it('is not offered where a task asks for the face first', async () => {
    await open(learningPaths.courseDetails.to({ courseId: 'c-labour-law', taskId: 't-info' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: '离线学习' })).toBeNull();
  });
});
