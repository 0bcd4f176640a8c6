import { beforeEach, describe, expect, it } from 'vitest';
import { attemptIdOf } from '#electron/storage/journal/attempt-id.ts';
import type { KeyVault } from '#electron/storage/journal/keys.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import type { Settlement } from '../records/attempt-store.ts';
import { sampleHere, sampleStart } from '../testing/sample-attempt.ts';
import { settled, TestTime } from '../testing/test-time.ts';
import { Attempts } from './attempts.ts';

const ann = { accountId: 'ann', owner: '138****8000' };
const exam = sampleStart().exam;
const folders = ['/a', '/b'] as const;
const xor = (secret: number) => async (bytes: Uint8Array) => bytes.map((byte) => byte ^ secret);
const flip = (secret: number): KeyVault => ({ wrap: xor(secret), unwrap: xor(secret) });

const delivered = (at: number): Settlement => ({
  phase: 'delivered',
  at,
  proof: 'compared',
  held: null,
  refusal: null,
});

let layer: MemoryLayer;
let time: TestTime;
let signedIn: string | null;
let said: string[];

/** A run of the client over what lies on the disk. */
function run(vault: KeyVault = flip(7)): Attempts {
  return new Attempts({
    journals: new LocalJournals(layer, folders),
    vault,
    rescueKey: () => null,
    here: sampleHere,
    now: time.now,
    timer: time.timer,
    account: () => signedIn,
    report: (what) => void said.push(what),
  });
}

const journalFiles = () =>
  layer.paths.filter((path) => path.endsWith('.journal')).map((path) => [path, layer.peek(path).toString('base64')]);

const answer = (questionId: string, ...keys: string[]) =>
  ({ type: 'answer', questionId, value: { kind: 'choice', keys } }) as const;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime();
  signedIn = 'ann';
  said = [];
});

