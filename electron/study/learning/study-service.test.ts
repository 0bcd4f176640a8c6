import { beforeEach, describe, expect, it } from 'vitest';
import { saveLog } from '#contract/platform/learning/course-log.ts';
import { findCourseItemWithResourceListByCourseId } from '#contract/platform/learning/course.ts';
import { createFakePlatform, good, refusal } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { settled, TestTime } from '#electron/exam/testing/test-time.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { StudyService } from './study-service.ts';
import { StudyStore } from './study-store.ts';

const ref = { courseId: 'c', itemId: 'i', taskId: 't', taskType: '2' };
const rate = (learnRate: number | null) => good([{ id: 'k', childrenList: [{ id: 'i', studyInfo: { learnRate } }] }]);
const away: PlatformAnswer = { kind: 'unreachable' };
const lost: PlatformAnswer = { kind: 'unknown', status: null };

let layer: MemoryLayer;
let time: TestTime;
let platform: ReturnType<typeof createFakePlatform>;
let session: ReturnType<typeof createFakeSession>;
let countsMinutes: boolean;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime();
  platform = createFakePlatform({
    [findCourseItemWithResourceListByCourseId.id]: [rate(0)],
    [saveLog.id]: [good(null)],
  });
  session = createFakeSession(account('lm'));
  countsMinutes = true;
});

/** One run of the client on the disk that the runs before left. */
function run(): StudyService {
  return new StudyService({
    store: new StudyStore(
      new AccountNotebooks(
        {
          journals: new LocalJournals(layer, ['/a', '/b']),
          vault: { wrap: async () => null, unwrap: async () => null },
          now: time.now,
          report: () => undefined,
        },
        () => session.watch.account()?.accountId ?? null,
      ),
    ),
    session: session.watch,
    platform: platform.client,
    now: time.now,
    saveFile: async (name, bytes) => ({ outcome: 'saved', fileName: `${name} ${new TextDecoder().decode(bytes)}` }),
    countsMinutes: () => countsMinutes,
    monotonic: time.now,
    timer: time.timer,
    changed: () => undefined,
    report: () => undefined,
  });
}

const logs = () => platform.sent.filter(({ id }) => id === saveLog.id);

/** Plays on from a second for so long, reported every five seconds as a player does. */
async function play(service: StudyService, from: number, seconds: number): Promise<void> {
  for (let at = from; at < from + seconds; at += 5) {
    await time.advance(5_000);
    await service.report(ref, { place: { at: at + 5, of: 600 }, seen: at + 5, playedMs: 5_000 });
  }
  await settled();
}

