import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSurface } from '../../../electron/live/room-surface.ts';
import { livePaths } from '../../../src/contract/paths/live.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
let opened: string[] = [];

let paused: boolean;

// jsdom plays nothing: the film is as long as it says, and runs when the test says so.
beforeEach(() => {
  [opened, paused] = [[], true];
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(media, 'duration', 'get').mockReturnValue(4_800);
  vi.spyOn(media, 'load').mockReturnValue();
  vi.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    paused = false;
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused = true;
    this.dispatchEvent(new Event('pause'));
  });
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

async function film(): Promise<HTMLVideoElement> {
  await screen.findByRole('slider', { name: '播放位置' });
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no film.');
  act(() => {
    for (const type of ['durationchange', 'loadedmetadata']) element.dispatchEvent(new Event(type));
  });
  return element;
}

describe('a replay', () => {
  it('is reached from the list, plays here, and goes on at its second [live-button]', async () => {
    await open(livePaths.list.to());
    const card = (await screen.findByText('低压电工复审：触电急救高频考点')).closest('article');
    const button = [...(card?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '观看回放');
    await client.user.click(button ?? document.body);
    const element = await film();
    expect(window.location.pathname).toBe('/livePlayback');
    expect(element.src).toMatch(/\/api\/media\/course\/.+\.webm$/u);
    await client.user.keyboard('kl');
    await waitFor(() => expect(element.currentTime).toBe(10));
    await client.user.keyboard('k');
    await client.restart(replay('power'));
    expect((await film()).currentTime).toBe(10);
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
