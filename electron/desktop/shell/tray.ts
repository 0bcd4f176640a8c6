import { Menu, Tray } from 'electron';
import type { Locale } from '#contract/ipc/locale.ts';
import type { Reminder } from '#contract/ipc/reminders.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import { trayWords } from './tray-words.ts';

interface TrayOptions {
  icon: string;
  locale: () => Locale;
  /** What begins next for the learner who is signed in; null: nothing is known. */
  next: () => Reminder | null;
  /** The clock of what begins, in epoch ms. */
  now: () => number;
  /** Brings the client to the front; null: as it is. */
  open: (path: string | null) => void;
  quit: () => void;
}

const refreshMs = 30_000;

/** The client's place beside the clock: what comes next, and the ways into it. Returns what shows it anew. */
export function openTray({ icon, locale, next, now, open, quit }: TrayOptions): () => void {
  const tray = new Tray(icon);
  tray.on('click', () => open(null));
  let shown = '';
  const refresh = () => {
    const language = locale();
    const texts = nativeTexts[language];
    const reminder = next();
    const words = trayWords(reminder, now(), language, texts);
    // A menu that is open would close when it is replaced.
    if (shown === `${language} ${words}`) return;
    shown = `${language} ${words}`;
    tray.setToolTip(words);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: words, enabled: reminder !== null, click: () => open(reminder?.path ?? null) },
        { type: 'separator' },
        { label: texts.menu.open, click: () => open(null) },
        { label: texts.menu.exams, click: () => open(examPaths.list.to()) },
        { label: texts.menu.learning, click: () => open(learningPaths.center.to()) },
        { type: 'separator' },
        { label: texts.menu.quit, click: quit },
      ]),
    );
  };
  refresh();
  setInterval(refresh, refreshMs).unref();
  return refresh;
}
