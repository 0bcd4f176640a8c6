import { app, BrowserWindow, Menu, powerMonitor, type WebContents } from 'electron';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import type { Inherited, OpenWindowResult } from '#contract/ipc/window.ts';
import type { FocusWatch } from '#electron/exam/proctor/screen-switch.ts';
import type { ShowProgress } from '#electron/kernel/progress.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import { textMenu } from '../shell/menus.ts';
import { followZoom } from './appearance.ts';
import { followDisplays } from './follow-displays.ts';
import type { OwnDialogs } from './own-dialogs.ts';
import { WindowList } from './window-list.ts';
import { createWindow, type ClientWindow, type WindowOptions } from './window.ts';

/** Electron's value for a bar that is taken away. */
const noBar = -1;
/** Stops a page that opens windows in a loop. */
const maxWindows = 8;

export interface WindowsOptions extends Omit<WindowOptions, 'openedFrom' | 'onCloseAsked' | 'isOnly'> {
  settings: () => SettingsStore;
  /** The path of a window that is opened without one. */
  homePath: () => string;
  /** Called when the last window is gone. */
  onNone: () => void;
  /** Called with the first window before it loads. */
  onFirst: (window: BrowserWindow) => void;
}

/** All windows of the client; they share one session. */
export interface Windows {
  readonly list: WindowList<ClientWindow>;
  /** Creates the first window, hidden and empty: its process starts while what it will show is read. */
  prepare: () => void;
  /** Opens a window at a path; resolves when that is loaded, or cannot be. */
  open: (pathname: string, inherited?: Inherited) => Promise<void>;
  /** Opens another window for the page; null: at the home page. */
  openAnother: (pathname: string | null, inherited: Inherited) => OpenWindowResult;
  isOurs: (contents: WebContents) => boolean;
  /** Sends an event to the page of every window. */
  broadcast: (channel: string, payload: unknown) => void;
  lastUsed: () => BrowserWindow | null;
  /** How far long work is, on the taskbar's button of every window; null: none. */
  showProgress: ShowProgress;
  /** Brings the last used window to the front. */
  show: () => void;
  /** Leads the last used window to a path; a paper that is open is not left. */
  goTo: (pathname: string) => void;
  /** The system ends the session: a window that asks back would cancel that. Answers are on the disk already. */
  releaseGuards: () => void;
  /** Log-off or shutdown, as the system announces it. */
  onSessionEnd: (listener: () => void) => void;
  /** True while another window than this one holds the paper. */
  isPaperElsewhere: (window: BrowserWindow) => boolean;
}

export function createWindows(options: WindowsOptions): Windows {
  const list = new WindowList<ClientWindow>();
  const sessionEnd = new Set<() => void>();
  const endSession = () => {
    for (const listener of sessionEnd) listener();
  };
  // Windows tells windows, the other systems tell the process.
  powerMonitor.on('shutdown', endSession);
  setAsideBeside(list);
  followDisplays(() => list.all().map(({ window }) => window));

  let prepared: ClientWindow | null = null;

  function create(): ClientWindow {
    const client = createWindow({
      ...options,
      openedFrom: list.lastUsed()?.window.getNormalBounds() ?? null,
      onCloseAsked: () => client.window.webContents.send(channelOf('window', 'closeAsked'), null),
      isOnly: () => list.all().length === 1,
    });
    return client;
  }

  async function open(pathname: string, inherited: Inherited = {}): Promise<void> {
    const first = list.lastUsed() === null;
    const client = prepared ?? create();
    prepared = null;
    const { window } = client;
    const { id } = window.webContents;
    list.add(id, client, inherited);
    window.on('focus', () => list.used(id));
    window.on('closed', () => {
      list.remove(id);
      if (list.all().length === 0) options.onNone();
    });
    window.on('session-end', endSession);
    // A page that reloads has to claim its paper again.
    window.webContents.on('did-navigate', () => list.releasePaper(id));
    followZoom(window, options.settings());
    offerTextMenu(window, options);
    tellWhetherShown(window);
    if (first) options.onFirst(window);
    // Rejects also when the page navigates, crashes or is closed while it loads, which other handlers deal with.
    await client.openPath(pathname).catch((error: unknown) => options.log('warn', 'loading the first page', error));
  }

  function openAnother(pathname: string | null, inherited: Inherited): OpenWindowResult {
    if (list.paperWindow()) return 'paper-open';
    if (list.all().length >= maxWindows) return 'too-many';
    open(pathname ?? options.homePath(), inherited).catch((error: unknown) =>
      options.log('error', 'new window', error),
    );
    return 'opened';
  }

  return {
    list,
    prepare() {
      prepared = create();
    },
    open,
    openAnother,
    isOurs: ({ id }) => list.get(id) !== null,
    broadcast(channel, payload) {
      for (const { window } of list.all()) if (!window.isDestroyed()) window.webContents.send(channel, payload);
    },
    lastUsed: () => list.lastUsed()?.window ?? null,
    showProgress(fraction) {
      for (const { window } of list.all()) if (!window.isDestroyed()) window.setProgressBar(fraction ?? noBar);
    },
    show: () => (list.paperWindow() ?? list.lastUsed())?.bringToFront(),
    goTo(pathname) {
      const contents = list.lastUsed()?.window.webContents;
      if (!contents || list.paperWindow()) return;
      list.givePath(contents.id, pathname);
      contents.send(channelOf('window', 'pathGiven'), null);
    },
    releaseGuards() {
      for (const client of list.all()) client.guardClose('off');
    },
    onSessionEnd: (listener) => void sessionEnd.add(listener),
    isPaperElsewhere: (window) => list.isPaperElsewhere(window.webContents.id),
  };
}

