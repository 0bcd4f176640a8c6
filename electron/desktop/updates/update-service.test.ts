import { expect, it } from 'vitest';
import type { UpdateHold, UpdateState } from '#contract/ipc/updates.ts';
import { TestTime } from '#electron/exam/testing/test-time.ts';
import { UpdateError } from './signed-feed.ts';
import { UpdateService, type UpdateEngine } from './update-service.ts';

const minute = 60_000;
const found = { version: '0.2.0', notes: 'Faster' };

/** A client whose feed offers a version; `load` is over when the test says so. */
function setUp(changed: Partial<UpdateEngine> = {}) {
  const time = new TestTime();
  const told: string[] = [];
  const done: string[] = [];
  let hold: UpdateHold | null = null;
  const loading = Promise.withResolvers<void>();
  const engine: UpdateEngine = {
    check: async () => found,
    load: (onProgress, signal) => {
      onProgress(5, 10);
      signal.addEventListener('abort', () => loading.reject(new Error('cancelled')));
      return loading.promise;
    },
    installsAtEnd: true,
    quit: () => void done.push('quit'),
    atEnd: (what) => void done.push(`at the end: ${what}`),
    ...changed,
  };
  const service = new UpdateService({
    engine: async () => engine,
    hold: async () => hold,
    changed: (state: UpdateState) => void told.push(state.kind),
    now: time.now,
    timer: time.timer,
    report: () => undefined,
  });
  return { service, time, told, done, loaded: () => loading.resolve(), holdBy: (by: UpdateHold | null) => (hold = by) };
}

it('asks soon after the start, loads, and installs only when told to', async () => {
  const { service, time, told, done, loaded } = setUp();
  service.start();
  await time.advance(minute);
  expect(service.state()).toEqual({ kind: 'loading', received: 5, total: 10, ...found });
  loaded();
  await time.advance(0);
  expect(service.state()).toEqual({ kind: 'ready', atEnd: true, ...found });
  expect(told).toEqual(['checking', 'loading', 'loading', 'ready']);
  expect(done).toEqual([]);
  await service.install();
  expect(done).toEqual(['quit']);
  await service.stop();
  expect(done).toEqual(['quit', 'at the end: nothing', 'at the end: restart']);
});

it.each([
  ['a system that installs at the end', true, ['at the end: nothing', 'at the end: install']],
  ['macOS, which installs only when it is asked', false, ['at the end: nothing']],
])('at the end of the client: %s', async (_, installsAtEnd, expected) => {
  const { service, time, done, loaded } = setUp({ installsAtEnd });
  service.start();
  await time.advance(minute);
  loaded();
  await time.advance(0);
  expect(service.state()).toMatchObject({ kind: 'ready', atEnd: installsAtEnd });
  await service.stop();
  expect(done).toEqual(expected);
});

it('starts nothing again at a later end, when a window was kept open', async () => {
  const { service, time, done, loaded } = setUp();
  service.start();
  await time.advance(minute);
  loaded();
  await time.advance(0);
  await service.install();
  await time.advance(3 * minute);
  await service.stop();
  expect(done.at(-1)).toBe('at the end: install');
});

it('says when it asked and found nothing, and asks again after six hours', async () => {
  let asked = 0;
  const { service, time } = setUp({
    async check() {
      asked += 1;
      return null;
    },
  });
  service.start();
  await time.advance(minute);
  expect(service.state()).toEqual({ kind: 'idle', checkedAt: time.now() });
  await time.advance(6 * 60 * minute);
  expect(asked).toBe(2);
});

it.each(['paper', 'freeze'] as const)('asks nothing during a %s, and goes on after it', async (by) => {
  const { service, time, told, holdBy } = setUp();
  holdBy(by);
  service.start();
  await time.advance(30 * minute);
  expect(service.state()).toEqual({ kind: 'held', by });
  expect(told).not.toContain('checking');
  holdBy(null);
  await time.advance(minute);
  expect(told).toContain('loading');
});

it('stops loading when a paper begins, and loads after it', async () => {
  const { service, time, holdBy } = setUp();
  service.start();
  await time.advance(minute);
  holdBy('paper');
  await time.advance(minute);
  expect(service.state()).toEqual({ kind: 'held', by: 'paper' });
});

it('installs nothing while a paper is open, also not at the end of the client', async () => {
  const { service, time, done, loaded, holdBy } = setUp();
  service.start();
  await time.advance(minute);
  loaded();
  await time.advance(0);
  holdBy('paper');
  await expect(service.install()).rejects.toMatchObject({ code: 'held' });
  await service.stop();
  expect(done).toEqual(['at the end: nothing']);
});

it.each([
  [new UpdateError('signature', 'x'), 'signature'],
  [new UpdateError('file', 'x'), 'file'],
  [new Error('x'), 'other'],
])('says why it failed: %s', async (error, why) => {
  const { service, time } = setUp({
    async check() {
      throw error;
    },
  });
  service.start();
  await time.advance(minute);
  expect(service.state()).toEqual({ kind: 'failed', why });
});

it('does nothing where somebody else updates', async () => {
  const time = new TestTime();
  const service = new UpdateService({
    engine: 'deployed',
    hold: async () => null,
    changed: () => undefined,
    now: time.now,
    timer: time.timer,
    report: () => undefined,
  });
  service.start();
  await service.check();
  expect(time.planned).toBe(0);
  expect(service.state()).toEqual({ kind: 'off', why: 'deployed' });
  await expect(service.install()).rejects.toMatchObject({ code: 'held' });
});
