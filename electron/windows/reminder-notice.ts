import { Notification } from 'electron';
import type { Locale } from '../../src/contract/ipc/locale.ts';
import type { Reminder } from '../../src/contract/ipc/reminders.ts';
import { nativeTexts } from './native-texts.ts';

/** An open notification that nothing refers to is collected, and its click is lost. */
const open = new Set<InstanceType<typeof Notification>>();

/** Shows the system's notification of a reminder; clicking it runs `onClick`. */
export function showReminder({ title, startsAt }: Reminder, locale: Locale, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const body = nativeTexts[locale].reminderText.replace('{time}', time.format(startsAt));
  const notice = new Notification({ title, body });
  open.add(notice);
  notice.on('close', () => open.delete(notice));
  notice.on('click', () => {
    open.delete(notice);
    onClick();
  });
  notice.show();
}
