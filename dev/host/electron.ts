// What `import ... from 'electron'` gives in the main process. Its shape is surface.ts; everything else throws.
import { app } from './app.ts';
import {
  clipboard,
  crashReporter,
  Menu,
  MenuItem,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  screen,
  systemPreferences,
  Tray,
} from './desktop.ts';
import { dialog } from './dialog.ts';
import { globalShortcut } from './global-shortcut.ts';
import { nativeImage } from './image.ts';
import { ipcMain } from './ipc.ts';
import { nativeTheme } from './native-theme.ts';
import { net } from './net.ts';
import { protocol } from './protocol.ts';
import { safeStorage } from './safe-storage.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { strictProxy, silentlyAbsent, unimplemented } from './strict-proxy.ts';
import { allContents, contentsOfTarget, HostWebContents } from './web-contents.ts';
import { HostWindow as BrowserWindow } from './window.ts';

const webContents = strictProxy('webContents', {
  getAllWebContents: allContents,
  getFocusedWebContents: () => BrowserWindow.getFocusedWindow()?.webContents ?? null,
  fromId: (id: number) => allContents().find((contents) => contents.id === id),
  fromDevToolsTargetId: contentsOfTarget,
});

/** Parts of Electron that no main process here may use: reading one says so. */
const absent = (name: string) => strictProxy(name, {});
const autoUpdater = absent('autoUpdater');
const desktopCapturer = absent('desktopCapturer');
const contentTracing = absent('contentTracing');
const utilityProcess = absent('utilityProcess');
const contextBridge = undefined;
const ipcRenderer = undefined;

const electron = {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  contentTracing,
  contextBridge,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ipcMain,
  ipcRenderer,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  Tray,
  utilityProcess,
  webContents,
  WebContents: HostWebContents,
};

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  contentTracing,
  contextBridge,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ipcMain,
  ipcRenderer,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  Tray,
  utilityProcess,
  webContents,
  HostWebContents as WebContents,
  BrowserWindow as BaseWindow,
};

const whole = new Proxy(electron, {
  get(target, key, receiver) {
    if (key in target || key === 'default' || silentlyAbsent(key)) return Reflect.get(target, key, receiver);
    throw unimplemented('electron', key);
  },
});

// oxlint-disable-next-line import/no-default-export -- Electron has one, and libraries import it.
export default whole;
// What require('electron') gives: the same, so that a part that the host lacks is as loud there.
export { whole as 'module.exports' };
