import path from 'node:path';
import { BrowserWindow, dialog, nativeTheme, screen } from 'electron';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import type { CloseGuard, PdfStep } from '#contract/ipc/window.ts';
import type { Log } from '#electron/kernel/log.ts';
import type { NativeTexts } from '#electron/kernel/words/native-texts.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { choosePicture } from './choose-picture.ts';
import { createCrashLimit } from './crash-limit.ts';
import { toggleFilmPicture } from './film-picture.ts';
import type { ControlledWindow } from './ipc.ts';
import type { OwnDialogs } from './own-dialogs.ts';
import { showWhenReady } from './show-window.ts';
import { besideOf, boundsFor, minSizeFor, readBounds, type Area } from './window-bounds.ts';

export interface ClientWindow extends ControlledWindow {
  readonly window: BrowserWindow;
  /** Loads a path of the page, then shows the window. */
  openPath: (pathname: string) => Promise<void>;
}

export interface WindowOptions {
  title: string;
  devTools: boolean;
  /** Full screen without the system's bars, as the machine's policy says. */
  kiosk: boolean;
  /** Stores the window's bounds. */
  file: KeyValueFile;
  /** Bounds of the window that opens this one. */
  openedFrom: Area | null;
  log: Log;
  texts: () => NativeTexts;
  dialogs: OwnDialogs;
  /** The learner tried to close the window while it was guarded. */
  onCloseAsked: () => void;
  /** True when no other window is open. */
  isOnly: () => boolean;
}

const origin = 'app://client';
/** Bounds are stored after they have not changed for this long. */
const storeDelayMs = 500;
// The page's own background in both themes: no flash before its first paint.
const background = { light: '#fafafa', dark: '#1f1f1f' };

/** Creates a window, hidden and empty, at its stored bounds. */
export function createWindow(options: WindowOptions): ClientWindow {
  const { openedFrom, file } = options;
  const stored = openedFrom ? besideOf(openedFrom) : readBounds(file.read()['place']);
  const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);
  const smallest = minSizeFor(displays);
  const window = new BrowserWindow({
    ...boundsFor(stored, displays),
    minWidth: smallest.width,
    minHeight: smallest.height,
    title: options.title,
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
      devTools: options.devTools,
      // An exam's countdown and captures must run while another window covers this one.
      backgroundThrottling: false,
    },
  });
  if (options.kiosk) window.once('show', () => window.setKiosk(true));
  // The page sets the title by IPC, in the learner's language.
  window.on('page-title-updated', (event) => event.preventDefault());
  storeBounds(window, file);
  recoverPage(window, options);
  return {
    window,
    openPath(pathname) {
      showWhenReady(window, stored?.maximized === true);
      return window.loadURL(`${origin}${pathname}`);
    },
    ...closeGuard(window, options),
    // Backgrounds are the screen's: in the dark theme they would cover the paper.
    filmPicture: () => toggleFilmPicture(window.webContents.mainFrame),
    choosePicture: () => choosePicture(window, options),
    printPdf: () => window.webContents.printToPDF({ pageSize: 'A4', printBackground: false }),
    tellPdfStep: (step: PdfStep) => window.webContents.send(channelOf('window', 'pdfStep'), step),
    bringToFront: () => bringToFront(window),
  };
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}

function closeGuard(
  window: Pick<BrowserWindow, 'on' | 'close'>,
  { onCloseAsked, isOnly }: Pick<WindowOptions, 'onCloseAsked' | 'isOnly'>,
) {
  let guard: CloseGuard = 'off';
  window.on('close', (event) => {
    if (guard === 'off' || (guard === 'last' && !isOnly())) return;
    event.preventDefault();
    onCloseAsked();
  });
  return {
    guardClose(next: CloseGuard) {
      guard = next;
    },
    closeNow() {
      guard = 'off';
      window.close();
    },
  };
}

function storeBounds(window: BrowserWindow, file: KeyValueFile): void {
  const store = () => {
    if (window.isDestroyed()) return;
    file.write({ ...file.read(), place: { ...window.getNormalBounds(), maximized: window.isMaximized() } });
  };
  let pending: NodeJS.Timeout | undefined;
  const storeLater = () => {
    clearTimeout(pending);
    pending = setTimeout(store, storeDelayMs);
    pending.unref();
  };
  window.on('close', store);
  // A client that is killed or loses power emits no `close`.
  window.on('resize', storeLater);
  window.on('move', storeLater);
}

/** Reloads a page that crashed; asks the learner after repeated crashes and when the page hangs. */
function recoverPage(window: BrowserWindow, { log, texts, dialogs }: WindowOptions): void {
  const mayReload = createCrashLimit(() => Date.now());
  const { webContents } = window;
  const reload = () => {
    webContents.loadURL(webContents.getURL()).catch((error: unknown) => log('error', 'reloading the page', error));
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
    dialogs.during(webContents.id, box).then(
      ({ response }) => decide(response),
      (error: unknown) => log('error', 'message box', error),
    );
  };
  webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    log('error', `the page is gone: ${reason} ${exitCode} at ${webContents.getURL()}`);
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (mayReload()) {
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
