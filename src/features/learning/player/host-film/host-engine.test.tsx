import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Qualities } from '../media/engine.ts';
import type { Aliplayer, AliplayerOptions } from './frame/aliplayer.ts';
import { Film } from './frame/film.ts';
import { hostEngine } from './host-engine.ts';

/** Aliyun's player as its documentation describes it, without a picture. */
class Player implements Aliplayer {
  readonly done: unknown[] = [];
  readonly options: AliplayerOptions;
  at = 0;
  length = 0;
  /** A file for each size, as its own menu reads them. */
  readonly _urls = [
    { Url: 'ld', definition: 'LD' },
    { Url: 'hd', definition: 'HD', height: 1080 },
  ];
  _currentPlayIndex = 1;
  _changeStream = (index: number) => {
    Object.assign(this, { _currentPlayIndex: index });
    this.done.push(['stream', index]);
    this.at = 0;
  };
  readonly #listeners = new Map<string, ((event?: unknown) => void)[]>();

  constructor(options: AliplayerOptions) {
    this.options = options;
  }
  play = () => void this.done.push('play');
  pause = () => void this.done.push('pause');
  seek = (at: number) => void this.done.push(['seek', at]);
  setSpeed = (speed: number) => void this.done.push(['speed', speed]);
  setVolume = (volume: number) => void this.done.push(['volume', volume]);
  getCurrentTime = () => this.at;
  getDuration = () => this.length;
  dispose = () => undefined;
  on(event: string, listener: (told?: unknown) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }
  tell(event: string, told?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(told);
  }
}

const license = { domain: 'example.cn', key: 'k' };
let element: HTMLVideoElement;
let players: Player[];
let heard: string[];
let failures: number;
let canPicture: boolean;
let sizes: Qualities | null;
let unload: () => void;
const player = () => players.at(-1)!;
const turn = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function load(): Promise<void> {
  unload = hostEngine.load(
    element,
    { playerAddress: 'app://aliplayer.package/', videoId: 'v-1', playAuth: 'auth', picture: async () => canPicture },
    { failed: () => (failures += 1), qualities: (told_) => (sizes = told_) },
  );
  const frame = element.nextElementSibling;
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) throw new Error('There is no frame.');
  const given = vi.spyOn(frame.contentWindow, 'postMessage');
  frame.dispatchEvent(new Event('load'));
  const [, , ports]: readonly unknown[] = given.mock.calls[0] ?? [];
  const port: unknown = Array.isArray(ports) ? ports[0] : undefined;
  if (!(port instanceof MessagePort)) throw new Error('The player got no port.');
  const film = new Film({
    create: (options) => players[players.push(new Player(options)) - 1]!,
    license,
    tell: (message) => port.postMessage(message),
  });
  port.addEventListener('message', ({ data }) => film.hear(data));
  port.start();
  await vi.waitFor(() => expect(players).toHaveLength(1));
}

async function told(event: string, at = player().at): Promise<void> {
  Object.assign(player(), { at });
  player().tell(event);
  await turn();
}

beforeEach(() => {
  document.body.innerHTML = '<video aria-label="一节"></video>';
  element = document.querySelector('video')!;
  players = [];
  heard = [];
  failures = 0;
  canPicture = true;
  sizes = null;
  for (const type of ['loadedmetadata', 'play', 'playing', 'pause', 'seeking', 'seeked', 'ended', 'ratechange'])
    element.addEventListener(type, () => heard.push(type));
});
afterEach(() => unload());

describe('a film of its host’s player', () => {
  it('is loaded with what the platform gave, without a bar of its own, and is as long as it says', async () => {
    await load();
    expect(player().options).toMatchObject({
      vid: 'v-1',
      playauth: 'auth',
      license,
      skinLayout: false,
      autoplay: false,
    });
    expect(element.duration).toBeNaN();
    Object.assign(player(), { length: 600 });
    await told('ready');
    await vi.waitFor(() => expect(heard).toEqual(['ratechange', 'loadedmetadata']));
    expect([element.duration, element.readyState, element.paused]).toEqual([600, 4, true]);
  });

  it('does what is done to the element, and says what the player tells', async () => {
    await load();
    Object.assign(player(), { length: 600 });
    await told('ready');
    element.currentTime = 120;
    expect([element.currentTime, element.seeking]).toEqual([120, true]);
    await element.play();
    element.playbackRate = 1.5;
    element.muted = true;
    await turn();
    expect(player().done).toEqual(expect.arrayContaining([['seek', 120], 'play', ['speed', 1.5], ['volume', 0]]));
    // Where it was before it moved is not told as where it is.
    await told('timeupdate', 3);
    expect(element.currentTime).toBe(120);
    await told('completeSeek', 120);
    await told('play');
    await told('playing');
    expect([element.seeking, element.paused]).toEqual([false, false]);
    await told('timeupdate', 121);
    expect(element.currentTime).toBe(121);
    element.pause();
    await turn();
    await told('pause');
    expect([player().done.at(-1), element.paused]).toEqual(['pause', true]);
  });

  it('has moved once it is there, although the player does not say so', async () => {
    await load();
    Object.assign(player(), { length: 600 });
    await told('ready');
    element.currentTime = 120;
    await vi.waitFor(() => expect(player().done).toContainEqual(['seek', 120]));
    expect(element.seeking).toBe(true);
    Object.assign(player(), { at: 119.5 });
    await vi.waitFor(() => expect(element.seeking).toBe(false));
    expect([element.currentTime, heard.filter((type) => type === 'seeked')]).toEqual([119.5, ['seeked']]);
  });

  it('offers its sizes, and goes on in another one where it was, as fast as before, paused if it was', async () => {
    await load();
    Object.assign(player(), { length: 600 });
    await told('ready');
    await vi.waitFor(() => expect(sizes).not.toBeNull());
    expect(sizes).toMatchObject({ auto: false, chosen: '1' });
    expect(sizes?.sizes).toEqual([
      { id: '1', height: 1080, code: 'HD' },
      { id: '0', height: null, code: 'LD' },
    ]);
    element.playbackRate = 1.5;
    await told('timeupdate', 120);
    sizes?.choose('0');
    await vi.waitFor(() => expect(player().done).toContainEqual(['stream', 0]));
    // While it loads it is nowhere else.
    await told('playing', 0);
    await told('timeupdate', 0);
    expect([element.currentTime, element.paused]).toEqual([120, true]);
    Object.assign(player(), { at: 120.4 });
    await vi.waitFor(() => expect(sizes?.chosen).toBe('0'));
    expect(player().done.slice(-2)).toEqual([['speed', 1.5], 'pause']);
    expect(element.currentTime).toBe(120.4);
  });

  it('asks for a small window of its own, and says that there is none', async () => {
    await load();
    await element.requestPictureInPicture();
    canPicture = false;
    await expect(element.requestPictureInPicture()).rejects.toThrow('no picture');
  });

  it('ends once, although the player says so twice', async () => {
    await load();
    Object.assign(player(), { length: 10 });
    await told('ready');
    await told('ended', 10);
    await told('ended', 10);
    expect(heard.filter((type) => type === 'ended')).toHaveLength(1);
    expect([element.ended, element.paused]).toEqual([true, true]);
  });

  it('fails where the player does, and gives the element back', async () => {
    await load();
    player().tell('error', { paramData: { error_code: 4400 } });
    await vi.waitFor(() => expect(failures).toBe(1));
    unload();
    expect(document.querySelector('iframe')).toBeNull();
    expect(Object.hasOwn(element, 'currentTime')).toBe(false);
  });
});