describe('attempts', () => {
  it('are there again after a kill, with every answer, mark and place', async () => {
    const store = run();
    const { attemptId, recovered, lastSeenAt } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    expect({ recovered, lastSeenAt }).toEqual({ recovered: false, lastSeenAt: null });
    await attempt.change(answer('q1', 'A'));
    await attempt.change({ type: 'mark', questionId: 'q2', marked: true });
    await time.advance(1000);
    await attempt.change({ type: 'place', questionId: 'q3' });
    const lastSeen = time.now();
    await time.advance(5000);

    const found = await run().find('ann', exam);
    expect(found).toMatchObject({
      attemptId,
      userPaperId: 'paper-1',
      paper: sampleStart().paper,
      answers: { q1: { value: { kind: 'choice', keys: ['A'] }, sequence: 2 } },
      marked: ['q2'],
      currentQuestion: 'q3',
      phase: 'open',
      recovered: true,
      lastSeenAt: lastSeen,
      health: 'good',
    });
  });

  it.each(['learner', 'time-up'] as const)(
    'count as sealed at their deadline when handed in later (%s)',
    async (reason) => {
      const start = sampleStart();
      const { attemptId } = await run().begin(ann, start);
      await run().attempt('ann', attemptId).change(answer('q1', 'A'));
      const { deadline } = start.rules;
      expect(
        await run()
          .attempt('ann', attemptId)
          .seal(reason, (deadline ?? 0) + 600_000),
      ).toMatchObject({
        sealTime: deadline,
      });
    },
  );

  it('are not recovered after the learner left, but after a crash of the next visit', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    await run().attempt('ann', attemptId).change({ type: 'left' });
    expect(await run().find('ann', exam)).toMatchObject({ recovered: false });
    expect(await run().find('ann', exam)).toMatchObject({ recovered: true });
  });

  it('begin once for each paper, however often they are begun', async () => {
    const store = run();
    const both = await Promise.all([store.begin(ann, sampleStart()), store.begin(ann, sampleStart())]);
    await store.attempt('ann', both[0].attemptId).change(answer('q1', 'A'));
    const again = await run().begin(ann, sampleStart());
    expect(new Set([...both, again].map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(again.answers).toHaveProperty('q1');
  });

  it('belong to the account that began them', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    expect(await store.find('bob', exam)).toBeNull();
    expect(await store.attempt('bob', attemptId).read()).toBeNull();
    const { userPaperId } = sampleStart();
    expect(await store.readPaper('ann', userPaperId)).toMatchObject({ attemptId });
    expect(await store.readPaper('bob', userPaperId)).toBeNull();
    await expect(store.attempt('bob', attemptId).change(answer('q1', 'A'))).rejects.toMatchObject({
      code: 'no-attempt',
    });
    await expect(store.attempt('bob', attemptId).seal('learner')).rejects.toMatchObject({ code: 'no-attempt' });
    expect(await store.pending('bob')).toMatchObject([{ attemptId, mine: false, owner: '138****8000' }]);
    expect(await store.pending(null)).toMatchObject([{ mine: false }]);
    expect(await store.pending('ann')).toMatchObject([{ mine: true, total: 6, answered: 0, lockedAway: false }]);
  });

  it('take no change once sealed, and seal once', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    const early = attempt.change(answer('q1', 'A'));
    const sealing = [attempt.seal('learner'), attempt.seal('time-up')];
    const late = attempt.change(answer('q1', 'B'));
    await expect(late).rejects.toMatchObject({ code: 'sealed' });
    expect(await early).toMatchObject({ copies: 2 });
    const [first, second] = await Promise.all(sealing);
    expect(first).toMatchObject({ reason: 'learner', attempt: { phase: 'sealed' } });
    expect(second).toMatchObject({ reason: 'learner', sealedAt: first?.sealedAt });
    expect(await run().attempt('ann', attemptId).sealedPaper()).toMatchObject({
      reason: 'learner',
      attempt: { answers: { q1: { value: { keys: ['A'] } } } },
      outcomeUnknown: false,
    });
    await expect(run().attempt('ann', attemptId).change(answer('q1', 'B'))).rejects.toMatchObject({ code: 'sealed' });
  });

  it('keep the way of a sealed paper', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    await run().attempt('ann', attemptId).seal('learner');
    expect(await run().sealed('ann')).toHaveLength(1);
    expect(await run().sealed('bob')).toEqual([]);
    await run().attempt('ann', attemptId).sending({});
    expect(await run().sealed('ann')).toMatchObject([{ outcomeUnknown: true }]);
    await run().attempt('ann', attemptId).settle(delivered(time.now()));
    expect(await run().sealed('ann')).toEqual([]);
    expect(await run().attempt('ann', attemptId).sealedPaper()).toMatchObject({ settled: { phase: 'delivered' } });
    expect(await run().pending('ann')).toEqual([]);
    expect(await run().find('ann', exam)).toBeNull();
  });

  it('are locked away, never lost and never begun again, when the keystore has changed', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    const before = journalFiles();
    const changed = run(flip(9));
    expect(await changed.pending('ann')).toMatchObject([{ attemptId, lockedAway: true, exam: { name: exam.name } }]);
    expect(await changed.find('ann', exam)).toBeNull();
    await expect(changed.begin(ann, sampleStart())).rejects.toMatchObject({ code: 'keystore-changed' });
    expect(journalFiles()).toEqual(before);
    expect(await run().attempt('ann', attemptId).read()).toMatchObject({ attemptId });
  });

  it.each([
    ['temporarily unavailable. Please try again.', 'busy'],
    ['denied by the user', 'denied'],
  ])('begin no second journal over a restart in which the keystore says "%s"', async (message, trouble) => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    await store.attempt('ann', attemptId).change(answer('q1', 'A'));
    const before = journalFiles();
    let failing = true;
    const restarted = run({
      wrap: (bytes) => flip(7).wrap(bytes),
      unwrap: async (bytes) => {
        if (failing) throw new Error(message);
        return flip(7).unwrap(bytes);
      },
    });
    expect(await restarted.pending('ann')).toMatchObject([{ attemptId, lockedAway: false, keystore: trouble }]);
    await expect(restarted.find('ann', exam)).rejects.toMatchObject({ code: `keystore-${trouble}` });
    await expect(restarted.begin(ann, sampleStart())).rejects.toMatchObject({ code: `keystore-${trouble}` });
    await expect(restarted.attempt('ann', attemptId).read()).rejects.toMatchObject({ code: `keystore-${trouble}` });
    expect(journalFiles()).toEqual(before);
    failing = false;
    expect(await restarted.find('ann', exam)).toMatchObject({ attemptId, answers: { q1: { value: { keys: ['A'] } } } });
    expect(await restarted.pending('ann')).toMatchObject([{ attemptId, keystore: null }]);
  });

  it('are due by themselves once a busy keystore opens them, and say so', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    await run().attempt('ann', attemptId).seal('learner');
    let failing = true;
    const restarted = run({
      wrap: (bytes) => flip(7).wrap(bytes),
      unwrap: (bytes) => (failing ? Promise.reject(new Error('busy')) : flip(7).unwrap(bytes)),
    });
    let readable = 0;
    restarted.onReadable(() => (readable += 1));
    expect(await restarted.sealed('ann')).toEqual([]);
    await time.advance(2_000);
    expect(readable).toBe(0);
    failing = false;
    await time.advance(4_000);
    expect(readable).toBe(1);
    expect(await restarted.sealed('ann')).toMatchObject([{ attemptId }]);
  });

  it('are listed from their cards when the keystore does not answer', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    const listing = run({ wrap: (bytes) => flip(7).wrap(bytes), unwrap: () => new Promise(() => undefined) }).pending(
      'ann',
    );
    await time.advance(1_500);
    expect(await listing).toMatchObject([{ attemptId, keystore: 'slow', total: 6, lockedAway: false }]);
  });

  it('of a paper that an earlier version began twice: the one with the answers counts', async () => {
    const store = run();
    const first = attemptIdOf('ann', 'paper-1');
    const second = attemptIdOf('ann', 'paper-1', 1);
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.change(answer('q1', 'A'));
    await attempt.change({ type: 'left' });
    // The same journal under the name of the second generation, from before the answer.
    layer.plantAs(first, second);
    await attempt.change(answer('q2', 'A', 'B'));
    await attempt.change({ type: 'left' });
    const next = run();
    expect(await next.due('ann')).toMatchObject([{ attemptId: first }]);
    expect(await next.begin(ann, sampleStart())).toMatchObject({ attemptId: first });
  });

  it('say so when there is no keystore, and open all the same', async () => {
    const none: KeyVault = { wrap: async () => null, unwrap: async () => null };
    const { attemptId, health } = await run(none).begin(ann, sampleStart());
    expect(health).toBe('weak-key');
    expect(await run(none).attempt('ann', attemptId).read()).toMatchObject({ health: 'weak-key' });
  });

  it('say so when a copy was damaged or cannot be written', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    layer.fail('EIO', (path, operation) => path.startsWith('/b') && operation === 'datasync');
    expect(await attempt.change(answer('q1', 'A'))).toMatchObject({ copies: 1 });
    expect(await attempt.read()).toMatchObject({ health: 'one-copy' });
  });

  it('give signs of life every 10 s while their account is signed in', async () => {
    const { attemptId } = await run().begin(ann, sampleStart());
    const start = time.now();
    await time.advance(25_000);
    expect(await run().find('ann', exam)).toMatchObject({ attemptId, lastSeenAt: start + 20_000 });
    signedIn = null;
    const found = time.now();
    await time.advance(60_000);
    expect(await run().find('ann', exam)).toMatchObject({ lastSeenAt: found });
  });

  it('keep the card up to date for those who cannot open the journal', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.change(answer('q1', 'A'));
    await time.advance(10_000);
    expect(await run(flip(9)).pending(null)).toMatchObject([{ answered: 1, phase: 'open', lockedAway: true }]);
    await attempt.seal('learner');
    await settled();
    expect(await run(flip(9)).pending(null)).toMatchObject([{ phase: 'sealed' }]);
  });

  it('show nothing of answer, account or paper on the disk', async () => {
    // Long enough that ciphertext cannot contain one by chance.
    const secrets = ['account-of-the-learner', 'a text by the learner', 'paper-of-this-exam', '<p>第 q6 题</p>'];
    const [accountId = '', text = '', userPaperId = ''] = secrets;
    const store = run();
    const { attemptId } = await store.begin({ accountId, owner: '138****8000' }, sampleStart({ userPaperId }));
    await store
      .attempt(accountId, attemptId)
      .change({ type: 'answer', questionId: 'q6', value: { kind: 'text', text } });
    for (const path of layer.paths) {
      const readable = path + layer.peek(path).toString('latin1');
      for (const secret of secrets) expect(readable).not.toContain(Buffer.from(secret).toString('latin1'));
    }
  });

  it('that are delivered cost neither open files nor the keystore at the next start, however many they are', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await attempt.seal('learner');
    await attempt.settle(delivered(Date.now()));
    expect(layer.handles).toBe(0);
    for (let count = 1; count < 300; count += 1) layer.plantAs(attemptId, attemptIdOf('ann', `paper ${count}`));
    const open = await store.begin(ann, sampleStart({ userPaperId: 'open' }));
    await store.close();
    let unwrapped = 0;
    const vault = flip(7);
    const next = run({
      wrap: (bytes) => vault.wrap(bytes),
      unwrap(bytes) {
        unwrapped += 1;
        return vault.unwrap(bytes);
      },
    });
    expect(await next.pending('ann')).toMatchObject([{ attemptId: open.attemptId }]);
    expect(await next.sealed('ann')).toEqual([]);
    expect(await next.due('ann')).toHaveLength(1);
    expect(await next.removeExpired(Date.now())).toBe(0);
    expect({ unwrapped, handles: layer.handles }).toEqual({ unwrapped: 1, handles: 2 });
    const receipt = await next.attempt('ann', attemptIdOf('ann', 'paper 299')).sealedPaper();
    expect(receipt).toMatchObject({ settled: { phase: 'delivered' } });
    expect(layer.handles).toBe(2);
  });

  it('go 90 days after they were delivered, and not before', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const attempt = store.attempt('ann', attemptId);
    await store.begin(ann, sampleStart({ userPaperId: 'never handed in' }));
    await attempt.seal('learner');
    await attempt.settle(delivered(time.now()));
    await store.close();
    await time.advance(89 * 24 * 3600_000);
    expect(await run().removeExpired(time.now())).toBe(0);
    await time.advance(2 * 24 * 3600_000);
    expect(await run().removeExpired(time.now())).toBe(1);
    expect(layer.paths.filter((path) => path.includes(attemptId))).toEqual([]);
    expect(await run().pending('ann')).toHaveLength(1);
  });

  it('tell the deadlines of open papers', async () => {
    const store = run();
    const { attemptId } = await store.begin(ann, sampleStart());
    const endless = sampleStart({ userPaperId: 'endless', rules: { ...sampleStart().rules, deadline: null } });
    await store.begin(ann, endless);
    const { deadline } = sampleStart().rules;
    expect(await store.due('ann')).toEqual([{ attemptId, deadline }]);
    expect(await store.clocks('ann')).toMatchObject([{ offset: 250, latest: 0 }, { offset: 250 }]);
    await store.attempt('ann', attemptId).seal('learner');
    expect(await store.due('ann')).toEqual([]);
  });
});
