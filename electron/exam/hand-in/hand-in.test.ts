import { beforeEach, describe, expect, it } from 'vitest';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { beginPaper, createHandInRun } from '../testing/hand-in-run.ts';
import { LyingPlatform, type Lie } from '../testing/lying-platform.ts';
import { namedProfile } from '../testing/named-profile.ts';
import { TestTime } from '../testing/test-time.ts';
import type { HandInQueue } from './hand-in.ts';

const minute = 60_000;
let layer: MemoryLayer;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
let platform: LyingPlatform;
let states: HandInState[];
let profile: PlatformProfile;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime();
  session = createFakeSession(account('ann'));
  platform = new LyingPlatform(time.timer);
  states = [];
  profile = {};
});

/** A run of the client over what lies on the disk. */
const run = (random?: () => number) =>
  createHandInRun({ layer, time, session, platform, states, profile, ...(random ? { random } : {}) });
const begin = beginPaper;

describe('a paper that is handed in', () => {
  it('is delivered at once, with its answers', async () => {
    const { store, queue } = run();
    const attemptId = await begin(store);
    const first = await queue.handIn('ann', attemptId, 'learner');
    expect(first).toMatchObject({ phase: 'sealed', waitingFor: 'nothing', reason: 'learner' });
    await time.advance(1000);
    expect(platform.accepted).toMatchObject([
      {
        userPaperId: 'paper-1',
        examId: 'e1',
        commitType: 1,
        answerList: [{ questionId: 'q1', answer: ['B'] }, {}, {}, {}, {}, {}],
      },
    ]);
    const info = 'userPaperFindUserPaperInfo';
    expect(platform.calls).toEqual([info, 'userPaperCommitAllPaper', info]);
    expect(states.map(({ phase, nextTryAt, tries }) => [phase, nextTryAt, tries])).toEqual([
      ['sealed', null, 1],
      ['delivered', null, 1],
    ]);
    expect(await queue.state('ann', attemptId)).toMatchObject({
      phase: 'delivered',
      deliveredAt: expect.any(Number),
      proof: 'compared',
      held: { answers: 1, commitType: null },
      sealedAnswers: 1,
      sealOnDisk: true,
    });
    expect(await queue.state('bob', attemptId)).toBeNull();
  });

  it('is sealed once and committed once, however often it is handed in', async () => {
    const { store, queue } = run();
    const attemptId = await begin(store);
    await Promise.all([queue.handIn('ann', attemptId, 'learner'), queue.handIn('ann', attemptId, 'time-up')]);
    await queue.deliverNow('ann', attemptId);
    await time.advance(minute);
    expect(await queue.handIn('ann', attemptId, 'time-up')).toMatchObject({ phase: 'delivered', reason: 'learner' });
    await queue.deliverNow('ann', attemptId);
    await time.advance(minute);
    expect(platform.commits).toHaveLength(1);
  });

  it('has no state while it is open', async () => {
    const { store, queue } = run();
    expect(await queue.state('ann', await begin(store))).toBeNull();
  });
});