describe('what is studied', () => {
  it('is told at its start and once a minute, with the three constants', async () => {
    const service = run();
    await service.begin(ref);
    await play(service, 0, 125);
    expect(logs()).toHaveLength(3);
    const { courseId, taskId, taskType, itemId: courseItemId } = ref;
    expect(logs()[0]?.input).toEqual({ courseId, taskId, taskType, courseItemId, cur: 1, max: 1, pollingTime: 1 });
    expect(await service.state(ref)).toMatchObject({ taken: 3, waiting: 0, towardsMs: 5_000, place: { at: 125 } });
  });

  it('is told at its start only where the platform wants no more', async () => {
    countsMinutes = false;
    const service = run();
    await service.begin(ref);
    await play(service, 0, 125);
    expect(logs()).toHaveLength(1);
  });

  it('counts no more time than has passed, whatever a page claims', async () => {
    const service = run();
    await service.begin(ref);
    await time.advance(10_000);
    await service.report(ref, { place: { at: 500, of: 600 }, seen: 500, playedMs: 3_600_000 });
    await service.report(ref, { place: { at: 500, of: 600 }, seen: 500, playedMs: 60_000 });
    expect(await service.state(ref)).toMatchObject({ towardsMs: 10_000 });
  });

  it('is kept while the network is away, outlives the client, and is sent once', async () => {
    platform.restart(saveLog.id, away);
    platform.restart(findCourseItemWithResourceListByCourseId.id, away);
    const before = run();
    await before.begin(ref);
    await play(before, 0, 65);
    expect(await before.state(ref)).toMatchObject({ waiting: 2, taken: 0 });
    expect(await before.waiting()).toBe(2);
    await before.stop();
    platform.restart(saveLog.id, good(null));
    platform.restart(findCourseItemWithResourceListByCourseId.id, rate(10));
    platform.sent.length = 0;
    const after = run();
    expect(await after.open(ref, null)).toMatchObject({ place: { at: 65, of: 600 }, seen: 65 });
    await settled();
    expect(logs()).toHaveLength(2);
    expect(await after.state(ref)).toMatchObject({ waiting: 0, taken: 2 });
    await time.advance(600_000);
    expect(logs()).toHaveLength(2);
  });

  it.each([
    ['has counted', 20, 1, { taken: 1, unsure: 0 }],
    ['has not counted', 10, 2, { taken: 1, unsure: 0 }],
    ['does not tell', null, 1, { taken: 0, unsure: 1 }],
  ] as const)(
    'sent before a kill: what the platform %s decides whether it is sent again',
    async (_, now, sent, told) => {
      platform.restart(findCourseItemWithResourceListByCourseId.id, rate(10));
      platform.restart(saveLog.id, lost);
      const before = run();
      await before.report(ref, { place: { at: 0, of: 600 }, seen: 0, playedMs: 0 });
      await before.begin(ref);
      await settled();
      // Killed here: the next run finds what was on the disk.
      layer = layer.cutPower(() => 0.5);
      platform.restart(findCourseItemWithResourceListByCourseId.id, rate(now));
      platform.restart(saveLog.id, good(null));
      const after = run();
      await after.open(ref, null);
      await settled();
      expect(logs()).toHaveLength(sent);
      expect(await after.state(ref)).toMatchObject({ waiting: 0, ...told });
    },
  );

  it('that the platform refuses is said, and not sent again', async () => {
    platform.restart(saveLog.id, refusal(40_971, '已锁定'));
    const service = run();
    await service.begin(ref);
    await settled();
    expect(await service.state(ref)).toMatchObject({ refused: 1, waiting: 0 });
    await time.advance(3_600_000);
    expect(logs()).toHaveLength(1);
    await service.stop();
    platform.restart(saveLog.id, good(null));
    const after = run();
    expect(await after.state(ref)).toMatchObject({ refused: 1, waiting: 0 });
    await after.retry(ref);
    await settled();
    expect(await after.state(ref)).toMatchObject({ refused: 0, waiting: 0, taken: 1 });
  });

  it.each([
    ['the 404 of a proxy', { kind: 'unknown', status: 404 } as const],
    ['a code that nobody knows', refusal(1001, '系统繁忙')],
  ])('meets %s: it is kept, and sent when the platform is back', async (_, trouble) => {
    platform.restart(saveLog.id, trouble);
    const service = run();
    await service.begin(ref);
    await play(service, 0, 65);
    expect(await service.state(ref)).toMatchObject({ refused: 0, waiting: 2, unsure: 0 });
    platform.restart(saveLog.id, good(null));
    await time.advance(600_000);
    expect(await service.state(ref)).toMatchObject({ waiting: 0, taken: 2 });
  });

  it('whose answer was lost is not given up because of one 404 to the question how far the item is', async () => {
    platform.restart(saveLog.id, lost);
    const service = run();
    await service.begin(ref);
    await settled();
    platform.restart(findCourseItemWithResourceListByCourseId.id, { kind: 'unknown', status: 404 });
    await time.advance(60_000);
    expect(await service.state(ref)).toMatchObject({ waiting: 1, unsure: 0 });
    platform.restart(findCourseItemWithResourceListByCourseId.id, rate(4));
    await time.advance(600_000);
    expect(await service.state(ref)).toMatchObject({ waiting: 0, taken: 1 });
  });

  it('is told for a learner who signs in just as a look for it ends', async () => {
    platform.restart(saveLog.id, away);
    const before = run();
    await before.begin(ref);
    await before.stop();
    session.become(null);
    platform.restart(saveLog.id, good(null));
    platform.sent.length = 0;
    const after = run();
    after.sync();
    session.become(account('lm'));
    await settled();
    expect(logs()).toHaveLength(1);
    await after.stop();
  });

  it('belongs to whoever studied it', async () => {
    platform.restart(saveLog.id, away);
    const service = run();
    await service.begin(ref);
    await settled();
    session.become(account('other'));
    platform.restart(saveLog.id, good(null));
    await time.advance(3_600_000);
    expect(await service.state(ref)).toMatchObject({ waiting: 0, taken: 0 });
    expect(logs().length).toBe(1);
    session.become(account('lm'));
    await settled();
    expect(await service.state(ref)).toMatchObject({ waiting: 0, taken: 1 });
  });
});

describe('notes', () => {
  const item = { courseId: 'c', itemId: 'i' };
  const course = { courseId: 'c', title: '电气防火', items: [{ itemId: 'i', name: '1.1' }] };

  it('outlive the client, belong to whoever wrote them, and are saved as a file', async () => {
    const before = run();
    expect(await before.note(item)).toEqual({ text: '', savedAt: null });
    expect(await before.saveNotes(course)).toBeNull();
    await before.saveNote(item, '先断电');
    await before.stop();
    const after = run();
    expect(await after.note(item)).toEqual({ text: '先断电', savedAt: time.now() });
    expect(await after.saveNotes(course)).toMatchObject({
      fileName: expect.stringMatching(/^电气防火\.txt .*先断电/su),
    });
    session.become(account('other'));
    expect(await after.note(item)).toEqual({ text: '', savedAt: null });
  });
});
