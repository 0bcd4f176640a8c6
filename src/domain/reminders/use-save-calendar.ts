import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '#contract/ipc/reminders.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/** Saves events as a calendar file where the learner chooses; the outcome is shown as a toast. */
export function useSaveCalendar(): (fileName: string, events: readonly CalendarEvent[]) => Promise<void> {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  return async (fileName, events) => {
    try {
      const saved = await ask(desktop.reminders.saveCalendar(fileName, events));
      if (saved.outcome === 'failed') toast('error', t('failed'));
      if (saved.outcome === 'saved') toast('success', t('saved', { name: saved.fileName }));
    } catch (error) {
      logFailure('calendar', error);
      toast('error', t('failed'));
    }
  };
}
