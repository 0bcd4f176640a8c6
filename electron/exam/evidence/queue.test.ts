import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { EvidenceState } from '#contract/ipc/evidence.ts';
import { createSeal } from '#electron/storage/keystore/seal.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { TestTime } from '../testing/test-time.ts';
import type { EvidenceFacts } from './evidence-body.ts';
import { createEvidenceQueue, type EvidenceQueue } from './queue.ts';
import { createWorkerStore } from './worker-store.ts';

const chain = z.object({ n: z.number(), previous: z.string(), hash: z.string() });
const paper = { userPaperId: 'p1', examId: 'e1' };
const frame = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('a picture of a face'), randomBytes(2_000)]);
const capture = (takenAt: number): EvidenceFacts => ({ kind: 'capture', ...paper, place: 'front', takenAt, faces: 1 });
const left: EvidenceFacts = { kind: 'switch', ...paper };

let folder = '';
let open: EvidenceQueue[] = [];
let room = true;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(async () => {
  await Promise.all(open.map((queue) => queue.close()));
  open = [];
  rmSync(folder, { recursive: true });
  openAttempt = null;
});

const nothingLost = { thinned: 0, dropped: 0, switches: 0, expired: 0, noRoom: 0 };
const key = randomBytes(32);
vi.setConfig({ testTimeout: 20_000 });
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

/** The paper on the screen. */
let openAttempt: string | null = null;

function createRun(session = createFakeSession(account('lm'))) {
  const platform = createFakePlatform({
    monitorCaptureSave: [good({ id: 1 })],
    userSwitchScreen: [good({ count: 1 })],
  });
  const time = new TestTime(1_000_000);
  const states: EvidenceState[] = [];
  const log: string[] = [];
  room = true;
  const store = createWorkerStore({
    workerUrl: new URL('worker.ts', import.meta.url),
    file: join(folder, 'evidence.db'),
    maxBytes: 500_000_000,
    log: (line) => log.push(line),
  });
  const queue = createEvidenceQueue({
    store,
    seal: createSeal(key),
    session: session.watch,
    platform: platform.client,
    timer: time.timer,
    random: () => 1,
    now: time.now,
    timeTrusted: () => true,
    openAttempt: () => openAttempt,
    hasRoom: async () => room,
    announce: (state) => states.push(state),
    log: (line) => log.push(line),
  });
  open.push(queue);
  const settled = async (wanted: Partial<EvidenceState>) =>
    until(async () => expect(await queue.state('lm', 'a1')).toMatchObject(wanted));
  return { queue, platform, time, session, states, log, settled, store };
}

