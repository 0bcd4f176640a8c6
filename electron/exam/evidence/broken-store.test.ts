import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSeal } from '#electron/storage/keystore/seal.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createMemoryEvidence } from '../testing/memory-evidence.ts';
import { TestTime } from '../testing/test-time.ts';
import type { EvidenceFacts } from './evidence-body.ts';
import type { EvidenceStore, NewItem } from './evidence-store.ts';
import { createEvidenceQueue } from './queue.ts';
import { createWorkerStore } from './worker-store.ts';

const paper = { userPaperId: 'p1', examId: 'e1' };
const left: EvidenceFacts = { kind: 'switch', ...paper };
const note = (state: string): EvidenceFacts => ({ kind: 'note', ...paper, place: 'seat', takenAt: 5, state });
const capture = (takenAt: number): EvidenceFacts => ({ kind: 'capture', ...paper, place: 'front', takenAt, faces: 1 });

vi.setConfig({ testTimeout: 60_000 });
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function createRun(store: EvidenceStore) {
  const time = new TestTime(1_000_000);
  const platform = createFakePlatform({ monitorCaptureSave: [good({ id: 1 })], userSwitchScreen: [good({})] });
  const queue = createEvidenceQueue({
    store,
    seal: createSeal(new Uint8Array(32)),
    session: createFakeSession(account('lm')).watch,
    platform: platform.client,
    timer: time.timer,
    random: () => 0.5,
    now: time.now,
    timeTrusted: () => true,
    hasRoom: async () => true,
    announce: () => undefined,
    log: () => undefined,
  });
  return { time, platform, queue };
}

const onDisk = (file: string) =>
  createWorkerStore({ workerUrl: new URL('worker.ts', import.meta.url), file, maxBytes: 1e8, log: () => undefined });

it('a store that another program holds: what happens waits in memory in order, is told, and goes in afterwards', async () => {
  const file = join(folder, 'evidence.db');
  const store = onDisk(file);
  const { time, platform, queue } = createRun(store);
  await store.counts('lm', 'a1');
  expect(await queue.writable()).toBe(true);
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect(await queue.writable()).toBe(false);
  expect(await queue.put('lm', 'a1', left)).toBeNull();
  expect(await queue.put('lm', 'a1', note('one'))).toBeNull();
  expect(await queue.put('lm', 'a1', note('two'))).toBeNull();
  expect(await queue.state('lm', 'a1')).toMatchObject({ broken: true, unstored: 3 });
  expect(await queue.beat('lm', 'a1')).toMatchObject({ waiting: 3, stored: { broken: true, unstored: 3 } });
  expect(platform.sent).toEqual([]);
  other.exec('ROLLBACK');
  other.close();
  await vi.waitFor(
    async () => {
      await time.advance(30_000);
      expect(await queue.state('lm', 'a1')).toMatchObject({ broken: false, unstored: 0, waiting: 0, delivered: 3 });
    },
    { timeout: 20_000 },
  );
  expect(platform.calls().filter((id) => id === 'userSwitchScreen')).toHaveLength(1);
  const notes = platform.sent.flatMap(({ input }) => ('state' in input ? [input.state] : []));
  expect(notes).toEqual(['one', 'two']);
  await queue.close();
});

it('a file that is bad in its middle opens, fails when it is used, is put aside, and what comes next is stored', async () => {
  const file = join(folder, 'evidence.db');
  const first = createRun(onDisk(file));
  first.queue.hold(true);
  for (let taken = 1; taken <= 40; taken += 1)
    await first.queue.put('lm', 'a1', capture(taken), new Uint8Array(20_000));
  await first.queue.close();
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 40_960);
  writeFileSync(file, bytes);

  const { time, platform, queue } = createRun(onDisk(file));
  queue.start();
  const notes = () => platform.sent.flatMap(({ input }) => ('state' in input ? [input.state] : []));
  await vi.waitFor(
    async () => {
      await queue.put('lm', 'a1', note('after'));
      await time.advance(30_000);
      expect(notes()).toContain('after');
      expect(notes()).toContain('store-reset');
    },
    { timeout: 40_000, interval: 500 },
  );
  expect(readdirSync(folder).some((name) => name.includes('broken'))).toBe(true);
  await queue.close();
});

it('memory is bounded: pictures are given up before what happened, counted when the store is back', async () => {
  const real = createMemoryEvidence();
  const add = real.add.bind(real);
  let shut = true;
  const shutStore: EvidenceStore = Object.assign(real, {
    add: async (item: NewItem) => (shut ? Promise.reject(new Error('the disk is read-only')) : add(item)),
  });
  const { time, queue } = createRun(shutStore);
  for (let taken = 1; taken <= 299; taken += 1) await queue.put('lm', 'a1', capture(taken), new Uint8Array(10));
  for (let turn = 1; turn <= 5; turn += 1) await queue.put('lm', 'a1', note(String(turn)));
  expect(await queue.state('lm', 'a1')).toMatchObject({ broken: true, unstored: 300 });
  shut = false;
  await time.advance(120_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({
    broken: false,
    unstored: 0,
    delivered: 300,
    lost: { noRoom: 4 },
  });
  await queue.close();
});
