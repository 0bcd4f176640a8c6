import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyVault } from '#electron/storage/journal/keys.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { sampleHere, sampleStart } from '../testing/sample-attempt.ts';
import { TestTime } from '../testing/test-time.ts';
import { Attempts } from './attempts.ts';

const ann = { accountId: 'ann', owner: '138****8000' };
const exam = sampleStart().exam;

/** Opens what an earlier secret locked only when it knows that one. */
const ring = (secret: number, ...known: number[]): KeyVault => ({
  wrap: async (bytes) => Uint8Array.of(secret, ...bytes.map((byte) => byte ^ secret)),
  async unwrap([by = 0, ...bytes]) {
    if (![secret, ...known].includes(by)) throw new Error('Error while decrypting');
    return Uint8Array.from(bytes, (byte) => byte ^ by);
  },
});

let layer: MemoryLayer;
beforeEach(() => {
  layer = new MemoryLayer();
});

/** A run of the client over what lies on the disk. */
function run(vault: KeyVault = ring(7)): Attempts {
  const time = new TestTime();
  return new Attempts({
    journals: new LocalJournals(layer, ['/a', '/b']),
    vault,
    rescueKey: () => null,
    here: sampleHere,
    now: time.now,
    timer: time.timer,
    account: () => 'ann',
    report: () => undefined,
  });
}

const journalFiles = () =>
  layer.paths.filter((path) => path.endsWith('.journal')).map((path) => [path, layer.peek(path).toString('base64')]);

const answer = (questionId: string, ...keys: string[]) =>
  ({ type: 'answer', questionId, value: { kind: 'choice', keys } }) as const;

describe('attempts that the keystore has locked away, begun anew by decision', () => {
  const anew = { anew: true } as const;

  it('get a journal beside the old one, which stays as it is', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    const before = journalFiles();
    const changed = run(ring(9));
    expect(await changed.isLockedAway('ann', sampleStart().userPaperId)).toBe(true);
    const fresh = await changed.begin(ann, sampleStart(), anew);
    expect(fresh).toMatchObject({ answers: {}, userPaperId: sampleStart().userPaperId });
    expect(fresh.attemptId).not.toBe(attemptId);
    await changed.attempt('ann', fresh.attemptId).change(answer('q1', 'A'));
    expect(journalFiles()).toEqual(expect.arrayContaining(before));
    const again = run(ring(9));
    expect(await again.find('ann', exam)).toMatchObject({ attemptId: fresh.attemptId });
    expect(await again.pending('ann')).toMatchObject([{ attemptId: fresh.attemptId }]);
    // Asked for once more, it is the same one.
    expect((await again.begin(ann, sampleStart(), anew)).attemptId).toBe(fresh.attemptId);
    expect(await again.isLockedAway('ann', sampleStart().userPaperId)).toBe(false);
  });

  it('are delivered in place of the old one, also when that opens again and holds more answers', async () => {
    const store = run(ring(7));
    const { attemptId } = await store.begin(ann, sampleStart());
    await store.attempt('ann', attemptId).change(answer('q1', 'A'));
    const changed = run(ring(9));
    const fresh = await changed.begin(ann, sampleStart(), anew);
    const both = run(ring(9, 7));
    expect(await both.attempt('ann', attemptId).read()).toMatchObject({ answers: { q1: { sequence: 2 } } });
    expect(await both.find('ann', exam)).toMatchObject({ attemptId: fresh.attemptId });
    expect(await both.pending('ann')).toMatchObject([{ attemptId: fresh.attemptId }]);
    await both.attempt('ann', fresh.attemptId).seal('learner');
    expect((await both.sealed('ann')).map((paper) => paper.attemptId)).toEqual([fresh.attemptId]);
  });

  it('are refused while the old journal may open by itself, and when it is sealed', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const busy = run({
      wrap: (bytes) => ring(7).wrap(bytes),
      unwrap: () => Promise.reject(new Error('temporarily unavailable. Please try again.')),
    });
    await expect(busy.begin(ann, sampleStart(), anew)).rejects.toMatchObject({ code: 'keystore-busy' });
    await store.attempt('ann', attemptId).seal('learner');
    await expect(run(ring(9)).begin(ann, sampleStart(), anew)).rejects.toMatchObject({ code: 'keystore-changed' });
  });
});
