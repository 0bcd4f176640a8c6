import type { Locale } from '#contract/ipc/locale.ts';
import type { Reminder } from '#contract/ipc/reminders.ts';
import type { NativeTexts } from '#electron/kernel/words/native-texts.ts';

const soonMs = 60 * 60_000;

/** What the tray says: what begins next, in minutes within the last hour before it. */
export function trayWords(
  next: Reminder | null,
  now: number,
  locale: Locale,
  { trayMinutes, trayLater, trayNothing }: Pick<NativeTexts, 'trayMinutes' | 'trayLater' | 'trayNothing'>,
): string {
  if (next === null) return trayNothing;
  const { title, startsAt } = next;
  const left = startsAt - now;
  const minutes = String(Math.max(1, Math.ceil(left / 60_000)));
  if (left <= soonMs) return trayMinutes.replace('{title}', title).replace('{minutes}', minutes);
  const time = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return trayLater.replace('{title}', title).replace('{time}', time.format(startsAt));
}
