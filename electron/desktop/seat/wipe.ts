import { defaultSettings, type Settings } from '#contract/ipc/settings.ts';
import type { JobNotebook } from '#electron/market/jobs/job-notes.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import type { OfflineService } from '#electron/study/offline/offline-service.ts';
import type { Reminders } from '../reminders/reminders.ts';

export interface WipeOptions {
  settings: Pick<SettingsStore, 'change'>;
  offline: Pick<OfflineService, 'removeAll'>;
  jobs: Pick<JobNotebook, 'removeAll'>;
  reminders: Pick<Reminders, 'removeAll'>;
  /** Removes what Chromium keeps of pages. */
  clearPageData: () => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/** What belongs to the learner; cameras, the seat's name and its check belong to the computer. */
const { locale, theme, paperFontSize, zoom, captureConsent, trackingConsent, play } = defaultSettings;
const personal: Partial<Settings> = { locale, theme, paperFontSize, zoom, captureConsent, trackingConsent, play };

/**
 * Removes what a learner left on a shared computer. Journals, unsent papers, practice, homework, forms and study that
 * the platform has not confirmed stay: they are encrypted, and needed. One part that fails keeps none of the others.
 */
export async function wipeAfter(accountId: string, options: WipeOptions): Promise<void> {
  const { settings, offline, jobs, reminders, clearPageData, report } = options;
  const parts: [name: string, remove: () => unknown][] = [
    ['settings', () => settings.change(personal)],
    ['reminders', () => reminders.removeAll(accountId)],
    ['items kept for offline study', () => offline.removeAll(accountId)],
    ['saved positions', () => jobs.removeAll(accountId)],
    ['data of pages', clearPageData],
  ];
  await Promise.all(
    parts.map(async ([name, remove]) => {
      try {
        await remove();
      } catch (error) {
        report(`removing ${name}`, error);
      }
    }),
  );
}
