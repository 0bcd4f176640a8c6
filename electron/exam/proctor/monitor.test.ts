import { describe, expect, it } from 'vitest';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { openPaper } from '../testing/open-paper.ts';
import { TestTime } from '../testing/test-time.ts';
import { createMonitor } from './monitor.ts';

function createSeat() {
  const time = new TestTime(50_000);
  const platform = createFakePlatform({ monitorHeartbeat: [good({ serverTime: 1 })] });
  const log: string[] = [];
  const monitor = createMonitor({
    platform: platform.client,
    now: time.now,
    timer: time.timer,
    random: () => 0.5,
    absences: () => 2,
    evidence: async () => ({ waiting: 4, lost: null }),
    log: (line) => log.push(line),
  });
  return { time, platform, log, monitor };
}

describe('heartbeats', () => {
  it('tell the seat, its cameras and what waits, every 30 s while the paper is open', async () => {
    const { time, platform, monitor } = createSeat();
    monitor.start(openPaper());
    monitor.camera('front', 'ok');
    monitor.camera('side', 'lost');
    await time.advance(15_000);
    expect(platform.sent).toEqual([
      {
        id: 'monitorHeartbeat',
        input: {
          userPaperId: 'p1',
          examId: 'e1',
          cameras: [
            { place: 'front', state: 'ok' },
            { place: 'side', state: 'lost' },
          ],
          waiting: 4,
          absences: 2,
          sentAt: 65_000,
        },
      },
    ]);
    await time.advance(60_000);
    expect(platform.sent).toHaveLength(3);
    monitor.stop();
    await time.advance(300_000);
    expect(platform.sent).toHaveLength(3);
  });

  it('tell the battery when it is known, and nothing of it when it is not', async () => {
    const { time, platform, monitor } = createSeat();
    monitor.start(openPaper());
    monitor.battery({ percent: 41, charging: false });
    await time.advance(15_000);
    expect(platform.sent[0]?.input).toMatchObject({ battery: 41, charging: false });
    monitor.battery(null);
    await time.advance(30_000);
    expect(platform.sent[1]?.input).not.toHaveProperty('battery');
  });

  it('go on after every failure, spread out, with one line in the log for a whole outage', async () => {
    const { time, platform, monitor, log } = createSeat();
    platform.restart('monitorHeartbeat', { kind: 'unreachable' }, { kind: 'unknown', status: 502 }, good(null));
    monitor.start(openPaper());
    await time.advance(15_000 + 90_000);
    expect(platform.sent).toHaveLength(2);
    expect(log).toEqual(['heartbeats do not arrive: unreachable']);
    await time.advance(60_000);
    expect(log.at(-1)).toBe('heartbeats arrive again');
  });

  it('take a refusal for a platform without monitoring and keep their pace', async () => {
    const { time, platform, monitor, log } = createSeat();
    platform.restart('monitorHeartbeat', refusal(404, '没有该接口'));
    monitor.start(openPaper());
    await time.advance(15_000 + 60_000);
    expect(platform.sent).toHaveLength(3);
    expect(log).toContain('heartbeat refused: 404 没有该接口');
  });

  it('come out of turn when the clock needs an answer, and only one rhythm goes on', async () => {
    const { time, platform, monitor } = createSeat();
    monitor.start(openPaper());
    monitor.beatNow();
    await time.advance(0);
    expect(platform.sent).toHaveLength(1);
    await time.advance(30_000);
    expect(platform.sent).toHaveLength(2);
    monitor.stop();
    monitor.beatNow();
    await time.advance(60_000);
    expect(platform.sent).toHaveLength(2);
  });
});
