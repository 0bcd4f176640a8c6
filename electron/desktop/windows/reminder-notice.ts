import { dialog, Notification, type BrowserWindow } from 'electron';
import type { Locale } from '#contract/ipc/locale.ts';
import type { Reminder } from '#contract/ipc/reminders.ts';
import type { Log } from '#electron/kernel/log.ts';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import type { OwnDialogs } from './own-dialogs.ts';

/** An open notification that nothing refers to is collected, and its click is lost. */
const open = new Set<InstanceType<typeof Notification>>();

interface ReminderPlace {
  locale: Locale;
  onClick: () => void;
  /** Where the client says it itself; null: nowhere, as a paper is open. */
  window: () => BrowserWindow | null;
  dialogs: OwnDialogs;
  log: Log;
}

/** Shows the system's notification of a reminder; clicking it runs `onClick`. Where the system shows none, the client says it. */
export function showReminder({ title, startsAt }: Reminder, place: ReminderPlace): void {
  const { locale, onClick, log } = place;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const body = nativeTexts[locale].reminderText.replace('{time}', time.format(startsAt));
  const sayIt = (why: string) => {
    log('warn', 'the system shows no reminder', why);
    askInClient(title, body, place).catch((error: unknown) => log('error', 'message box', error));
  };
  if (!Notification.isSupported()) {
    sayIt('it has no notifications');
    return;
  }
  const notice = new Notification({ title, body });
  open.add(notice);
  notice.on('close', () => open.delete(notice));
  // macOS refuses the ones of an app without a certificate, and macOS and Windows those that the user has switched off.
  notice.on('failed', (_, error) => {
    open.delete(notice);
    sayIt(error);
  });
  notice.on('click', () => {
    open.delete(notice);
    onClick();
  });
  notice.show();
}

async function askInClient(message: string, detail: string, place: ReminderPlace): Promise<void> {
  const { locale, onClick, dialogs } = place;
  const window = place.window();
  if (window === null) return;
  const { menu, cancel } = nativeTexts[locale];
  const asking = dialog.showMessageBox(window, {
    type: 'info',
    message,
    detail,
    buttons: [menu.open, cancel],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  const { response } = await dialogs.during(window.webContents.id, asking);
  if (response === 0) onClick();
}
