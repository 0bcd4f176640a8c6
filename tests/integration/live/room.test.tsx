import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { livePaths } from '#contract/paths/live.ts';
import type { RoomEvents, RoomSurface } from '#electron/study/live/room-surface.ts';
import { openApp, type TestClient } from '../../support/app.ts';

interface Opened {
  address: string;
  events: RoomEvents;
  acts: string[];
}

let client: TestClient;
let opened: Opened[] = [];
afterEach(() => client.stop());

const rooms: RoomSurface = {
  isPaperOpen: () => false,
  showClient: () => undefined,
  open({ address }, events) {
    const acts: string[] = [];
    const note = (name: string) => () => void acts.push(name);
    opened.push({ address, events, acts });
    return {
      load: note('load'),
      wait: note('wait'),
      show: note('show'),
      setAside: () => undefined,
      close: note('close'),
    };
  },
};

const open = async (address: string, more: { tenant?: string; faults?: readonly Record<string, unknown>[] } = {}) => {
  opened = [];
  client = await openApp(address, { signedIn: '13800017719', client: { parts: { rooms } }, ...more });
};
const room = (id: string) => livePaths.attend.to({ id: `live-${id}`, liveRoomId: `room-${id}`, backPath: '/liveList' });
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));
const hears = (tell: (events: RoomEvents) => void) => act(async () => tell(opened.at(-1)!.events));

describe('a live room', () => {
  it('is entered from the list, and opens at the live host without the token [live-host] [live-saveheader]', async () => {
    await open(livePaths.list.to());
    const card = await screen.findByRole('article', { name: '消防控制室值班：火警处置全流程演练' });
    await client.user.click(within(card).getByRole('button', { name: '进入直播' }));
    await screen.findByText('正在打开直播间');
    expect(window.location.pathname).toBe('/studentSee');
    const address = new URL(opened[0]!.address);
    expect([address.pathname, [...address.searchParams.keys()]]).toEqual([
      '/liveHome',
      ['liveCode', 'current_language', 'timezone'],
    ]);
    const shown = await (await fetch(address)).text();
    expect(shown).toContain('消防控制室值班：火警处置全流程演练');
    const [asked] = (await client.platform.log()).filter(({ id }) => id === 'saveHeaderInfo');
    expect(Object.keys(asked?.body ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'actor',
      'backUrl',
      'branch',
      'channel',
      'organ',
      'roomId',
      'subUser',
      'token',
    ]);
    expect(asked?.body).toMatchObject({ roomId: 'room-fire', channel: 'pc' });
  });

  it('plays here where the platform gives a stream, and not where it gives none', async () => {
    await open(room('fire'));
    const stream = await screen.findByRole('region', { name: '直播画面' });
    expect(within(stream).getByLabelText('消防控制室值班：火警处置全流程演练').tagName).toBe('VIDEO');
    await screen.findByRole('button', { name: '进入直播间' });
    await client.restart(room('guard'));
    await screen.findByRole('button', { name: '进入直播间' });
    expect(screen.queryByRole('region', { name: '直播画面' })).toBeNull();
  });

  it('is not entered by itself when its address is loaded again', async () => {
    await open(room('fire'));
    await screen.findByRole('button', { name: '进入直播间' });
    expect(opened).toEqual([]);
    await screen.findByText('周立民');
  });

  it('tells how it is connected, what it may use and what it was kept from', async () => {
    await open(room('fire'));
    await press('进入直播间');
    await screen.findByText('正在打开直播间');
    await hears(({ loaded }) => loaded());
    await screen.findByText('直播间已在单独的窗口中打开');
    await hears(({ answered, stopped, mayGo }) => {
      answered('camera', true);
      answered('microphone', false);
      stopped();
      mayGo('https://elsewhere.invalid/');
    });
    await screen.findByText('已允许');
    await screen.findByText('已拒绝');
    await screen.findByText('已阻止 2 次');
    await hears(({ lost }) => lost());
    await screen.findByText('没有连接到直播间，正在重新连接');
    expect(opened[0]?.acts.at(-1)).toBe('wait');
    await press('重试');
    await waitFor(() => expect(opened[0]?.acts.at(-1)).toBe('load'));
  });

  it('comes to the front, is left, and can be entered again', async () => {
    await open(room('fire'));
    await press('进入直播间');
    await press('显示直播窗口');
    await waitFor(() => expect(opened[0]?.acts).toContain('show'));
    await press('离开直播间');
    await screen.findByRole('button', { name: '进入直播间' });
    expect(opened[0]?.acts.at(-1)).toBe('close');
    await press('进入直播间');
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.address).not.toBe(opened[0]?.address);
  });

  it('is left when a paper opens in a window of the client', async () => {
    await open(room('fire'));
    await press('进入直播间');
    await screen.findByText('正在打开直播间');
    act(() => client.core.besidePaper(true));
    await screen.findByRole('button', { name: '进入直播间' });
    expect(opened[0]?.acts.at(-1)).toBe('close');
  });

  it('is gone from the screen when its window leads back', async () => {
    await open(room('fire'));
    await press('进入直播间');
    await screen.findByText('正在打开直播间');
    await hears(({ mayGo }) => expect(mayGo(`${client.platform.origin}/liveList`)).toBe(false));
    await screen.findByRole('button', { name: '进入直播间' });
  });

  it.each([
    ['weld', '直播已结束'],
    ['sprinkler', '直播未开始'],
    ['circuit', '通过前面的考试后开放。'],
    ['power', '直播已结束，可以观看回放。'],
  ])('of the class %s is not offered: %s', async (id, text) => {
    await open(room(id));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '进入直播间' })).toBeNull();
  });

  it('that is not linked says so', async () => {
    await open(livePaths.attend.to({ id: 'live-food' }));
    expect(await screen.findByText('暂未关联直播，请稍后查看')).toBeTruthy();
  });

  it('of a class that the platform does not tell of is entered all the same, and refused in the platform’s words', async () => {
    await open(livePaths.attend.to({ id: 'live-none', liveRoomId: 'room-sprinkler' }));
    await press('进入直播间');
    await screen.findByText('暂时不能进入：直播未开始');
    await screen.findByRole('button', { name: '重试' });
    expect(opened).toEqual([]);
  });

  it('without a live host is not entered, and says why', async () => {
    await open(room('fire'), { tenant: 'zhongzhu' });
    await press('进入直播间');
    expect(await screen.findByText(/^暂无直播间的地址/u)).toBeTruthy();
    expect((await client.platform.log()).filter(({ id }) => id === 'saveHeaderInfo')).toEqual([]);
  });

  it('ends with the session', async () => {
    await open(room('fire'));
    await press('进入直播间');
    await screen.findByText('正在打开直播间');
    await act(async () => void (await client.core.desktop.session.end('signed-out')));
    await waitFor(() => expect(opened[0]?.acts.at(-1)).toBe('close'));
  });
});

it('/teacherLive is no page for learners, and names the address to open in a browser', async () => {
  await open(livePaths.teacher.to());
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  expect(field.value).toMatch(/\/teacherLive$/u);
});