describe('delivery', () => {
  it('sends each kind oldest first, with the picture as it was taken', async () => {
    const { queue, platform, settled } = createRun();
    queue.hold(true);
    await queue.put('lm', 'a1', capture(10), frame);
    await queue.put('lm', 'a1', capture(15), frame);
    await queue.put('lm', 'a1', { kind: 'note', ...paper, place: 'side', takenAt: 20, state: 'lost' });
    await queue.put('lm', 'a1', left);
    expect(platform.sent).toEqual([]);
    queue.hold(false);
    await settled({ waiting: 0, waitingBytes: 0, delivered: 4, lastDeliveredAt: 1_000_000 });
    const sent = (id: string) => platform.sent.filter((call) => call.id === id).map(({ input }) => input);
    const image = `data:image/jpeg;base64,${frame.toString('base64')}`;
    const pictures = sent('monitorCaptureSave').filter((input) => 'faces' in input);
    expect(pictures).toMatchObject([
      { ...paper, place: 'front', takenAt: 10, faces: 1, image, chain: { n: 1, previous: '' } },
      { ...paper, place: 'front', takenAt: 15, faces: 1, image, chain: { n: 2 } },
    ]);
    const [first, second] = z.parse(z.array(z.object({ chain })), pictures);
    expect(second?.chain.previous).toBe(first?.chain.hash);
    const note = { ...paper, place: 'side', takenAt: 20, state: 'lost', image: null };
    expect(sent('monitorCaptureSave')).toContainEqual(expect.objectContaining(note));
    expect(sent('userSwitchScreen')).toEqual([paper]);
  });

  it('waits for the network with growing pauses and loses nothing', async () => {
    const { queue, platform, time, settled } = createRun();
    platform.restart('monitorCaptureSave', { kind: 'unreachable' }, { kind: 'unknown', status: 502 }, good({ id: 1 }));
    await queue.put('lm', 'a1', capture(10), frame);
    await until(() => expect(platform.sent).toHaveLength(1));
    await until(async () => {
      await time.advance(10_000);
      expect(platform.sent).toHaveLength(3);
    });
    await settled({ waiting: 0, delivered: 1 });
  });

  it('leaves it to the connection to find the platform again: no try of its own for a minute', async () => {
    const { queue, platform, time, settled } = createRun();
    platform.restart('monitorCaptureSave', { kind: 'unreachable' }, good({ id: 1 }));
    await queue.put('lm', 'a1', capture(10), frame);
    await until(() => expect(platform.sent).toHaveLength(1));
    await settled({ waiting: 1 });
    await time.advance(59_000);
    await queue.put('lm', 'a1', { kind: 'note', ...paper, place: 'side', takenAt: 20, state: 'lost' });
    await settled({ waiting: 1, delivered: 1 });
    expect(platform.sent).toHaveLength(2);
    queue.wake();
    await settled({ waiting: 0, delivered: 2 });
  });

  it('pictures of the open paper go out one after the other with a pause, those of others without', async () => {
    const { queue, platform, time, settled } = createRun();
    openAttempt = 'a1';
    await queue.put('lm', 'a1', capture(10), frame);
    await queue.put('lm', 'a1', capture(20), frame);
    await settled({ waiting: 1, delivered: 1 });
    queue.wake();
    await settled({ waiting: 1, delivered: 1 });
    expect(platform.sent).toHaveLength(1);
    await time.advance(1_000);
    await settled({ waiting: 0, delivered: 2 });
    await time.advance(1_000);
    openAttempt = null;
    await queue.put('lm', 'a1', capture(30), frame);
    await queue.put('lm', 'a1', capture(40), frame);
    await settled({ waiting: 0, delivered: 4 });
  });

  it('reports a switch once: not again when the outcome is unknown, again when it surely never arrived', async () => {
    const { queue, platform, time, settled, store } = createRun();
    platform.restart(
      'userSwitchScreen',
      { kind: 'unreachable' },
      { kind: 'unknown', status: null },
      good({ count: 2 }),
    );
    await queue.put('lm', 'a1', left);
    await until(async () => {
      await time.advance(10_000);
      expect(platform.sent).toHaveLength(2);
    });
    await settled({ waiting: 0 });
    expect((await queue.put('lm', 'a1', left))?.switches).toBe(2);
    await settled({ waiting: 0, delivered: 1 });
    expect(platform.sent).toHaveLength(3);
    expect(await store.counts('lm', 'a1')).toMatchObject({ switches: 2, switchesDropped: 1 });
  });

  it('pauses when the platform refuses the session, until its account signs in again', async () => {
    const { queue, platform, session, settled } = createRun();
    platform.restart('monitorCaptureSave', refusal(303, '登录已失效'));
    await queue.put('lm', 'a1', capture(10), frame);
    await until(() => expect(platform.sent).toHaveLength(1));
    await queue.put('lm', 'a1', capture(20), frame);
    session.become(null);
    platform.restart('monitorCaptureSave', good({ id: 1 }));
    session.become(account('someone-else'));
    await queue.put('someone-else', 'a9', capture(30), frame);
    await until(() => expect(platform.sent).toHaveLength(2));
    expect(platform.sent[1]?.input).toMatchObject({ takenAt: 30 });
    await settled({ waiting: 2 });
    session.become(account('lm'));
    await settled({ waiting: 0, delivered: 2 });
  });

  it('gives a picture up after three refusals, in the log, and goes on with the next meanwhile', async () => {
    const { queue, platform, time, log, settled } = createRun();
    platform.restart('monitorCaptureSave', (input) =>
      'takenAt' in input && input.takenAt === 10 ? refusal(500) : good({ id: 1 }),
    );
    await queue.put('lm', 'a1', capture(10), frame);
    await queue.put('lm', 'a1', capture(20), frame);
    await until(async () => {
      await time.advance(10_000);
      expect(platform.sent).toHaveLength(4);
    });
    await settled({ waiting: 0, delivered: 1 });
    expect(log.filter((line) => line.includes('give-up'))).toHaveLength(1);
  });
});

