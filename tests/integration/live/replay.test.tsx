import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { livePaths } from '#contract/paths/live.ts';
import type { RoomSurface } from '#electron/study/live/room-surface.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { filmInPlayer, playFilms } from '../../support/film.ts';

let client: TestClient;
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  playFilms(4_800);
});
afterEach(async () => {
  await client.stop();
  vi.restoreAllMocks();
});

const rooms: RoomSurface = {
  isPaperOpen: () => false,
  showClient: () => undefined,
  open({ address }) {
    opened.push(address);
    const nothing = () => undefined;
    return { load: nothing, wait: nothing, show: nothing, setAside: nothing, close: nothing };
  },
};
const open = async (address: string) => {
  client = await openApp(address, { signedIn: '13800017719', client: { parts: { rooms } } });
};
const replay = (id: string) => livePaths.replay.to({ id: `live-${id}` });

describe('a replay', () => {
  it('is reached from the list, plays here, and goes on at its second [live-button]', async () => {
    await open(livePaths.list.to());
    const card = (await screen.findByText('低压电工复审：触电急救高频考点')).closest('article');
    const button = [...(card?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '观看回放');
    await client.user.click(button ?? document.body);
    const element = await filmInPlayer();
    expect(window.location.pathname).toBe('/livePlayback');
    expect(element.src).toMatch(/\/api\/media\/course\/.+\.webm$/u);
    await client.user.keyboard('kl');
    await waitFor(() => expect(element.currentTime).toBe(10));
    await client.user.keyboard('k');
    await client.restart(replay('power'));
    expect((await filmInPlayer()).currentTime).toBe(10);
    expect((await client.platform.log()).some(({ id }) => id === 'saveLog')).toBe(false);
  });

  it('that its host shows opens in the room’s window', async () => {
    await open(replay('info'));
    await client.user.click(await screen.findByRole('button', { name: '进入直播间' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(new URL(opened[0]!).pathname).toBe('/liveHome');
  });

  it.each([
    ['fire', '直播正在进行，还没有回放。'],
    ['aid', '直播未开始'],
    ['weld', '这场直播没有回放。'],
    ['move', '暂无回放的地址，请稍后再查看。'],
  ])('of %s says “%s”', async (id, words) => {
    await open(replay(id));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('of a class that only the list tells of is what the list says, not “none”', async () => {
    const text = JSON.stringify({
      code: 0,
      message: '',
      success: true,
      data: {
        list: [{ id: 'live-x', title: '讲评', status: 2, isLiveReplay: 1, isRecord: 1, liveRoomId: 'r-9' }],
        total: 1,
      },
    });
    const faults = [
      { match: { id: 'liveRoomFindById' }, mode: 'code', code: 404, times: 0 },
      { match: { id: 'getIndexLatelyLive' }, mode: 'answer', text, times: 0 },
    ];
    client = await openApp(replay('x'), { signedIn: '13800017719', faults });
    await screen.findByRole('heading', { name: '讲评' });
    await screen.findByRole('button', { name: '进入直播间' });
    await client.restart(replay('nowhere'));
    await screen.findByText(/暂时无法获取这场直播的信息/u);
    expect(screen.queryByText('这场直播没有回放。')).toBeNull();
  });

  it('without a class says so', async () => {
    await open(livePaths.hostedReplay.pattern);
    expect(await screen.findByText('请先选择直播')).toBeTruthy();
  });
});
