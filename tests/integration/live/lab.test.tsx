import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import type { RoomEvents, RoomSurface } from '#electron/study/live/room-surface.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
let opened: { address: string; events: RoomEvents; loads: (string | undefined)[] }[] = [];
let windows: (string | null)[] = [];
beforeEach(() => {
  [opened, windows] = [[], []];
});
afterEach(() => client.stop());

const rooms: RoomSurface = {
  isPaperOpen: () => false,
  showClient: () => undefined,
  open({ address }, events) {
    const loads: (string | undefined)[] = [];
    opened.push({ address, events, loads });
    const nothing = () => undefined;
    return { load: (place) => void loads.push(place), wait: nothing, show: nothing, setAside: nothing, close: nothing };
  },
};

const courseId = 'c-fire-alarm';
const address = livePaths.lab.to({ courseId, labId: 'lab-alarm-room' });
const open = async (where = address) => {
  client = await openApp(where, {
    signedIn: '13800017719',
    client: {
      parts: { rooms },
      window: {
        open: (path) => {
          windows.push(path);
          return 'opened';
        },
      },
    },
  });
};
const press = async (name: string | RegExp) => client.user.click(await screen.findByRole('button', { name }));
const hears = (tell: (events: RoomEvents) => void) => act(async () => tell(opened.at(-1)!.events));
const fact = async (value: string) =>
  within(await screen.findByRole('region', { name: '消防控制室虚拟仿真' })).findByText(value);

/** Does a step as the lab's own page does. */
async function doStep(step: number, choice: number): Promise<void> {
  const { origin, searchParams } = new URL(opened.at(-1)!.address);
  const ticket = searchParams.get('ticket') ?? '';
  await fetch(`${origin}/lab/step`, {
    method: 'POST',
    body: new URLSearchParams({ ticket, step: String(step), choice: String(choice) }),
    redirect: 'manual',
  });
}

describe('a hands-on lab', () => {
  it('opens from a task in a window of its own with course and lab [drill-opens]', async () => {
    await open(learningPaths.task.to({ id: 't-fire' }));
    await press('打开实训');
    await waitFor(() => expect(windows).toEqual([address]));
    const [asked] = (await client.platform.log()).filter(({ id }) => id === 'drillDetail');
    expect(asked?.body).toEqual({ id: 'lab-fire' });
  });

  it('opens from a course', async () => {
    await open(learningPaths.courseDetails.to({ courseId: 'c-fire-basics' }));
    await press('2.5 室内消火栓操作虚拟实训');
    await waitFor(() =>
      expect(windows).toEqual([livePaths.lab.to({ courseId: 'c-fire-basics', labId: 'lab-hydrant' })]),
    );
  });

  it('is done on its host, and the platform’s word is shown afterwards [drill-form-posts]', async () => {
    await open();
    await fact('未开始');
    await fact('0 / 4');
    await press('开始实训');
    await screen.findByRole('region', { name: '正在打开实训' });
    await hears(({ loaded }) => loaded());
    await screen.findByRole('region', { name: '实训已在单独的窗口中打开' });
    for (const [step, choice] of [1, 2, 0, 0].entries()) await doStep(step, choice);
    await hears(({ closed }) => closed());
    await fact('已完成');
    await fact('4 / 4');
    await fact('75 / 100');
    const forms = (await client.platform.log()).filter(({ id }) => id === 'getDrillUrl' || id === 'getDrillListToC');
    expect(forms.length).toBeGreaterThan(1);
    expect(forms.every(({ headers }) => headers['content-type']?.includes('x-www-form-urlencoded'))).toBe(true);
  });

  it('says when its host is not reached, and what it was kept from', async () => {
    await open();
    await press('开始实训');
    await screen.findByRole('region', { name: '正在打开实训' });
    await hears(({ lost }) => lost());
    await screen.findByText('连接后会回到您离开的位置。');
    await press('重试');
    await waitFor(() => expect(opened[0]?.loads).toEqual([undefined, opened[0]?.address]));
    await hears(({ mayGo }) => void mayGo('https://elsewhere.example.cn/'));
    expect(await screen.findByText('已阻止 1 次')).toBeTruthy();
  });

  it('changes to another lab of the course', async () => {
    await open();
    await press(/^防排烟联动控制实训/u);
    expect(await screen.findByRole('heading', { level: 1, name: '防排烟联动控制实训' })).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('labId')).toBe('lab-linkage');
  });

  it('that is not open yet says so in the platform’s words', async () => {
    await open(livePaths.lab.to({ courseId: 'c-electric-fire', labId: 'lab-patrol' }));
    await press('开始实训');
    expect(await screen.findByText('暂时不能打开：实训尚未开放')).toBeTruthy();
    expect(opened).toEqual([]);
  });

  it.each([
    [livePaths.lab.pattern, '请先选择实训'],
    [livePaths.lab.to({ courseId, labId: 'none' }), '没有找到这个实训'],
  ])('without a lab %s says so', async (where, words) => {
    await open(where);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
