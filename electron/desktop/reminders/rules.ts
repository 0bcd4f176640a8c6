import { reminderLeadMs, type Reminder } from '#contract/ipc/reminders.ts';

/** A reminder as stored, with the account that asked for it. */
export interface StoredReminder extends Reminder {
  owner: string;
  /** True: its notification was shown. */
  shown: boolean;
}

/** What has started needs no reminder. */
export function upcoming(list: readonly StoredReminder[], now: number): StoredReminder[] {
  return list.filter(({ startsAt }) => startsAt > now);
}

/** Reminders to show now. Those of another account wait until it signs in: a shared machine tells nobody's exams. */
export function due(list: readonly StoredReminder[], owner: string | null, now: number): StoredReminder[] {
  return upcoming(list, now).filter(
    (reminder) =>
      reminder.owner === owner && !reminder.shown && reminder.startsAt - (reminder.leadMs ?? reminderLeadMs) <= now,
  );
}

/** The same list with `reminder` in it once. It is shown again only when it moved. */
export function withReminder(list: readonly StoredReminder[], owner: string, reminder: Reminder): StoredReminder[] {
  const same = ({ owner: other, id }: StoredReminder) => other === owner && id === reminder.id;
  const shown = list.some((stored) => same(stored) && stored.shown && stored.startsAt === reminder.startsAt);
  return [...list.filter((stored) => !same(stored)), { ...reminder, owner, shown }];
}
