import type { BrowserWindow, WebContents } from 'electron';
import { followZoom } from './appearance.ts';
import { channelOf } from '../../src/contract/ipc/channel.ts';
import type { Carried, NewWindow } from '../../src/contract/ipc/window.ts';
import type { WindowControl } from '../ipc/window.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { WindowList } from './window-list.ts';
import { createWindow, openPath, type ClientWindow, type WindowOptions } from './window.ts';

/** More than anybody uses; a page that opens windows without end stops here. */
const maxWindows = 8;

export interface WindowsOptions extends Omit<WindowOptions, 'beside' | 'onCloseAsked'> {
  settings: () => SettingsStore;
  /** Where a window begins that is opened without an address. */
  homePath: () => string;
  /** Told of the first window before it loads. */
  onFirst: (window: BrowserWindow) => void;
}

/** All windows of the client; they share one session. */
export interface Windows {
  /** Opens a window at a path; resolves when that was loaded. */
  open: (pathname: string, carried?: Carried) => Promise<void>;
  isOurs: (contents: WebContents) => boolean;
  /** What the page of a window may do with it. */
  controlOf: (contents: WebContents) => WindowControl;
  /** Sends an event to the page of every window. */
  broadcast: (channel: string, payload: unknown) => void;
  lastUsed: () => BrowserWindow | null;
  /** Brings the last used window to the front. */
  show: () => void;
  /** True while another window than this one has the paper. */
  isPaperElsewhere: (window: BrowserWindow) => boolean;
}

export function createWindows(parts: WindowsOptions): Windows {
  const list = new WindowList<ClientWindow>();

  async function open(pathname: string, carried: Carried = {}): Promise<void> {
    const last = list.lastUsed();
    const client = createWindow({
      ...parts,
      beside: last?.window.getNormalBounds() ?? null,
      onCloseAsked: () => client.window.webContents.send(channelOf('window', 'closeAsked'), null),
    });
    const { window } = client;
    const { id } = window.webContents;
    list.add(id, client, carried);
    window.on('focus', () => list.used(id));
    window.on('closed', () => list.remove(id));
    // A page that is loaded anew has to ask for its paper anew.
    window.webContents.on('did-navigate', () => list.releasePaper(id));
    followZoom(window, parts.settings());
    if (!last) parts.onFirst(window);
    await openPath(window, pathname);
  }

  function openAnother(pathname: string | null, carried: Carried): NewWindow {
    if (list.paperWindow()) return 'paper-open';
    if (list.all().length >= maxWindows) return 'too-many';
    open(pathname ?? parts.homePath(), carried).catch((error: unknown) => parts.log('error', 'new window', error));
    return 'opened';
  }

  return {
    open,
    isOurs: ({ id }) => list.get(id) !== null,
    controlOf: ({ id }) => ({
      setTitle: (title) => list.get(id)?.window.setTitle(title),
      guardClose: (guard) => list.get(id)?.guardClose(guard),
      close: () => list.get(id)?.window.close(),
      closeNow: () => list.get(id)?.closeNow(),
      toggleFullScreen() {
        const window = list.get(id)?.window;
        window?.setFullScreen(!window.isFullScreen());
      },
      open: openAnother,
      carried: () => list.takeCarried(id),
      claimPaper: () => list.claimPaper(id),
      releasePaper: () => list.releasePaper(id),
      showPaper: () => bringUp(list.paperWindow()),
    }),
    broadcast(channel, payload) {
      for (const { window } of list.all()) if (!window.isDestroyed()) window.webContents.send(channel, payload);
    },
    lastUsed: () => list.lastUsed()?.window ?? null,
    show: () => bringUp(list.lastUsed()),
    isPaperElsewhere: (window) => list.isPaperElsewhere(window.webContents.id),
  };
}

function bringUp(client: ClientWindow | null): void {
  if (!client) return;
  if (client.window.isMinimized()) client.window.restore();
  client.window.focus();
}
