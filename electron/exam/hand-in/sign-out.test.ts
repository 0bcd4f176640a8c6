import { expect, it } from 'vitest';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createHandInRun } from '../testing/hand-in-run.ts';
import { TestTime } from '../testing/test-time.ts';

it('who signs out while the papers cannot be listed goes all the same: their session counts as needed', async () => {
  const layer = new MemoryLayer();
  const session = createFakeSession(account('ann'));
  const platform = createFakePlatform().client;
  const { store, queue } = createHandInRun({ layer, time: new TestTime(), session, platform, states: [] });
  store.sealed = () => Promise.reject(new JournalError('disk', 'The folder cannot be read.'));
  expect(await queue.holdSession('accountLogout')).toBe(true);
});
