import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import type { OfferedFile, RoomEvents } from '../live/room-surface.ts';
import { Labs } from './lab-service.ts';

const lab = { courseId: 'c', labId: 'l', title: '仿真' };
const host = 'https://lab.example.cn';
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

let labs: Labs;
let opened: Opened[];
let asked: unknown[];
let timers: { run: () => void; ms: number }[];
let clientShown: number;
let token: string | null;
let paperOpen: boolean;
let answer: () => Promise<PlatformAnswer>;
let tokenChanged: () => void;
let folder: string;

const latest = () => opened.at(-1)!;
const enter = async () => {
  expect(await labs.open(lab)).toEqual({ outcome: 'opened' });
  return latest();
};

beforeEach(() => {
  [opened, asked, timers, clientShown, token, paperOpen] = [[], [], [], 0, 'secret', false];
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-lab-'));
  answer = async () => answered({ url: `${host}/lab?ticket=t` });
  labs = new Labs({
    platform: {
      call: async (_call, input) => {
        asked.push(input);
        return answer();
      },
    },
    session: {
      token: () => token,
      onTokenChange(listener) {
        tokenChanged = () => listener(null);
        return () => undefined;
      },
    },
    platformOrigin: 'https://platform.example.cn',
    surface: {
      isPaperOpen: () => paperOpen,
      showClient: () => (clientShown += 1),
      open({ address }, events) {
        const acts: string[] = [];
        const act = (name: string) => () => void acts.push(name);
        opened.push({ address, events, acts });
        return {
          load: (to) => void acts.push(`load ${to}`),
          wait: act('wait'),
          show: act('show'),
          setAside: (aside) => void acts.push(`aside ${aside}`),
          close: act('close'),
        };
      },
    },
    disk: realDisk,
    timer(run, ms) {
      const timer = { run, ms };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    onChange: () => undefined,
    report: () => undefined,
  });
});

describe('opening a lab', () => {
  it('asks for the address with the way back, which admits nobody to the page', async () => {
    const { address } = await enter();
    expect(address).toBe(`${host}/lab?ticket=t`);
    expect(asked).toEqual([{ courseId: 'c', labId: 'l', backUrl: 'https://platform.example.cn/training_detail' }]);
    expect(labs.state()).toMatchObject({ ...lab, host: 'lab.example.cn', phase: 'opening', stopped: 0, files: [] });
    expect(JSON.stringify(labs.state())).not.toContain('ticket');
  });

  it.each([
    ['refuses', answered(null, 41_201, '实训尚未开放'), { outcome: 'refused', message: '实训尚未开放' }],
    ['is away', { kind: 'unreachable' }, { outcome: 'unreachable' }],
    ['loses its answer', { kind: 'unknown' }, { outcome: 'unknown' }],
    ['names no address', answered({ url: '' }), { outcome: 'no-address' }],
    ['names an address without TLS', answered({ url: 'http://lab.example.cn/' }), { outcome: 'no-address' }],
    ['names a file', answered({ url: 'file:///etc/passwd' }), { outcome: 'no-address' }],
    ['says nothing', answered(null), { outcome: 'no-address' }],
  ] as const)('opens nothing when the platform %s', async (_, told, outcome) => {
    answer = async () => told as PlatformAnswer;
    expect(await labs.open(lab)).toEqual(outcome);
    expect(opened).toEqual([]);
  });

  it('opens nothing signed out, beside a paper, or after the learner closed it meanwhile', async () => {
    token = null;
    expect(await labs.open(lab)).toEqual({ outcome: 'signed-out' });
    token = 'secret';
    answer = async () => {
      labs.close();
      return answered({ url: host });
    };
    expect(await labs.open(lab)).toEqual({ outcome: 'cancelled' });
    answer = async () => {
      paperOpen = true;
      return answered({ url: host });
    };
    expect(await labs.open(lab)).toEqual({ outcome: 'paper-open' });
    expect(await labs.open(lab)).toEqual({ outcome: 'paper-open' });
    expect(opened).toEqual([]);
  });
});

describe('an open lab', () => {
  it('whose page dies is opened again where the learner was', async () => {
    const { events, acts } = await enter();
    events.loaded();
    events.moved?.(`${host}/lab?ticket=t&step=2`);
    events.moved?.('https://elsewhere.example.cn/');
    events.lost();
    expect([labs.state()?.phase, acts]).toEqual(['reconnecting', ['load undefined', 'wait']]);
    timers[0]?.run();
    expect(acts.at(-1)).toBe(`load ${host}/lab?ticket=t&step=2`);
    events.loaded();
    expect(labs.state()?.phase).toBe('open');
  });

  it('waits longer each time, and not at all when the platform is back', async () => {
    const { events, acts } = await enter();
    events.lost();
    events.lost();
    expect(timers).toHaveLength(1);
    expect(timers[0]?.ms).toBeGreaterThan(1_000);
    labs.online();
    expect([timers, acts.at(-1)]).toEqual([[], `load ${host}/lab?ticket=t`]);
  });

  it('stays on its host, and goes back to the client by its way back', async () => {
    const { events, acts } = await enter();
    expect(events.mayGo(`${host}/next`)).toBe(true);
    expect(events.mayGo('https://elsewhere.example.cn/')).toBe(false);
    expect(events.mayFrame('http://elsewhere.example.cn/')).toBe(false);
    expect(labs.state()?.stopped).toBe(2);
    expect(events.mayGo('https://platform.example.cn/training_detail?x=1')).toBe(false);
    expect([acts.at(-1), clientShown, labs.state()]).toEqual(['close', 1, null]);
  });

  it('is neither seen nor heard beside a paper, cannot be brought to the front then, and is there afterwards', async () => {
    const { acts } = await enter();
    paperOpen = true;
    labs.setAside(true);
    labs.show();
    paperOpen = false;
    labs.setAside(false);
    labs.show();
    expect(acts.slice(-3)).toEqual(['aside true', 'aside false', 'show']);
    expect(labs.state()).toMatchObject(lab);
  });

  it('closes when the learner signs out, and its window has nothing more to say', async () => {
    const { events, acts } = await enter();
    tokenChanged();
    events.loaded();
    expect([acts.at(-1), labs.state()]).toEqual(['close', null]);
  });
});

describe('a file of a lab', () => {
  function offered(target: string | null) {
    const arrivesAt = path.join(folder, 'arriving');
    writeFileSync(arrivesAt, '步骤');
    const done = Promise.withResolvers<boolean>();
    let tell: (received: number, size: number | null) => void = () => undefined;
    const file: OfferedFile = {
      name: '记录表.csv',
      arrivesAt,
      onProgress: (listener) => (tell = listener),
      whole: done.promise,
      ask: async () => target,
      cancel: () => done.resolve(false),
    };
    return { file, done, progress: (received: number, size: number | null) => tell(received, size) };
  }
  const phase = () => labs.state()?.files[0]?.phase;

  it('is saved where the learner says, once it is whole', async () => {
    const { events } = await enter();
    const { file, done, progress } = offered(path.join(folder, '记录表.csv'));
    events.offered?.(file);
    await vi.waitFor(() => expect(phase()).toBe('arriving'));
    progress(3, 6);
    expect(labs.state()?.files[0]).toMatchObject({ name: '记录表.csv', receivedBytes: 3, size: 6 });
    expect(readdirSync(folder)).toEqual(['arriving']);
    done.resolve(true);
    await vi.waitFor(() => expect(phase()).toBe('saved'));
    // The folder in which it arrived goes after it is told.
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['记录表.csv']));
    expect(readFileSync(path.join(folder, '记录表.csv'), 'utf8')).toBe('步骤');
  });

  it.each([
    ['the learner chooses no place', null, null, 'declined'],
    ['it breaks off', '记录表.csv', false, 'failed'],
    ['there is no such folder', 'none/记录表.csv', true, 'failed'],
  ])('leaves nothing behind when %s', async (_, name, whole, expected) => {
    const { events } = await enter();
    const { file, done } = offered(name && path.join(folder, name));
    events.offered?.(file);
    if (whole !== null) done.resolve(whole);
    await vi.waitFor(() => expect(phase()).toBe(expected));
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });

  it('is cancelled by the learner, and when the lab closes', async () => {
    const { events } = await enter();
    events.offered?.(offered(path.join(folder, 'a')).file);
    await vi.waitFor(() => expect(phase()).toBe('arriving'));
    labs.cancelFile(labs.state()?.files[0]?.id ?? '');
    await vi.waitFor(() => expect(phase()).toBe('failed'));
    events.offered?.(offered(path.join(folder, 'b')).file);
    labs.close();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });
});