describe('a network that lies', () => {
  const lies: Lie[][] = [
    ['unreachable', 'unreachable', 'unreachable'],
    ['lost-request'],
    ['lost-answer'],
    ['twice'],
    ['late'],
    ['late', 'lost-answer'],
    ['late', 'late', 'late'],
    ['error', 'error-after'],
    ['error-after'],
    ['lost-request', 'twice'],
    ['error', 'unreachable', 'late', 'lost-answer', 'twice'],
    [refusal(500), refusal(50001), 'lost-answer'],
  ];

  it.each(lies.map((script) => ({ script })))('leaves exactly one accepted paper: $script', async ({ script }) => {
    platform.lies = [...script];
    const { store, queue } = run();
    const attemptId = await begin(store);
    await queue.handIn('ann', attemptId, 'learner');
    await time.advance(30 * minute);
    expect(platform.accepted).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', refusal: null });
    expect(platform.maxInFlight).toBe(1);
    const calls = platform.calls.length;
    await time.advance(60 * minute);
    expect(platform.calls).toHaveLength(calls);
  });

  it.each(lies.map((script) => ({ script })))(
    'and so it does with a kill at any moment: $script',
    async ({ script }) => {
      for (let kill = 0; kill < 12; kill += 1) {
        layer = new MemoryLayer();
        time = new TestTime();
        platform = new LyingPlatform(time.timer, [...script]);
        const first = run();
        await first.queue.handIn('ann', await begin(first.store), 'learner');
        await time.advance(kill * 7_000 + 25);
        void first.queue.stop();
        layer = layer.cutPower(Math.random);
        const second = run();
        await second.queue.start();
        await time.advance(30 * minute);
        expect(platform.accepted).toHaveLength(1);
        expect(await second.store.sealed('ann')).toEqual([]);
      }
    },
  );

  it('is asked for its record of the paper before every further commit', async () => {
    platform.lies = ['lost-request', 'lost-request'];
    const { store, queue } = run();
    await queue.handIn('ann', await begin(store), 'learner');
    await time.advance(10 * minute);
    const [commit, info] = ['userPaperCommitAllPaper', 'userPaperFindUserPaperInfo'];
    // Before the first one once; after an unknown outcome until it is clear that nothing arrives.
    const looks = [info, info, info];
    expect(platform.calls).toEqual([info, commit, ...looks, commit, ...looks, commit, info]);
  });

  it('waits when the state cannot be read, instead of committing again', async () => {
    platform.lies = ['lost-answer'];
    platform.infoLies = [{ kind: 'unknown', status: null }, refusal(500), refusal(40400)];
    const { store, queue } = run();
    await queue.handIn('ann', await begin(store), 'learner');
    await time.advance(10 * minute);
    expect(platform.commits).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
  });

  it('does not commit again because a learner keeps pressing while the record cannot be read', async () => {
    platform.lies = ['lost-answer'];
    platform.infoLies = Array.from({ length: 16 }, () => ({ kind: 'unknown', status: 500 }));
    const { store, queue } = run();
    const attemptId = await begin(store);
    await queue.handIn('ann', attemptId, 'learner');
    await time.advance(35_200);
    for (let press = 0; press < 8; press += 1) {
      await queue.deliverNow('ann', attemptId);
      await time.advance(150);
    }
    await time.advance(5 * minute);
    expect(platform.commits).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'compared' });
  });

  it('never has two requests at once, over several papers', async () => {
    platform.lies = ['late', 'twice', 'error', 'lost-answer'];
    const { store, queue } = run();
    for (const paper of ['p1', 'p2', 'p3', 'p4']) await queue.handIn('ann', await begin(store, paper), 'learner');
    queue.wake();
    await time.advance(30 * minute);
    expect(platform.accepted).toHaveLength(4);
    expect(platform.maxInFlight).toBe(1);
  });
});

