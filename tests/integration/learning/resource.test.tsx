import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const told = (data: unknown) => JSON.stringify({ code: 0, message: '', success: true, data });
const learner = '13800017719';
const taskId = 't-safety-month';
const open = async (id: string, signedIn = learner) => {
  client = await openApp(learningPaths.video.to({ id, taskId }), { signedIn });
};
const calls = async () => (await client.platform.log()).map(({ id }) => id);
/** The element is there before an effect gives it its address. */
const video = async (name: string) => {
  const element = await screen.findByLabelText(name, { selector: 'video' });
  await waitFor(() => expect(element.getAttribute('src')).toBeTruthy());
  return element;
};

describe('a resource of a task', () => {
  it('is opened from the task, plays by the calls of resources, and leads back', async () => {
    client = await openApp(learningPaths.task.to({ id: taskId }), { signedIn: learner });
    const row = (await screen.findByText('班前五分钟：交接班怎么说清楚')).closest('li')!;
    within(row).getByText('资料');
    await client.user.click(within(row).getByRole('button', { name: '打开资料' }));
    const film = await video('班前五分钟：交接班怎么说清楚');
    expect(film.getAttribute('src') ?? '').toContain('res-duty-handover.webm');
    expect(await screen.findByText('先看设备，再看线路，最后看记录。')).toBeTruthy();
    expect(await calls()).toEqual(expect.arrayContaining(['resourceFindById', 'resAccessTokenGetPlayAuthToken']));
    expect(await calls()).not.toContain('courseItemGetPlayAuthToken');
    await client.user.click(screen.getByRole('button', { name: '返回任务' }));
    await screen.findByRole('heading', { level: 1, name: '安全生产月：班组学习资料' });
  });

  it('whose credentials bring no address plays by the address that is given apart', async () => {
    await open('res-duty-voice');
    const sound = await video('老班长说安全：一张没有挂的警示牌');
    expect(sound.getAttribute('src') ?? '').toContain('res-duty-voice.mp3');
    expect(await calls()).toContain('getVideoPlayURL');
  });

  it('that nobody gives an address of says so, where the tenant brings no player', async () => {
    client = await openApp('/privacyPolicy', { signedIn: learner, tenant: 'anhe' });
    await client.platform.fault({ match: { id: 'getVideoPlayURL' }, mode: 'answer', text: told({}), times: 0 });
    await client.restart(learningPaths.video.to({ id: 'res-duty-voice', taskId }));
    expect(await screen.findByRole('heading', { name: '此客户端不能播放这段内容' })).toBeTruthy();
  });

  it('whose address the platform fails to give can be tried again, and is not said to be unplayable', async () => {
    client = await openApp('/privacyPolicy', { signedIn: learner, tenant: 'anhe' });
    await client.platform.fault({ match: { id: 'getVideoPlayURL' }, mode: 'status', status: 500, times: 0 });
    await client.restart(learningPaths.video.to({ id: 'res-duty-voice', taskId }));
    const again = await screen.findByRole('button', { name: '重新加载' });
    expect(screen.queryByText('此客户端不能播放这段内容')).toBeNull();
    await client.platform.clearFaults();
    await client.user.click(again);
    await video('老班长说安全：一张没有挂的警示牌');
  });

  it('of pictures opens where it was left, and tells the platform of no study', async () => {
    await open('res-duty-atlas');
    await client.user.click(await screen.findByRole('button', { name: '下一张' }));
    await screen.findByText('2 / 3');
    fireEvent.load(screen.getByRole('img', { name: /第 2 张/ }));
    // What the page stores is wiped when one signs out; the place is the account's.
    localStorage.clear();
    await client.restart(learningPaths.video.to({ id: 'res-duty-atlas', taskId }));
    await screen.findByText('2 / 3');
    expect(screen.getByText(/客户端不上报它的学习记录/u)).toBeTruthy();
    await act(async () => undefined);
    expect(await calls()).not.toContain('saveLog');
  });

  it('is not there for learners without the task', async () => {
    await open('res-duty-card', '13800010004');
    expect(await screen.findByText(/没有找到这/u)).toBeTruthy();
  });
});
