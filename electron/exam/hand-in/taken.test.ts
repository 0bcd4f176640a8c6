import { beforeEach, describe, expect, it } from 'vitest';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { beginPaper, createHandInRun } from '../testing/hand-in-run.ts';
import { TestTime } from '../testing/test-time.ts';

const [second, minute] = [1_000, 60_000];
const [commit, info] = ['userPaperCommitAllPaper', 'userPaperFindUserPaperInfo'];
const taken = good({ userPaperId: 'paper-1' });
const busy = refusal(5, '系统繁忙，请稍后再试');
const lost = { kind: 'unknown', status: null } as const;
let layer: MemoryLayer;
let time: TestTime;
let states: HandInState[];

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime();
  states = [];
});

interface Script {
  commits: readonly PlatformAnswer[];
  /** What the record says so long (ms) after the first commit; null: before it. */
  record: (since: number | null) => object | null;
}

/** A platform that answers commits as written, the last answer again and again, and has a record of its own. */
function createPlatform(script: Script) {
  const { commits } = script;
  let first: number | null = null;
  let next = 0;
  return createFakePlatform({
    [commit]: [
      () => {
        first ??= time.now();
        next += 1;
        return commits[Math.min(next, commits.length) - 1]!;
      },
    ],
    [info]: [
      () => {
        const told = script.record(first === null ? null : time.now() - first);
        return told ? good({ userPaperId: 'paper-1', ...told }) : { kind: 'unknown', status: 500 };
      },
    ],
  });
}

const run = (platform: ReturnType<typeof createPlatform>) =>
  createHandInRun({ layer, time, session: createFakeSession(account('ann')), platform: platform.client, states });

const commitsOf = (platform: ReturnType<typeof createPlatform>) =>
  platform.calls().filter((id) => id === commit).length;

async function handIn(script: Script, waitMs: number) {
  const platform = createPlatform(script);
  const { store, queue } = run(platform);
  const attemptId = await beginPaper(store);
  await queue.start();
  await queue.handIn('ann', attemptId, 'learner');
  await time.advance(waitMs);
  return { platform, store, queue, attemptId };
}

