import { beforeEach, describe, expect, it } from 'vitest';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { sampleHere, sampleStart } from '../testing/sample-attempt.ts';
import { TestTime } from '../testing/test-time.ts';
import { Attempts } from './attempts.ts';

const ann = { accountId: 'ann', owner: '138****8000' };
const { exam } = sampleStart();

let layer: MemoryLayer;

beforeEach(() => {
  layer = new MemoryLayer();
});

function attemptsOver(journals: Journals): Attempts {
  const time = new TestTime();
  return new Attempts({
    journals,
    vault: { wrap: async () => null, unwrap: async () => null },
    rescueKey: () => null,
    here: sampleHere,
    now: time.now,
    timer: time.timer,
    account: () => 'ann',
    report: () => {},
  });
}

/** As the client of the thread does: the first creation is given up, and the thread goes on with it. */
function stalling(local: LocalJournals, stalled: Promise<void>): { journals: Journals; done: Promise<unknown> } {
  const done = Promise.withResolvers<unknown>();
  let first = true;
  const journals = new Proxy<Journals>(local, {
    get(target, verb: keyof Journals) {
      if (verb === 'create' && first)
        return (...args: Parameters<Journals['create']>) => {
          first = false;
          done.resolve(stalled.then(() => target.create(...args)));
          return Promise.reject(new JournalError('slow', 'The journal thread has not answered create.'));
        };
      const method = target[verb];
      return method.bind(target);
    },
  });
  return { journals, done: done.promise };
}

describe('a paper whose journal took too long to be made', () => {
  it('opens at the next try, with no word of a crash, and is found', async () => {
    const disk = Promise.withResolvers<void>();
    const { journals, done } = stalling(new LocalJournals(layer, ['/a', '/b']), disk.promise);
    const store = attemptsOver(journals);
    await expect(store.begin(ann, sampleStart())).rejects.toMatchObject({ code: 'slow' });
    disk.resolve();
    await done;
    const begun = await store.begin(ann, sampleStart());
    expect(begun).toMatchObject({ phase: 'open', recovered: false, lastSeenAt: null });
    await store.attempt('ann', begun.attemptId).change({ type: 'mark', questionId: 'q1', marked: true });
    expect(await attemptsOver(new LocalJournals(layer, ['/a', '/b'])).find('ann', exam)).toMatchObject({
      attemptId: begun.attemptId,
      marked: ['q1'],
    });
  });

  it('opens when the thread ends with it in the middle of the next try', async () => {
    const disk = Promise.withResolvers<void>();
    const local = new LocalJournals(layer, ['/a', '/b']);
    const { journals } = stalling(local, disk.promise);
    const store = attemptsOver(journals);
    await expect(store.begin(ann, sampleStart())).rejects.toMatchObject({ code: 'slow' });
    const again = store.begin(ann, sampleStart());
    disk.resolve();
    expect(await again).toMatchObject({ phase: 'open', recovered: false });
  });

  it('opens although the folder of its files could not be flushed', async () => {
    const made = () => layer.paths.some((path) => path.endsWith('.journal'));
    layer.fail('EIO', (_, operation) => operation === 'syncFolder' && made());
    const store = attemptsOver(new LocalJournals(layer, ['/a', '/b']));
    expect(await store.begin(ann, sampleStart())).toMatchObject({ phase: 'open', recovered: false });
  });

  it('leaves the other papers that are open as they are', async () => {
    const disk = Promise.withResolvers<void>();
    const local = new LocalJournals(layer, ['/a', '/b']);
    const other = await attemptsOver(local).begin(ann, sampleStart({ userPaperId: 'paper-0' }));
    await local.close();
    const { journals, done } = stalling(local, disk.promise);
    const store = attemptsOver(journals);
    await store.begin(ann, sampleStart({ userPaperId: 'paper-0' }));
    await expect(store.begin(ann, sampleStart())).rejects.toMatchObject({ code: 'slow' });
    disk.resolve();
    await done;
    await store.begin(ann, sampleStart());
    await store.attempt('ann', other.attemptId).change({ type: 'mark', questionId: 'q2', marked: true });
    expect(await store.attempt('ann', other.attemptId).read()).toMatchObject({ marked: ['q2'] });
  });
});
