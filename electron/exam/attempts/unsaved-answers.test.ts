import { beforeEach, describe, expect, it } from 'vitest';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer, type Operation } from '#electron/storage/journal/memory-layer.ts';
import { sampleHere, sampleStart } from '../testing/sample-attempt.ts';
import { TestTime } from '../testing/test-time.ts';
import { Attempts } from './attempts.ts';

const ann = { accountId: 'ann', owner: '138****8000' };
const writing = (_: string, operation: Operation) => operation === 'append' || operation === 'open';
const answer = (questionId: string, ...keys: string[]) =>
  ({ type: 'answer', questionId, value: { kind: 'choice', keys } }) as const;

let layer: MemoryLayer;
let time: TestTime;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime();
});

const folders = ['/a', '/b'] as const;

function run(journals: Journals = new LocalJournals(layer, folders)): Attempts {
  return new Attempts({
    journals,
    vault: { wrap: async (bytes) => bytes, unwrap: async (bytes) => bytes },
    rescueKey: () => null,
    here: sampleHere,
    now: time.now,
    timer: time.timer,
    account: () => 'ann',
    report: () => {},
  });
}

const session = { token: 't', branch: null, logout: '/logout' };
const delivered = { phase: 'delivered', at: 1, proof: 'compared', held: null, refusal: null } as const;
const full = { code: 'disk-full' };

describe('answers that a full disk did not take', () => {
  it('are handed in from memory, the latest of each question, and reach the disk before the seal', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.change(answer('q1', 'A'));
    const repair = layer.fail('ENOSPC', writing);
    for (const change of [answer('q1', 'B'), answer('q3', 'A'), answer('q3', 'B')])
      await expect(attempt.change(change)).rejects.toMatchObject(full);
    const sealed = { q1: { value: { keys: ['B'] } }, q3: { value: { keys: ['B'] } } };
    expect(await attempt.seal('time-up')).toMatchObject({
      sealOnDisk: false,
      attempt: { answers: sealed },
    });
    repair();
    await time.advance(10_000);
    expect(await store.sealed('ann')).toMatchObject([{ sealOnDisk: true }]);
    await store.close();
    expect(await run().attempt('ann', attemptId).sealedPaper()).toMatchObject({
      reason: 'time-up',
      attempt: { answers: sealed },
    });
  });

  it('count as given when they were given, not at the seal', async () => {
    const start = sampleStart({ clockOffset: 0 });
    const deadline = time.now() + 60_000;
    const store = run();
    const { attemptId } = await store.begin(ann, { ...start, rules: { ...start.rules, deadline } });
    const attempt = store.attempt('ann', attemptId);
    layer.fail('ENOSPC', writing);
    await expect(attempt.change(answer('q1', 'A'))).rejects.toMatchObject(full);
    await time.advance(90_000);
    expect(await attempt.seal('time-up', time.now())).toMatchObject({ sealTime: deadline });
  });

  it('come no more when a later one was saved, nor when they do not belong to the paper', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    const repair = layer.fail('ENOSPC', writing);
    await expect(attempt.change(answer('q1', 'A'))).rejects.toMatchObject(full);
    await expect(attempt.change(answer('q1', 'Z'))).rejects.toMatchObject({
      code: 'wrong-kind',
    });
    repair();
    await attempt.change(answer('q1', 'C'));
    expect(await attempt.seal('learner')).toMatchObject({
      sealOnDisk: true,
      attempt: { answers: { q1: { value: { keys: ['C'] } } } },
    });
  });

  it('come no more once the answers of another seat count', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.change(answer('q1', 'A'));
    const paper = await attempt.moved();
    const repair = layer.fail('ENOSPC', writing);
    await expect(attempt.change(answer('q1', 'B'))).rejects.toMatchObject(full);
    repair();
    await attempt.receive(paper, { platformTime: time.now(), signed: true });
    expect(await attempt.seal('learner')).toMatchObject({
      attempt: { answers: { q1: { value: { keys: ['A'] } } } },
    });
  });

  it('leave alone what is noted while they are sealed', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    const repair = layer.fail('ENOSPC', writing);
    for (const change of [answer('q1', 'B'), answer('q3', 'B')])
      await expect(attempt.change(change)).rejects.toMatchObject(full);
    repair();
    const sealing = attempt.seal('learner');
    await attempt.holdSession(session);
    await sealing;
    expect(await attempt.sealedPaper()).toMatchObject({ heldSession: session });
  });
});

describe('the seal of a paper', () => {
  it('is in memory when the disk does not take it, and on the disk as soon as it does', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.change(answer('q1', 'A'));
    const repair = layer.fail('ENOSPC', writing);
    expect(await attempt.seal('learner')).toMatchObject({
      sealOnDisk: false,
      reason: 'learner',
      attempt: { phase: 'sealed', answers: { q1: { sequence: 2 } } },
    });
    await expect(attempt.change(answer('q1', 'B'))).rejects.toMatchObject({ code: 'sealed' });
    await expect(attempt.sending({})).rejects.toMatchObject(full);
    expect(await store.sealed('ann')).toMatchObject([{ sealOnDisk: false }]);
    repair();
    await time.advance(10_000);
    expect(await store.sealed('ann')).toMatchObject([{ sealOnDisk: true }]);
    await store.close();
    expect(await run().attempt('ann', attemptId).sealedPaper()).toMatchObject({ sealOnDisk: true, reason: 'learner' });
  });

  it('is in memory when the disk does not answer, with what the learner answered meanwhile', async () => {
    let hung = false;
    class SlowJournals extends LocalJournals {
      override append(...[name, record]: Parameters<LocalJournals['append']>) {
        return hung ? Promise.reject(new JournalError('slow', 'no answer')) : super.append(name, record);
      }
    }
    const store = run(new SlowJournals(layer, folders));
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.change(answer('q1', 'A'));
    hung = true;
    await expect(attempt.change(answer('q1', 'B'))).rejects.toMatchObject({ code: 'slow' });
    expect(await attempt.seal('learner')).toMatchObject({
      sealOnDisk: false,
      attempt: { answers: { q1: { value: { keys: ['B'] } } } },
    });
  });

  it('is written before anything of the delivery', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    const repair = layer.fail('EIO', writing);
    await attempt.seal('time-up');
    repair();
    await attempt.settle(delivered);
    await store.close();
    expect(await run().attempt('ann', attemptId).sealedPaper()).toMatchObject({
      reason: 'time-up',
      settled: { phase: 'delivered' },
    });
  });
});
