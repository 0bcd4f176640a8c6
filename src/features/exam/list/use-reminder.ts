import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent, Reminder } from '../../../contract/ipc/reminders.ts';
import { sessionAtom } from '../../../domain/session/state.ts';
import { useDesktopQuery } from '../../../lib/desktop-query.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { useToast } from '../../../lib/toast.ts';

/** Sets and removes one reminder, and saves its calendar entry; the result is shown as a toast. */
export function useReminder(reminder: Reminder) {
  const { t } = useTranslation('exam-list');
  const toast = useToast();
  const { accountId } = useAtomValue(sessionAtom);
  const { list, changed } = desktop.reminders;
  const stored = useDesktopQuery(list, [], { changed, scope: accountId }).data?.find(({ id }) => id === reminder.id);
  const moved = stored !== undefined && (stored.startsAt !== reminder.startsAt || stored.title !== reminder.title);
  const { id, title, startsAt } = reminder;
  // The platform moved or renamed the exam: the reminder follows.
  useEffect(() => {
    if (moved)
      ask(desktop.reminders.set({ id, title, startsAt })).catch((error: unknown) => logFailure('reminder', error));
  }, [moved, id, title, startsAt]);

  async function attempt(what: string, work: () => Promise<string | null>): Promise<void> {
    try {
      const done = await work();
      if (done !== null) toast('success', done);
    } catch (error) {
      logFailure(what, error);
      toast('error', t('remind.failed'));
    }
  }

  return {
    isSet: stored !== undefined,
    change: (on: boolean) =>
      attempt('reminder', async () => {
        await ask(on ? desktop.reminders.set(reminder) : desktop.reminders.remove(reminder.id));
        return t(on ? 'remind.wasSet' : 'remind.wasRemoved');
      }),
    saveCalendar: (fileName: string, event: CalendarEvent) =>
      attempt('calendar', async () => {
        const saved = await ask(desktop.reminders.saveCalendar(fileName, [event]));
        if (saved.outcome === 'failed') throw new Error('The calendar file was not written.');
        return saved.outcome === 'saved' ? t('remind.saved', { name: saved.fileName }) : null;
      }),
  };
}
