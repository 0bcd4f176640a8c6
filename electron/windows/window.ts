import path from 'node:path';
import { BrowserWindow, dialog, nativeTheme, screen } from 'electron';
import { createCrashCount } from './crash-count.ts';
import type { KeyValueFile } from '../settings/key-value-file.ts';
import type { Log } from '../core/log.ts';
import type { NativeTexts } from './native-texts.ts';
import type { OwnDialogs } from './own-dialogs.ts';
import { besideOf, placeOf, readPlace, smallest, type Area } from './window-place.ts';

export interface ClientWindow {
  readonly window: BrowserWindow;
  guardClose: (guard: boolean) => void;
  closeNow: () => void;
}

export interface WindowOptions {
  title: string;
  devTools: boolean;
  /** Remembers where the window was. */
  file: KeyValueFile;
  /** The window from which this one is opened; it comes up a little beside it. */
  beside: Area | null;
  log: Log;
  texts: () => NativeTexts;
  dialogs: OwnDialogs;
  /** The learner tried to close the window while it was guarded. */
  onCloseAsked: () => void;
}

const origin = 'app://client';
/** A window that was not moved or sized for this long (ms) is where the learner wants it. */
const settled = 500;
// The page's own background in both themes: nothing flashes before its first paint.
const background = { light: '#fafafa', dark: '#1f1f1f' };

/** Makes the client's window, still hidden and empty, where it was last time. */
export function createWindow(parts: WindowOptions): ClientWindow {
  const remembered = parts.beside ? besideOf(parts.beside) : readPlace(parts.file.read()['place']);
  const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...placeOf(remembered, displays),
    minWidth: smallest.width,
    minHeight: smallest.height,
    title: parts.title,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: {
      preload: path.join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: parts.devTools,
      // An exam's countdown and captures go on when another window covers this one.
      backgroundThrottling: false,
    },
  });
  if (remembered?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  // The page sets the title by IPC, in the learner's language.
  window.on('page-title-updated', (event) => event.preventDefault());
  rememberPlace(window, parts.file);
  comeBack(window, parts);
  return { window, ...guarded(window, parts.onCloseAsked) };
}

/** Opens a path of the page; a failed load is logged by the caller's window events, not thrown. */
export function openPath(window: BrowserWindow, pathname: string): Promise<void> {
  return window.loadURL(`${origin}${pathname}`);
}

function guarded(window: BrowserWindow, onCloseAsked: () => void) {
  let guard = false;
  window.on('close', (event) => {
    if (!guard) return;
    event.preventDefault();
    onCloseAsked();
  });
  return {
    guardClose(next: boolean) {
      guard = next;
    },
    closeNow() {
      guard = false;
      window.close();
    },
  };
}

function rememberPlace(window: BrowserWindow, file: KeyValueFile): void {
  const remember = () => {
    if (window.isDestroyed()) return;
    file.write({ ...file.read(), place: { ...window.getNormalBounds(), maximized: window.isMaximized() } });
  };
  let soon: NodeJS.Timeout | undefined;
  const rememberSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(remember, settled);
    soon.unref();
  };
  window.on('close', remember);
  // A client that is killed or loses power has no close.
  window.on('resize', rememberSoon);
  window.on('move', rememberSoon);
}

/** A page that crashed comes back where it was; one that hangs, when the learner says so. */
function comeBack(window: BrowserWindow, { log, texts, dialogs }: WindowOptions): void {
  const mayReturn = createCrashCount(() => Date.now());
  const { webContents } = window;
  const reload = () => {
    webContents.loadURL(webContents.getURL()).catch((error: unknown) => log('error', 'coming back', error));
  };
  const choose = (message: string, detail: string, buttons: string[], decide: (choice: number) => void) => {
    const box = dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail,
      buttons,
      defaultId: 0,
      noLink: true,
    });
    dialogs.during(box).then(
      ({ response }) => decide(response),
      (error: unknown) => log('error', 'message box', error),
    );
  };
  webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    log('error', `the page is gone: ${reason} ${exitCode} at ${webContents.getURL()}`);
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (mayReturn()) {
      reload();
      return;
    }
    const { crashedTitle, crashedText, reopen, quit } = texts();
    choose(crashedTitle, crashedText, [reopen, quit], (choice) => (choice === 0 ? reload() : window.destroy()));
  });
  let asking = false;
  window.on('unresponsive', () => {
    if (asking) return;
    asking = true;
    log('warn', `the page does not respond at ${webContents.getURL()}`);
    const { hangsTitle, hangsText, wait, reopen } = texts();
    const decide = (choice: number) => {
      asking = false;
      if (choice === 1 && !window.isDestroyed()) webContents.forcefullyCrashRenderer();
    };
    choose(hangsTitle, hangsText, [wait, reopen], decide);
  });
}
