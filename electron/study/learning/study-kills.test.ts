import { expect, it } from 'vitest';
import type { ItemStudy } from '#contract/ipc/learning.ts';
import { saveLog } from '#contract/platform/learning/course-log.ts';
import { findCourseItemWithResourceListByCourseId } from '#contract/platform/learning/course.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { StudyService } from './study-service.ts';
import { StudyStore } from './study-store.ts';

const ref = { courseId: 'c', itemId: 'i', taskId: 't', taskType: '2' };
const minuteMs = 60_000;
/** Percent that one log is worth at this platform. */
const percent = 4;

/** Steps of a client are writes and calls, each with a moment before and one after it; at one of them its power is cut. */
class Power {
  #left: number;
  readonly cut = Promise.withResolvers<void>();
  on = true;

  constructor(steps: number) {
    this.#left = steps;
  }

  async moment(): Promise<void> {
    if (this.#left === 0) {
      this.on = false;
      this.cut.resolve();
      await new Promise<never>(() => undefined);
    }
    this.#left -= 1;
  }
}

class MortalStore extends StudyStore {
  readonly #power: Power;

  constructor(notebooks: AccountNotebooks, power: Power) {
    super(notebooks);
    this.#power = power;
  }

  override async change(...args: Parameters<StudyStore['change']>): ReturnType<StudyStore['change']> {
    await this.#power.moment();
    const after = await super.change(...args);
    await this.#power.moment();
    return after;
  }
}

/** A platform that tells how far an item is, by what it counted. */
class Platform {
  counted = 0;

  client(power: Power): PlatformClient {
    const answered = (data: unknown) => ({ kind: 'answered' as const, status: 200, code: 0, message: '', data });
    return {
      call: async ({ id }) => {
        await power.moment();
        const learnRate = this.counted * percent;
        if (id === saveLog.id) this.counted += 1;
        await power.moment();
        const isTree = id === findCourseItemWithResourceListByCourseId.id;
        return answered(isTree ? [{ id: 'i', studyInfo: { learnRate } }] : null);
      },
    };
  }
}

/** One life of a client on the disk that the lives before left. */
function life(layer: MemoryLayer, platform: Platform, power: Power) {
  let clock = 0;
  const notebooks = new AccountNotebooks(
    {
      journals: new LocalJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: () => clock,
      report: () => undefined,
    },
    () => 'lm',
  );
  const service = new StudyService({
    store: new MortalStore(notebooks, power),
    session: createFakeSession(account('lm')).watch,
    platform: platform.client(power),
    countsMinutes: () => true,
    now: () => clock,
    saveFile: async () => ({ outcome: 'saved', fileName: '' }),
    monotonic: () => clock,
    timer: () => () => undefined,
    changed: () => undefined,
    report: () => undefined,
  });
  return {
    service,
    power,
    /** A minute is played; resolves once it is on disk. */
    play(at: number) {
      clock += minuteMs;
      return service.report(ref, { place: { at, of: 600 }, seen: at, playedMs: minuteMs });
    },
  };
}

const logsOf = ({ taken, waiting, unsure, refused }: ItemStudy) => taken + waiting + unsure + refused;

/** Somebody opens an item and plays two minutes of it; `told` hears what is on disk. */
async function study(client: ReturnType<typeof life>, told: (logs: number) => void): Promise<void> {
  const { service, power } = client;
  await service.open(ref, null);
  told(logsOf(await service.begin(ref)));
  for (const at of [60, 120]) told(logsOf(await client.play(at)));
  while (power.on && (await service.waiting()) > 0) {
    service.sync();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** More than two lives have. */
const moments = 60;

it('counts everything once, at whichever moment the power is cut, and once more in the next life', async () => {
  let cuts = 0;
  for (let moment = 0; moment < moments; moment += 1) {
    const [layer, platform] = [new MemoryLayer(), new Platform()];
    let onDisk = 0;
    for (const power of [new Power(moment), new Power((moment * 7) % 23)]) {
      const over = study(life(layer, platform, power), (logs) => (onDisk = Math.max(onDisk, logs)));
      await Promise.race([over, power.cut.promise.then(() => (cuts += 1))]);
    }
    const last = life(layer, platform, new Power(Infinity));
    await study(last, (logs) => (onDisk = Math.max(onDisk, logs)));
    const { taken, ...state } = await last.service.state(ref);
    expect([moment, state]).toMatchObject([moment, { waiting: 0, unsure: 0, refused: 0 }]);
    expect([moment, taken]).toEqual([moment, onDisk]);
    expect([moment, platform.counted]).toEqual([moment, onDisk]);
  }
  expect(cuts).toBeGreaterThan(80);
}, 60_000);