describe('a paper that waits', () => {
  it('says for what and until when, with growing pauses', async () => {
    platform.lies = Array.from({ length: 9 }, () => 'unreachable' as const);
    const { store, queue } = run();
    await queue.handIn('ann', await begin(store), 'learner');
    const pauses: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      const before = states.length;
      while (states.length < before + 1 || states.at(-1)?.nextTryAt === null) await time.advance(10);
      expect(states.at(-1)).toMatchObject({ phase: 'sealed', waitingFor: 'network', tries });
      pauses.push(Math.round(((states.at(-1)?.nextTryAt ?? 0) - time.now()) / 1000));
      await time.advance((states.at(-1)?.nextTryAt ?? 0) - time.now());
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it.each(['deliverNow', 'wake'] as const)('goes at once on %s', async (nudge) => {
    platform.lies = ['unreachable', 'unreachable', 'unreachable', 'unreachable', 'unreachable', 'unreachable'];
    const { store, queue } = run();
    const attemptId = await begin(store);
    await queue.handIn('ann', attemptId, 'learner');
    await time.advance(40_000);
    expect(platform.lies).toEqual([]);
    expect(platform.accepted).toHaveLength(0);
    if (nudge === 'wake') queue.wake();
    else await queue.deliverNow('ann', attemptId);
    await time.advance(500);
    expect(platform.accepted).toHaveLength(1);
  });

  it.each([303, 10000, 403, 602])(
    'waits for its account after code %i, and goes out when that signs in',
    async (code) => {
      platform.lies = [refusal(code)];
      const { store, queue } = run();
      await queue.start();
      const attemptId = await begin(store);
      await queue.handIn('ann', attemptId, 'learner');
      await time.advance(1000);
      session.become(null);
      await time.advance(60 * minute);
      expect(states.at(-1)).toMatchObject({ waitingFor: 'sign-in', nextTryAt: null, phase: 'sealed' });
      session.become(account('bob'));
      await time.advance(60 * minute);
      expect(platform.commits).toHaveLength(1);
      session.become(account('ann'));
      await time.advance(1000);
      expect(platform.accepted).toHaveLength(1);
      expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
    },
  );

  it('does not pay for the looks of a token that had ended once its account signs in again', async () => {
    const [open, ended] = [good({ userPaperId: 'paper-1', status: 0 }), { kind: 'unknown', status: 401 } as const];
    const looksFailed = [ended, ended, ended, ended];
    platform.lies = ['lost-request'];
    platform.infoLies = [open, ...looksFailed, open, ...looksFailed];
    const { store, queue } = run();
    await queue.start();
    await queue.handIn('ann', await begin(store), 'learner');
    while (platform.infoLies.length > 0) await time.advance(1000);
    session.become(null);
    session.become(account('ann'));
    await time.advance(20_000);
    expect(platform.accepted).toHaveLength(1);
  });

  it.each([
    ['a sign-in', () => session.become(account('ann'))],
    ['a network that is back', (queue: HandInQueue) => queue.wake()],
  ])('is tried at once for %s during a try, as for one between two tries', async (_, help) => {
    const busy = refusal(429, '系统繁忙');
    platform.lies = [busy, busy, busy, busy, busy];
    const { store, queue } = run();
    await queue.start();
    await queue.handIn('ann', await begin(store), 'learner');
    while (platform.lies.length > 0) await time.advance(10);
    expect(platform.inFlight).toBe(1);
    help(queue);
    await time.advance(1000);
    expect(platform.accepted).toHaveLength(1);
  });

  it('goes out at the next start, sealed by an earlier run that never sent it', async () => {
    session.become(null);
    const first = run();
    await first.queue.handIn('ann', await begin(first.store), 'time-up');
    await time.advance(minute);
    expect(platform.calls).toEqual([]);
    session.become(account('ann'));
    await run().queue.start();
    await time.advance(1000);
    expect(platform.accepted).toMatchObject([{ commitType: 2 }]);
  });

  it('goes out although the disk is full', async () => {
    const { store, queue } = run();
    const attemptId = await begin(store);
    session.become(null);
    await queue.handIn('ann', attemptId, 'learner');
    const repair = layer.fail('ENOSPC', (_, operation) => operation === 'append');
    session.become(account('ann'));
    await queue.deliverNow('ann', attemptId);
    await time.advance(1000);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
    repair();
    await run().queue.start();
    await time.advance(minute);
    expect(platform.accepted).toHaveLength(1);
    expect(await run().store.sealed('ann')).toEqual([]);
  });
});

describe('a paper that is refused', () => {
  it('keeps the platform’s sentence and its answers', async () => {
    platform.lies = [refusal(40902, '考试已结束，不能交卷')];
    profile = namedProfile;
    const { store, queue } = run();
    const attemptId = await begin(store);
    await queue.handIn('ann', attemptId, 'time-up');
    await time.advance(60 * minute);
    expect(platform.commits).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'refused', refusal: '考试已结束，不能交卷', deliveredAt: null });
    expect(await run().store.attempt('ann', attemptId).read()).toMatchObject({ phase: 'refused', answers: { q1: {} } });
    expect(await run().queue.state('ann', attemptId)).toMatchObject({ phase: 'refused' });
  });

  it('is delivered when an earlier try arrived after all', async () => {
    platform.lies = ['lost-answer', refusal(40902, '考试已结束，不能交卷')];
    platform.infoLies = [
      { kind: 'answered', status: 200, code: 0, message: '', data: { userPaperId: 'paper-1', status: 0 } },
    ];
    const { store, queue } = run();
    await queue.handIn('ann', await begin(store), 'learner');
    await time.advance(10 * minute);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
    expect(platform.accepted).toHaveLength(1);
  });

  it('is sent again after a while where no profile names the code, and says what the platform said', async () => {
    platform.lies = [refusal(40902, '本场不再收卷')];
    const { store, queue } = run();
    await queue.handIn('ann', await begin(store), 'learner');
    await time.advance(minute);
    expect(states.at(-1)).toMatchObject({
      phase: 'refused',
      refusal: '本场不再收卷',
      nextTryAt: expect.any(Number),
    });
    await time.advance(30 * minute);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', refusal: null });
  });

  it.each([40901, 40902, 40401, 7])(
    'is not refused by the number %i where its words say that it is busy',
    async (code) => {
      platform.lies = [refusal(code, '系统繁忙，请稍后再试')];
      const { store, queue } = run();
      await queue.handIn('ann', await begin(store), 'learner');
      expect(states.map(({ phase }) => phase)).not.toContain('refused');
      await time.advance(minute);
      expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
      expect(platform.accepted).toHaveLength(1);
    },
  );

  it.each([
    [40901, ''],
    [40902, '您已交卷，请勿重复提交'],
    [409, '试卷已提交'],
  ])('is not refused by %i %s: a paper is there, whoever brought it', async (code, words) => {
    platform.lies = [refusal(code, words)];
    const { store, queue } = run();
    await queue.handIn('ann', await begin(store), 'learner');
    await time.advance(minute);
    expect(states.map(({ phase }) => phase)).not.toContain('refused');
    expect(states.map(({ phase }) => phase)).toContain('unverified');
  });

  it('is tried once more when the learner asks for it', async () => {
    platform.lies = [refusal(40902, '考试已结束，不能交卷')];
    const { store, queue } = run();
    const attemptId = await begin(store);
    await queue.handIn('ann', attemptId, 'learner');
    await time.advance(minute);
    await queue.deliverNow('ann', attemptId);
    await time.advance(minute);
    expect(platform.accepted).toHaveLength(1);
    expect(await run().queue.state('ann', attemptId)).toMatchObject({ phase: 'delivered', refusal: null });
  });
});
