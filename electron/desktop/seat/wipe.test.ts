import { expect, it } from 'vitest';
import type { Settings } from '#contract/ipc/settings.ts';
import { defaultSettings } from '#contract/ipc/settings.ts';
import { openSettings } from '#electron/storage/settings/settings.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { wipeAfter, type WipeOptions } from './wipe.ts';

const seat: Partial<Settings> = {
  cameras: { front: 'f', side: 's' },
  deviceCheckPassedAt: 5,
  seatTrial: { at: 5, open: 1, lines: [] },
  seatName: 'B-12',
  seatPass: { seat: 'B-12', passedAt: 5, reportedAt: null },
};

async function wiped(changed: Partial<WipeOptions> = {}) {
  const done: string[] = [];
  const settings = openSettings(memoryFile());
  settings.change({
    ...seat,
    locale: 'fr-FR',
    theme: 'dark',
    zoom: 1.5,
    captureConsent: { a: 1 },
    trackingConsent: { a: true },
    play: { speed: 2, volume: 0.2, muted: true, captions: false, captionSize: 'large' },
  });
  const removal = (name: string) => ({ removeAll: async (account: string) => void done.push(`${name} of ${account}`) });
  await wipeAfter('a', {
    settings,
    offline: removal('offline'),
    jobs: removal('jobs'),
    reminders: { removeAll: (account) => void done.push(`reminders of ${account}`) },
    clearPageData: async () => void done.push('pages'),
    report: (what) => void done.push(what),
    ...changed,
  });
  return { done: done.toSorted(), settings: settings.read() };
}

it('removes what is the learner’s, and leaves what is the seat’s', async () => {
  const { done, settings } = await wiped();
  expect(done).toEqual(['jobs of a', 'offline of a', 'pages', 'reminders of a']);
  expect(settings).toEqual({ ...defaultSettings, ...seat });
});

it('goes on with the rest where one part fails', async () => {
  const { done } = await wiped({
    clearPageData: async () => {
      throw new Error('no page');
    },
    reminders: {
      removeAll: () => {
        throw new Error('no disk');
      },
    },
  });
  expect(done).toEqual(['jobs of a', 'offline of a', 'removing data of pages', 'removing reminders']);
});
