import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCameras, installCameras } from '#tests/support/fake-cameras.ts';
import { leaseCamera, lingerMs } from './camera-hub.ts';
import { faceVideo } from './use-camera.ts';

const room = { width: 640, height: 480 };
let cameras: FakeCameras;

beforeEach(() => {
  vi.useFakeTimers();
  cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  installCameras(cameras);
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(lingerMs * 2);
  vi.useRealTimers();
});

/** Uses a camera for a test, and gives it back at its end. */
async function use(id: string, size = room) {
  const lease = leaseCamera(id, size);
  await vi.advanceTimersByTimeAsync(0);
  return lease;
}

describe('one stream a device', () => {
  it('is shared by everybody who looks at it', async () => {
    const [first, second] = [await use('desk'), await use('desk')];
    expect(second.feed).toBe(first.feed);
    expect(cameras.asked).toHaveLength(1);
    first.release();
    second.release();
  });

  it('runs on while one of them still looks, and stops after the last one', async () => {
    const [first, second] = [await use('desk'), await use('desk')];
    first.release();
    await vi.advanceTimersByTimeAsync(lingerMs * 2);
    expect(cameras.running('desk')).toHaveLength(1);
    second.release();
    await vi.advanceTimersByTimeAsync(lingerMs + 1);
    expect(cameras.running('desk')).toHaveLength(0);
  });

  it('goes over from one step to the next without starting anew', async () => {
    (await use('desk')).release();
    await vi.advanceTimersByTimeAsync(lingerMs / 2);
    const next = await use('desk');
    await vi.advanceTimersByTimeAsync(lingerMs * 2);
    expect(cameras.asked).toHaveLength(1);
    expect(cameras.running('desk')).toHaveLength(1);
    next.release();
  });

  it('is tried again for whoever comes back at once after a refusal', async () => {
    cameras.refused = true;
    const before = await use('desk');
    expect(before.feed.state().failure).toBe('refused');
    before.release();
    cameras.refused = false;
    const next = await use('desk');
    expect(next.feed.state()).toMatchObject({ condition: 'ok', failure: null });
    next.release();
  });

  it('is asked for 720x720 by the face check [face-video-size]', async () => {
    const { release } = await use('desk', faceVideo);
    expect(cameras.asked).toEqual([{ deviceId: { exact: 'desk' }, width: { ideal: 720 }, height: { ideal: 720 } }]);
    release();
  });

  it('takes another size while it runs', async () => {
    const before = await use('desk');
    const { release } = await use('desk', faceVideo);
    expect(cameras.running('desk')[0]?.constraints).toEqual({ width: { ideal: 720 }, height: { ideal: 720 } });
    before.release();
    release();
  });
});

describe('a camera that goes away', () => {
  it('is told at once, and opened again when it is back', async () => {
    const { feed, release } = await use('desk');
    expect(feed.state().condition).toBe('ok');
    cameras.unplug('desk');
    expect(feed.state()).toMatchObject({ condition: 'lost', stream: null });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(feed.state().condition).toBe('lost');
    cameras.plug('desk', 'Integrated Camera');
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.state().condition).toBe('ok');
    release();
  });

  it('is found again without the system telling', async () => {
    const { feed, release } = await use('desk');
    cameras.unplug('desk');
    cameras.plugged.set('desk', 'Integrated Camera');
    await vi.advanceTimersByTimeAsync(3000);
    expect(feed.state().condition).toBe('ok');
    release();
  });

  it('is told within three seconds when it only falls silent', async () => {
    const { feed, release } = await use('desk');
    for (const track of cameras.running('desk')) track.muted = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(feed.state().condition).toBe('lost');
    release();
  });

  it.each([
    ['never here', false, 'absent'],
    ['refused', true, 'refused'],
  ] as const)('%s', async (_, refused, condition) => {
    cameras.refused = refused;
    const { feed, release } = await use(refused ? 'desk' : 'side');
    expect(feed.state()).toMatchObject({ condition, stream: null });
    release();
  });

  it('a machine without a camera interface throws nothing', async () => {
    installCameras(null);
    const { feed, release } = await use('desk');
    expect(feed.state()).toMatchObject({ condition: 'absent', failure: 'unsupported' });
    release();
  });

  it('a refused camera is not asked for again and again', async () => {
    cameras.refused = true;
    const { feed, release } = await use('desk');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(cameras.asked).toHaveLength(1);
    cameras.refused = false;
    feed.reopen();
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.state().condition).toBe('ok');
    release();
  });
});