describe('lanes', () => {
  it('a switch goes out while the assumed call for pictures fails for ever', async () => {
    const { queue, platform, settled } = createRun();
    platform.restart('monitorCaptureSave', { kind: 'unknown', status: 404 });
    await queue.put('lm', 'a1', capture(10), frame);
    await until(() => expect(platform.calls()).toContain('monitorCaptureSave'));
    await queue.put('lm', 'a1', left);
    await settled({ waiting: 1, delivered: 1 });
    expect(platform.calls()).toContain('userSwitchScreen');
  });

  it('stores no picture on a full disk, says so and counts it, and still reports switches', async () => {
    const { queue, platform, settled, states } = createRun();
    room = false;
    expect(await queue.put('lm', 'a1', capture(10), frame)).toBeNull();
    expect(await queue.put('lm', 'a1', left)).not.toBeNull();
    await settled({ waiting: 0, delivered: 1, diskFull: true, lost: { ...nothingLost, noRoom: 1 } });
    expect(states[0]).toMatchObject({ diskFull: true });
    room = true;
    await queue.put('lm', 'a1', capture(20), frame);
    await settled({ waiting: 0, delivered: 2, diskFull: false });
    expect(platform.sent.at(-1)?.input).toMatchObject({ takenAt: 20, lost: { noRoom: 1 } });
  });

  it('a switch that the platform refuses for good is counted as not sent', async () => {
    const { queue, platform, time, settled } = createRun();
    platform.restart('userSwitchScreen', { kind: 'unreachable' }, refusal(40_901, '试卷已提交'));
    await queue.put('lm', 'a1', left);
    await until(async () => {
      await time.advance(60_000);
      expect(platform.sent.length).toBeGreaterThan(3);
    });
    await settled({ waiting: 0, delivered: 0, lost: { ...nothingLost, switches: 1 } });
  });
});

describe('what survives', () => {
  it('delivers after a restart what the last run could not, sealed on disk meanwhile', async () => {
    const first = createRun();
    first.platform.restart('monitorCaptureSave', { kind: 'unreachable' });
    await first.queue.put('lm', 'a1', capture(10), frame);
    await until(() => expect(first.platform.sent).toHaveLength(1));
    await first.queue.close();
    open = [];
    const onDisk = readFileSync(join(folder, 'evidence.db'));
    expect(onDisk.includes('a picture of a face')).toBe(false);
    expect(onDisk.includes('takenAt')).toBe(false);
    const second = createRun();
    second.queue.start();
    await second.settled({ waiting: 0, delivered: 1 });
    expect(second.platform.sent[0]?.input).toMatchObject({ takenAt: 10 });
  });

  it('gives up what another key sealed instead of standing still', async () => {
    const first = createRun();
    first.queue.hold(true);
    await first.queue.put('lm', 'a1', capture(10), frame);
    await first.store.add({
      accountId: 'lm',
      attemptId: 'a1',
      kind: 'note',
      lane: '',
      at: 1_000_000,
      body: randomBytes(64),
    });
    first.queue.hold(false);
    await first.settled({ waiting: 0, delivered: 1 });
    expect(first.log.some((line) => line.includes('cannot be read'))).toBe(true);
  });

  it('starts again beside a file that was damaged, tells the platform, and keeps the file for as long as pictures', async () => {
    writeFileSync(join(folder, 'evidence.db'), 'no database '.repeat(500));
    const { queue, log, settled, platform, store } = createRun();
    expect(await queue.put('lm', 'a1', left)).toMatchObject({ switches: 1 });
    await settled({ waiting: 0, delivered: 2 });
    expect(platform.sent.map(({ input }) => input)).toContainEqual(
      expect.objectContaining({ ...paper, place: 'seat', state: 'store-reset' }),
    );
    expect(log.some((line) => line.includes('lies aside as'))).toBe(true);
    const dayMs = 86_400_000;
    const month = 30 * dayMs;
    const aside = () => readdirSync(folder).filter((name) => name.includes('broken'));
    await store.sweep(Date.now() + 29 * dayMs, month);
    expect(aside()).toHaveLength(1);
    await store.sweep(Date.now() + 31 * dayMs, month);
    expect(aside()).toHaveLength(0);
  });

  it('never fails the caller: what a disk in trouble does not take waits in memory, and is told', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    const { queue, log } = createRun();
    expect(await queue.put('lm', 'a1', left)).toBeNull();
    expect(await queue.state('lm', 'a1')).toMatchObject({ broken: true, unstored: 1 });
    expect(log.some((line) => line.includes('not stored yet'))).toBe(true);
  });
});

describe('events', () => {
  it('tells the state at once, then at most once a second, and the last one always', async () => {
    const { queue, states, time, settled } = createRun();
    queue.hold(true);
    for (let turn = 0; turn < 5; turn += 1) await queue.put('lm', 'a1', capture(turn), frame);
    await until(() => expect(states).toHaveLength(1));
    await time.advance(999);
    await settled({ waiting: 5 });
    expect(states).toHaveLength(1);
    await time.advance(1);
    await until(() => expect(states).toHaveLength(2));
    expect(states[1]).toMatchObject({ attemptId: 'a1', waiting: 5 });
  });
});
