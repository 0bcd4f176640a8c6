import { beforeEach, describe, expect, it } from 'vitest';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { beginPaper, createHandInRun } from '../testing/hand-in-run.ts';
import { LyingPlatform } from '../testing/lying-platform.ts';
import { namedProfile } from '../testing/named-profile.ts';
import { TestTime } from '../testing/test-time.ts';

const minute = 60_000;
const [commit, info] = ['userPaperCommitAllPaper', 'userPaperFindUserPaperInfo'];
const closedEmpty = { answerCount: 0, commitType: 0 };
let layer: MemoryLayer;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
let platform: LyingPlatform;
let states: HandInState[];
/** What the profile of the platform says. */
let profile: PlatformProfile;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime();
  session = createFakeSession(account('ann'));
  platform = new LyingPlatform(time.timer);
  states = [];
  profile = {};
});

const run = () => createHandInRun({ layer, time, session, platform, states, profile });

/** Hands a paper in, and lets the delivery take its time. */
async function handIn(reason: 'learner' | 'time-up' = 'learner', minutes = 30) {
  const { store, queue } = run();
  const attemptId = await beginPaper(store);
  await queue.handIn('ann', attemptId, reason);
  await time.advance(minutes * minute);
  return { store, queue, attemptId };
}

describe('a paper that never left this machine', () => {
  it('is committed although the platform has closed it meanwhile', async () => {
    platform.lies = ['unreachable', 'unreachable', 'unreachable'];
    platform.handInElsewhere('paper-1', closedEmpty);
    await handIn('time-up');
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'compared', held: { answers: 1 } });
    expect(platform.accepted).toMatchObject([{ sealTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }]);
    expect(platform.commits).toHaveLength(1);
  });

  it('is committed after a restart as well', async () => {
    platform.lies = ['unreachable'];
    platform.handInElsewhere('paper-1', closedEmpty);
    const first = await handIn('time-up', 0.005);
    await first.queue.stop();
    await first.store.close();
    expect(await run().store.sealed('ann')).toMatchObject([{ outcomeUnknown: false }]);
    await run().queue.start();
    await time.advance(minute);
    // The record before each commit, and the one after it.
    expect(platform.calls).toEqual([info, commit, info, commit, info]);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
  });

  it('is offered again, slowly and at each start, while the platform refuses it as late', async () => {
    profile = namedProfile;
    platform.handInElsewhere('paper-1', closedEmpty);
    platform.lies = ['unreachable', refusal(40902, '已超过交卷时间'), refusal(40902, '已超过交卷时间')];
    const { store, queue, attemptId } = await handIn('time-up', 1);
    const closed = {
      phase: 'closed',
      refusal: '已超过交卷时间',
      held: { answers: 0, commitType: 0 },
      deliveredAt: null,
    };
    expect(states.at(-1)).toMatchObject(closed);
    expect(await store.pending('ann')).toMatchObject([{ phase: 'closed' }]);
    const pause = (states.at(-1)?.nextTryAt ?? 0) - time.now();
    expect(pause).toBeGreaterThan(8 * minute);
    expect(pause).toBeLessThanOrEqual(30 * minute);
    await queue.stop();
    const next = run();
    await next.queue.start();
    await time.advance(minute);
    expect(await next.queue.state('ann', attemptId)).toMatchObject(closed);
    expect(platform.commits).toHaveLength(2);
    // The centre lets it in: the next offer arrives by itself.
    await time.advance(40 * minute);
    expect(await next.queue.state('ann', attemptId)).toMatchObject({ phase: 'delivered' });
  });
});

describe('a paper that was handed in elsewhere', () => {
  it('is never called delivered, and only a person tries again', async () => {
    profile = namedProfile;
    platform.handInElsewhere('paper-1', { answerCount: 4, commitType: 3 });
    const { store, queue, attemptId } = await handIn();
    expect(states.at(-1)).toMatchObject({
      phase: 'elsewhere',
      deliveredAt: null,
      held: { answers: 4 },
      nextTryAt: null,
    });
    expect(await store.pending('ann')).toMatchObject([{ phase: 'elsewhere' }]);
    await queue.deliverNow('ann', attemptId);
    await time.advance(minute);
    expect(platform.commits).toEqual([]);
  });

  it('is told in the platform’s words where nobody knows what its record means', async () => {
    platform.handInElsewhere('paper-1', { answerCount: 4, commitType: 3 });
    await handIn('learner', 5);
    expect(states.at(-1)).toMatchObject({
      phase: 'unverified',
      refusal: '试卷已提交，不能重复提交',
      held: { answers: 4, assumed: true, commitType: null },
    });
  });

  it('is recognised after a commit of unknown outcome', async () => {
    profile = namedProfile;
    platform.lies = ['lost-request'];
    time.timer(() => platform.handInElsewhere('paper-1', { answerCount: 4, commitType: 3 }), 10_000);
    await handIn();
    expect(states.at(-1)).toMatchObject({ phase: 'elsewhere', held: { answers: 4, commitType: 3 } });
  });
});

