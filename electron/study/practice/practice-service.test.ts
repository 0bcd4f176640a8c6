import { expect, it, vi } from 'vitest';
import type { PracticePaper } from '#contract/ipc/practice.ts';
import { createFakePlatform } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { PracticeMedia } from './practice-media.ts';
import { PracticeService } from './practice-service.ts';
import { PracticeStore } from './practice-store.ts';

const ref = { practiceId: 'p', businessId: 'b' };
const practice: PracticePaper = {
  ref,
  sourceName: '',
  sourceType: '1',
  paper: { title: '', totalScore: 1, passScore: null, sections: [], materials: [], questions: [] },
  solutions: {},
  modes: [],
  leftOut: 0,
  storedAt: 0,
};
const layer = new MemoryLayer();
const session = createFakeSession(account('lm'));

/** One run of the client on the disk that the runs before left; the platform is away. */
function run() {
  const platform = createFakePlatform();
  const notebooks = new AccountNotebooks(
    {
      journals: new LocalJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: () => 7,
      report: () => undefined,
    },
    () => session.watch.account()?.accountId ?? null,
  );
  const store = new PracticeStore(notebooks);
  const service = new PracticeService({
    store,
    media: new PracticeMedia({ fetchFor: async () => undefined, read: async () => null }),
    platformOrigin: 'https://platform.test',
    tellsWrong: () => false,
    session: session.watch,
    platform: platform.client,
    clock: { now: () => 7, trusted: () => true, onChange: () => () => undefined },
    monotonic: () => 7,
    timer: () => () => undefined,
    changed: () => undefined,
    report: () => undefined,
  });
  return { service, store, platform };
}

it('what waits goes out for a learner who signs in just as a look for it ends', async () => {
  const first = run();
  await first.store.keepPaper('lm', practice);
  await first.service.mark(ref, 'q', true);
  await first.service.stop();
  session.become(null);
  const { service, platform } = run();
  service.sync();
  session.become(account('lm'));
  await vi.waitFor(() => expect(platform.calls()).toContain('userPracticeQuestionMark'));
  await service.stop();
});
