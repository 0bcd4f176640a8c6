import * as z from 'zod/mini';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { CalendarEvent, Reminder } from '#contract/ipc/reminders.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { safeFileName } from '#electron/kernel/files/file-name.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { PlatformClock, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { calendarText } from './calendar.ts';
import { due, upcoming, withReminder, type StoredReminder } from './rules.ts';

/** Notifications that learners asked for; they survive a restart, and follow the platform's clock. */
export interface Reminders {
  list: () => readonly Reminder[];
  /** Rejects with `no-account` when nobody is signed in, with `too-many` above the limit. */
  set: (reminder: Reminder) => void;
  remove: (id: string) => void;
  /** Forgets every reminder of an account. */
  removeAll: (accountId: string) => void;
  saveCalendar: (fileName: string, events: readonly CalendarEvent[]) => Promise<SaveOutcome>;
  start: () => void;
  stop: () => void;
}

export interface RemindersOptions {
  file: KeyValueFile;
  session: SessionWatch;
  clock: Pick<PlatformClock, 'now'>;
  timer: Timer;
  /** Shows the system's notification. */
  show: (reminder: Reminder) => void;
  saveFile: SaveFile;
  onChange: () => void;
  report: (what: string, error: unknown) => void;
}

/** Short, so that a wake-up or a corrected clock is followed soon. */
const checkEveryMs = 10_000;
const mostReminders = 200;

const storedReminder = z.object({
  id: z.string(),
  title: z.string(),
  startsAt: z.number(),
  leadMs: z.optional(z.number()),
  path: z.optional(z.string()),
  owner: z.string(),
  shown: z.boolean(),
});

export function createReminders(options: RemindersOptions): Reminders {
  const { file, session, clock, timer, show, saveFile, onChange, report } = options;
  let cancel: (() => void) | null = null;
  const owner = () => session.account()?.accountId ?? null;

  /** As the file has it: a folder on a slow share is not read every few seconds. */
  let known: readonly StoredReminder[] | null = null;

  function read(): readonly StoredReminder[] {
    if (known) return known;
    const list = z.safeParse(z.array(storedReminder), file.read()['reminders']);
    known = list.success ? list.data : [];
    return known;
  }

  function write(reminders: readonly StoredReminder[]): void {
    const list = upcoming(reminders, clock.now());
    file.write({ version: 1, reminders: list });
    known = list;
    onChange();
  }

  function showDue(): void {
    const list = read();
    const now = due(list, owner(), clock.now());
    if (now.length === 0) return;
    // Written first: a notification that the system refuses must not come back every few seconds.
    write(list.map((reminder) => (now.includes(reminder) ? { ...reminder, shown: true } : reminder)));
    now.forEach(show);
  }

  function check(): void {
    try {
      showDue();
    } catch (error) {
      report('reminders', error);
    }
    cancel = timer(check, checkEveryMs);
  }

  return {
    list: () =>
      upcoming(read(), clock.now())
        .filter((reminder) => reminder.owner === owner())
        .toSorted((a, b) => a.startsAt - b.startsAt)
        .map(({ owner: _owner, shown: _shown, ...reminder }) => reminder),
    set(reminder) {
      const account = owner();
      if (account === null) throw new CodedError('no-account', 'Nobody is signed in.');
      const list = withReminder(upcoming(read(), clock.now()), account, reminder);
      if (list.length > mostReminders) throw new CodedError('too-many', 'There are too many reminders.');
      write(list);
    },
    remove(id) {
      const account = owner();
      write(read().filter((reminder) => reminder.owner !== account || reminder.id !== id));
    },
    removeAll: (account) => write(read().filter((reminder) => reminder.owner !== account)),
    saveCalendar: (fileName, events) =>
      saveFile(safeFileName(fileName, 'ics', 'calendar'), new TextEncoder().encode(calendarText(events, clock.now()))),
    start: check,
    stop: () => cancel?.(),
  };
}
