import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { createLive, type LiveService } from './live-service.ts';
import type { RoomEvents } from './room-surface.ts';

const room = { id: 'live-1', roomId: 'room-1', title: '演练' };
const answered = (data: unknown, code = 0, message = ''): PlatformAnswer => ({
  kind: 'answered',
  status: 200,
  code,
  message,
  data,
});

interface Opened {
  address: string;
  events: RoomEvents;
  acts: string[];
}

let live: LiveService;
let opened: Opened[];
let asked: unknown[];
let timers: { run: () => void; ms: number }[];
let clientShown: number;
let token: string | null;
let paperOpen: boolean;
let host: unknown;
let answer: () => Promise<PlatformAnswer>;
let tokenChanged: (call: string | null) => void;

const latest = () => opened.at(-1)!;

beforeEach(() => {
  opened = [];
  asked = [];
  timers = [];
  clientShown = 0;
  token = 'secret';
  paperOpen = false;
  host = 'https://live.example.cn';
  answer = async () => answered({ unlimited_id: 'code-1' });
  live = createLive({
    platform: {
      call: async (_call, input) => {
        asked.push(input);
        return answer();
      },
    },
    session: {
      token: () => token,
      branch: () => ({ code: 'b-1', name: '总部', organ: 'o', actor: null }),
      onTokenChange(listener) {
        tokenChanged = listener;
        return () => undefined;
      },
    },
    platformOrigin: 'https://platform.example.cn',
    liveHost: () => host,
    locale: () => 'zh-CN',
    surface: {
      isPaperOpen: () => paperOpen,
      showClient: () => (clientShown += 1),
      open({ address }, events) {
        const acts: string[] = [];
        const act = (name: string) => () => void acts.push(name);
        opened.push({ address, events, acts });
        return {
          load: act('load'),
          wait: act('wait'),
          show: act('show'),
          setAside: (aside) => void acts.push(`aside ${aside}`),
          close: act('close'),
        };
      },
    },
    timer(run, ms) {
      const timer = { run, ms };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    onChange: () => undefined,
  });
});

describe('entering a room', () => {
  it('tells the platform who comes, and opens the code on the live host [live-saveheader]', async () => {
    expect(await live.enter(room)).toEqual({ outcome: 'opened' });
    expect(asked).toEqual([
      {
        backUrl: 'https://platform.example.cn/liveList',
        roomId: 'room-1',
        token: 'secret',
        organ: 'o',
        actor: '',
        branch: 'b-1',
        channel: 'pc',
        subUser: '',
      },
    ]);
    expect(latest().address).toContain('https://live.example.cn/liveHome?liveCode=code-1&current_language=zh-CN');
    expect(latest().address).not.toContain('secret');
    expect(live.room()).toMatchObject({ phase: 'opening', host: 'live.example.cn', stopped: 0 });
  });

  it.each([
    ['no-host', () => (host = '')],
    ['signed-out', () => (token = null)],
    ['paper-open', () => (paperOpen = true)],
  ])('without asking says %s', async (outcome, prepare) => {
    prepare();
    expect(await live.enter(room)).toEqual({ outcome });
    expect([asked, opened]).toEqual([[], []]);
  });

  it.each([
    [{ kind: 'unreachable' } as const, { outcome: 'unreachable' }],
    [{ kind: 'unknown', status: 502 } as const, { outcome: 'unknown' }],
    [answered(null, 41101, '直播未开始'), { outcome: 'refused', message: '直播未开始' }],
    [answered({ unlimited_id: '' }), { outcome: 'unknown' }],
    [answered(null), { outcome: 'unknown' }],
  ])('%j comes to %j', async (given, expected) => {
    answer = async () => given;
    expect(await live.enter(room)).toEqual(expected);
    expect(opened).toEqual([]);
  });

  it('opens nothing for a learner who has left, signed out or opened a paper meanwhile', async () => {
    answer = async () => {
      live.leave();
      return answered({ unlimited_id: 'x' });
    };
    expect(await live.enter(room)).toEqual({ outcome: 'cancelled' });
    answer = async () => {
      token = 'another';
      return answered({ unlimited_id: 'x' });
    };
    expect(await live.enter(room)).toEqual({ outcome: 'cancelled' });
    answer = async () => {
      paperOpen = true;
      return answered({ unlimited_id: 'x' });
    };
    expect(await live.enter(room)).toEqual({ outcome: 'paper-open' });
    expect(opened).toEqual([]);
  });

  it('closes the room that was open, which says nothing more', async () => {
    await live.enter(room);
    const first = latest();
    await live.enter({ ...room, id: 'live-2' });
    expect(first.acts).toEqual(['load', 'close']);
    first.events.closed();
    first.events.lost();
    expect(live.room()).toMatchObject({ id: 'live-2', phase: 'opening' });
  });
});

describe('an open room', () => {
  beforeEach(async () => {
    await live.enter(room);
    latest().events.loaded();
  });

  it('stays on its host, and every attempt to leave it is counted', () => {
    const { mayGo, stopped } = latest().events;
    expect(mayGo('https://live.example.cn/chat')).toBe(true);
    expect(mayGo('https://elsewhere.example.cn/')).toBe(false);
    expect(mayGo('app://client/')).toBe(false);
    stopped();
    expect(live.room()).toMatchObject({ phase: 'open', stopped: 3 });
  });

  it('closes when it leads back, and the client comes to the front', () => {
    expect(latest().events.mayGo('https://platform.example.cn/liveList')).toBe(false);
    expect([live.room(), latest().acts, clientShown]).toEqual([null, ['load', 'close'], 1]);
  });

  it('tells which devices the learner allowed', () => {
    latest().events.answered('camera', true);
    latest().events.answered('microphone', false);
    expect(live.room()?.devices).toEqual({ camera: 'allowed', microphone: 'refused' });
  });

  it('is loaded again after a loss, later each time, and at once when the network is back', () => {
    latest().events.lost();
    expect([live.room()?.phase, timers.map(({ ms }) => ms)]).toEqual(['reconnecting', [1000]]);
    timers[0]?.run();
    latest().events.lost();
    expect(timers.map(({ ms }) => ms)).toEqual([2000]);
    live.online();
    expect([latest().acts, timers]).toEqual([['load', 'wait', 'load', 'wait', 'load'], []]);
    latest().events.loaded();
    expect(live.room()?.phase).toBe('open');
    live.online();
    expect(latest().acts.at(-1)).toBe('load');
    expect(latest().acts).toHaveLength(5);
  });

  it('ends with the session', () => {
    tokenChanged(null);
    expect([live.room(), latest().acts]).toEqual([null, ['load', 'close']]);
  });

  it('is gone when the learner closes its window, and asks nothing more', () => {
    latest().events.lost();
    latest().events.closed();
    expect([live.room(), timers, latest().acts]).toEqual([null, [], ['load', 'wait']]);
  });
});