describe('a platform that tells nothing to compare', () => {
  it('is believed when it said yes', async () => {
    platform.bareRecords = true;
    await handIn();
    expect(states.at(-1)).toMatchObject({ phase: 'delivered', proof: 'acknowledged', held: { answers: null } });
  });

  it('leaves a commit of unknown outcome unverified', async () => {
    platform.bareRecords = true;
    platform.lies = ['lost-answer'];
    const { store } = await handIn();
    expect(states.at(-1)).toMatchObject({ phase: 'unverified', deliveredAt: null, proof: null });
    expect(await store.pending('ann')).toHaveLength(1);
    expect(platform.commits).toHaveLength(1);
  });

  it('has no record at all: the list of papers is asked, then the paper is committed again', async () => {
    platform.lies = ['lost-request'];
    platform.infoLies = Array.from({ length: 8 }, () => ({ kind: 'unknown', status: 404 }) as const);
    await handIn();
    expect(platform.accepted).toHaveLength(1);
    expect(platform.calls.filter((id) => id === 'examFindUserPaperListById').length).toBeGreaterThan(0);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
  });
});

describe('a platform in trouble', () => {
  const codes = [-1, 1, 7, 302, 408, 429, 500, 602, 40001, 40304, 50001, 99999];

  it.each(codes)('code %i is waited out, over a restart too', async (code) => {
    const answers: PlatformAnswer[] = Array.from({ length: 4 }, () => refusal(code, '系统繁忙'));
    platform.lies = [...answers];
    const { queue, store } = await handIn('learner', 0.005);
    expect(states.at(-1)).toMatchObject({ phase: 'sealed', waitingFor: 'platform', refusal: '系统繁忙' });
    await queue.stop();
    await store.close();
    await run().queue.start();
    await time.advance(30 * minute);
    expect(platform.accepted).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
  });

  it('gets the pause that it asked for', async () => {
    platform.lies = [{ kind: 'answered', status: 429, code: 429, message: '', data: null, retryAfterMs: 45_000 }];
    await handIn('learner', 0.005);
    const pause = (states.at(-1)?.nextTryAt ?? 0) - time.now();
    expect(pause).toBeGreaterThan(40_000);
    await time.advance(minute);
    expect(states.at(-1)).toMatchObject({ phase: 'delivered' });
  });

  it('is given the time of the upload beside that of the marking', async () => {
    const { store, queue } = run();
    const attemptId = await beginPaper(store);
    const text = '长'.repeat(100_000);
    await store.attempt('ann', attemptId).change({ type: 'answer', questionId: 'q6', value: { kind: 'text', text } });
    await queue.handIn('ann', attemptId, 'learner');
    await time.advance(minute);
    expect(platform.timeouts[0]).toBeGreaterThan(35_000 + 10_000);
  });
});

it('a refusal by a code of the profile is final over a restart, until a person asks again', async () => {
  const { store, queue } = run();
  const attemptId = await beginPaper(store);
  await store.attempt('ann', attemptId).seal('learner');
  const refused = { phase: 'refused', at: 1, proof: null, held: null, refusal: '太晚' } as const;
  await store.attempt('ann', attemptId).settle({ ...refused, basis: 'profiled' });
  await queue.start();
  await time.advance(minute);
  expect(await queue.state('ann', attemptId)).toMatchObject({ phase: 'refused' });
  expect(platform.commits).toHaveLength(0);
  await queue.deliverNow('ann', attemptId);
  await time.advance(minute);
  expect(await queue.state('ann', attemptId)).toMatchObject({ phase: 'delivered', refusal: null });
});