describe('a paper that the platform took', () => {
  it.each([5, 15, 30, 120, 600])('is sent once, and compared when the record shows it %i s later', async (lag) => {
    const record = (since: number | null) =>
      since !== null && since >= lag * second ? { status: 1, commitType: 1, answerCount: 1 } : { status: 0 };
    const { platform } = await handIn({ commits: [taken], record }, 20 * minute);
    expect(commitsOf(platform)).toBe(1);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'counted', takenAt: expect.any(Number) });
  });

  it.each([
    ['in progress', { status: 0 }],
    ['closed by the platform', { status: 1, commitType: 0, answerCount: 0 }],
  ])('is sent once, and acknowledged after half an hour while its record is %s', async (_, record) => {
    const { platform } = await handIn({ commits: [taken], record: () => record }, 29 * minute);
    expect(states.at(-1)).toMatchObject({ phase: 'sealed', waitingFor: 'platform', takenAt: expect.any(Number) });
    await time.advance(31 * minute);
    expect(commitsOf(platform)).toBe(1);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'acknowledged', notShown: true, held: null });
  });

  it('is not sent again by a restart', async () => {
    const { queue, store, platform } = await handIn({ commits: [taken], record: () => ({ status: 0 }) }, minute);
    await queue.stop();
    await store.close();
    const next = run(platform);
    await next.queue.start();
    await time.advance(60 * minute);
    expect(commitsOf(platform)).toBe(1);
    expect(await next.store.sealed('ann')).toEqual([]);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'acknowledged', notShown: true });
  });

  it('is no other paper because a record counts empty answers, too', async () => {
    const record = (since: number | null) =>
      since === null ? { status: 1 } : { status: 2, commitType: 1, answerCount: 6 };
    await handIn({ commits: [taken], record }, minute);
    expect(states.at(-1)).toMatchObject({
      phase: 'delivered',
      proof: 'acknowledged',
      notShown: false,
      held: { answers: 6, assumed: true },
    });
  });

  it('is sent once more when staff decide so, and by nobody else', async () => {
    const { platform, queue, attemptId } = await handIn(
      { commits: [taken], record: () => ({ status: 0 }) },
      40 * minute,
    );
    await queue.deliverNow('ann', attemptId);
    await time.advance(minute);
    expect(commitsOf(platform)).toBe(1);
    await queue.sendAgain('ann', attemptId);
    await time.advance(minute);
    expect(commitsOf(platform)).toBe(2);
    await time.advance(60 * minute);
    expect(commitsOf(platform)).toBe(2);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
  });

  it('is unknown no longer once the platform took it, however late its record is', async () => {
    const record = (since: number | null) =>
      since === null ? { status: 1, remainSeconds: 3_000 } : { status: 2, submitTime: null, answerCount: 6 };
    const script: Script = { commits: [lost, taken], record };
    const { queue, attemptId } = await handIn(script, 60 * minute);
    expect(states.at(-1)).toMatchObject({ phase: 'unverified', takenAt: null });
    script.record = () => ({ status: 1, remainSeconds: 3_000 });
    await queue.sendAgain('ann', attemptId);
    await time.advance(minute);
    const sealed = { phase: 'sealed', proof: null, held: null, takenAt: expect.any(Number) };
    expect(states.at(-1)).toMatchObject(sealed);
    expect(await queue.state('ann', attemptId)).toMatchObject(sealed);
    const [waiting] = await run(createPlatform(script)).store.pending('ann');
    expect(waiting).toMatchObject({ phase: 'sealed' });
  });

  it('stays delivered when sending it once more is refused, or is not heard of', async () => {
    const commits = [taken, busy, lost];
    const { platform, queue, attemptId } = await handIn({ commits, record: () => ({ status: 0 }) }, 40 * minute);
    for (const number of [2, 3]) {
      await queue.sendAgain('ann', attemptId);
      await time.advance(60 * minute);
      expect(commitsOf(platform)).toBe(number);
      expect(await queue.state('ann', attemptId)).toMatchObject({ phase: 'delivered', proof: 'acknowledged' });
    }
  });
});

describe('a platform whose number 1 means "in progress"', () => {
  const before = { status: 1, remainSeconds: 3_000 };
  const after = { status: 2, submitTime: null, answerCount: 6 };

  it('gets the paper again after it was busy', async () => {
    const { platform } = await handIn({ commits: [busy, busy, taken], record: () => before }, 5 * minute);
    expect(commitsOf(platform)).toBe(3);
    await time.advance(60 * minute);
    expect(commitsOf(platform)).toBe(3);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'acknowledged' });
  });

  it('gets the paper again when the first one was lost on its way', async () => {
    const record = () => ({ ...before, remainSeconds: 3_000 - Math.floor(time.now() / second) });
    const { platform } = await handIn({ commits: [lost, taken], record }, 5 * minute);
    expect(commitsOf(platform)).toBe(2);
  });

  it('does not get it again when only the answer was lost, and the learner is told that nobody knows', async () => {
    const { platform } = await handIn(
      { commits: [lost], record: (since) => (since === null ? before : after) },
      60 * minute,
    );
    expect(commitsOf(platform)).toBe(1);
    expect(states.at(-1)).toMatchObject({ phase: 'unverified', proof: null, held: { answers: 6, assumed: true } });
  });

  it('does not get it again when a refusal comes back although it arrived', async () => {
    const commits = [refusal(5003, '请勿重复交卷')];
    const { platform } = await handIn({ commits, record: (since) => (since === null ? before : after) }, 60 * minute);
    expect(commitsOf(platform)).toBe(1);
    expect(states.at(-1)).toMatchObject({ phase: 'unverified', refusal: '请勿重复交卷' });
  });
});

it('a record that does not answer holds no first commit up for more than some seconds', async () => {
  const platform = createPlatform({ commits: [taken], record: () => ({ status: 0 }) });
  platform.script[info] = [new Promise(() => undefined)];
  const { store, queue } = run(platform);
  await queue.handIn('ann', await beginPaper(store), 'learner');
  await time.advance(5 * second);
  expect(commitsOf(platform)).toBe(1);
});