/** While one window holds the paper, no other one can be seen or heard: nothing in them is lost, and they come back. */
function setAsideBeside(list: WindowList<ClientWindow>): void {
  let aside: ClientWindow[] = [];
  list.onPaperChange(() => {
    const paper = list.paperWindow();
    for (const { window } of aside) {
      if (window.isDestroyed()) continue;
      window.webContents.setAudioMuted(false);
      window.showInactive();
    }
    aside = paper === null ? [] : list.all().filter((client) => client !== paper && client.window.isVisible());
    for (const { window } of aside) {
      window.webContents.setAudioMuted(true);
      window.hide();
    }
  });
}

/** Cut, copy and paste by the other mouse button. */
function offerTextMenu(window: BrowserWindow, { texts, dialogs }: Pick<WindowsOptions, 'texts' | 'dialogs'>): void {
  window.webContents.on('context-menu', (_, params) => {
    const items = textMenu(params, texts());
    if (items.length === 0) return;
    // Some systems take the focus from the page while it is open: that is no screen switch.
    const closed = Promise.withResolvers<void>();
    void dialogs.during(window.webContents.id, closed.promise);
    Menu.buildFromTemplate(items).popup({ window, callback: closed.resolve });
  });
}

/** Tells the page whether its window is on the screen: an unthrottled page cannot know. */
function tellWhetherShown(window: BrowserWindow): void {
  const tell = (shown: boolean) => () => window.webContents.send(channelOf('window', 'shownChanged'), shown);
  window.on('minimize', tell(false));
  window.on('hide', tell(false));
  window.on('restore', tell(true));
  window.on('show', tell(true));
  window.webContents.on('did-finish-load', () => {
    if (window.isMinimized()) tell(false)();
  });
}

/** Keyboard focus as Electron's windows report it. */
export function watchFocus(
  dialogs: OwnDialogs,
  { list, isPaperElsewhere }: Pick<Windows, 'list' | 'isPaperElsewhere'>,
): FocusWatch {
  let explained = () => false;
  return {
    onFocusChange(listener) {
      explained = dialogs.explaining(() => list.paperWindow()?.window.webContents.id ?? null);
      // A second window of ours beside the open paper is another screen.
      const focused = (_: unknown, window: BrowserWindow) => listener(isPaperElsewhere(window) ? 'blur' : 'focus');
      const blurred = () => {
        if (!BrowserWindow.getFocusedWindow()) listener('blur');
      };
      app.on('browser-window-focus', focused);
      app.on('browser-window-blur', blurred);
      return () => {
        app.off('browser-window-focus', focused);
        app.off('browser-window-blur', blurred);
      };
    },
    ownDialogOpen: () => explained(),
  };
}
