import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSurface } from '../../../electron/live/room-surface.ts';
import { livePaths } from '../../../src/contract/paths/live.ts';
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
    return { load: nothing, wait: nothing, show: nothing, close: nothing };
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
    ['move', '回放还没有生成，请稍后查看。'],
  ])('of %s says “%s”', async (id, words) => {
    await open(replay(id));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('without a class says so', async () => {
    await open(livePaths.hostedReplay.pattern);
    expect(await screen.findByText('没有指定直播')).toBeTruthy();
  });
});
