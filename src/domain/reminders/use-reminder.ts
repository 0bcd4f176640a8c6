import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reminderLeadMs, type CalendarEvent } from '#contract/ipc/reminders.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { sessionAtom } from '../app-state.ts';

/** How many minutes before the start the notification appears. */
export function minutesOf(leadMs: number | undefined): number {
  return Math.round((leadMs ?? reminderLeadMs) / 60_000);
}

/** Sets and removes the reminder of an event; the result is shown as a toast. */
export function useReminder({ id, title, startsAt, leadMs, path }: CalendarEvent) {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  const lead = { ...(leadMs === undefined ? {} : { leadMs }), ...(path === undefined ? {} : { path }) };
  const { accountId } = useAtomValue(sessionAtom);
  const { list, changed } = desktop.reminders;
  const stored = useDesktopQuery(list, [], { changed, scope: accountId }).data?.find((known) => known.id === id);
  const moved = stored !== undefined && (stored.startsAt !== startsAt || stored.title !== title);
  // The platform moved or renamed it: the reminder follows.
  useEffect(() => {
    if (moved)
      ask(desktop.reminders.set({ id, title, startsAt, ...lead })).catch((error: unknown) =>
        logFailure('reminder', error),
      );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is about the same thing leads to the same place
  }, [moved, id, title, startsAt]);
  return {
    isSet: stored !== undefined,
    change: async (on: boolean) => {
      try {
        await ask(on ? desktop.reminders.set({ id, title, startsAt, ...lead }) : desktop.reminders.remove(id));
        toast('success', t(on ? 'wasSet' : 'wasRemoved', { minutes: minutesOf(leadMs) }));
      } catch (error) {
        logFailure('reminder', error);
        toast('error', t('failed'));
      }
    },
  };
}
