import type * as maps from './surface-events.ts';
import type { Events, Plain } from './surface-events.ts';
import type {
  Menu as HostMenu,
  MenuItem as HostMenuItem,
  MenuItemConstructorOptions,
  NativeImage,
  Notification as HostNotification,
  Tray as HostTray,
} from './surface-menu.ts';
import type {
  BrowserWindow as HostWindow,
  BrowserWindowConstructorOptions,
  IpcMain,
  Protocol,
  Session,
  WebContents,
} from './surface-pages.ts';

// The part of Electron that the host has: members by Pick from Electron's own types, events by surface-events.ts.
// tsconfig.host.json maps the module 'electron' to this file and compiles `electron/` against it.

type Module = typeof Electron.CrossProcessExports;

export interface AppEvents {
  'will-finish-launching': [];
  ready: [event: Plain, launchInfo: Record<string, unknown>];
  'window-all-closed': [];
  'before-quit': [event: Plain];
  'will-quit': [event: Plain];
  quit: [event: Plain, exitCode: number];
  'second-instance': [event: Plain, argv: string[], workingDirectory: string, additionalData: unknown];
  'web-contents-created': [event: Plain, webContents: WebContents];
  'browser-window-created': [event: Plain, window: BrowserWindow];
  'browser-window-focus': [event: Plain, window: BrowserWindow];
  'browser-window-blur': [event: Plain, window: BrowserWindow];
  activate: [event: Plain, hasVisibleWindows: boolean];
  login: [
    event: Plain,
    webContents: WebContents | null,
    details: Electron.AuthenticationResponseDetails,
    challenge: Electron.AuthInfo,
    answer: (user?: string, password?: string) => void,
  ];
  'select-client-certificate': [
    event: Plain,
    webContents: WebContents | null,
    url: string,
    certificates: Electron.Certificate[],
    answer: (certificate?: Electron.Certificate) => void,
  ];
  'session-created': [session: Session];
  'render-process-gone': [event: Plain, webContents: WebContents, details: Electron.RenderProcessGoneDetails];
  'child-process-gone': [event: Plain, details: Electron.Details];
}

export interface App
  extends
    Pick<
      Electron.App,
      | 'whenReady'
      | 'isReady'
      | 'quit'
      | 'exit'
      | 'relaunch'
      | 'focus'
      | 'getName'
      | 'setName'
      | 'getVersion'
      | 'getAppPath'
      | 'getLocale'
      | 'getSystemLocale'
      | 'getPreferredSystemLanguages'
      | 'getLocaleCountryCode'
      | 'getPath'
      | 'setPath'
      | 'setAppLogsPath'
      | 'isPackaged'
      | 'userAgentFallback'
      | 'name'
      | 'setUserTasks'
      | 'requestSingleInstanceLock'
      | 'hasSingleInstanceLock'
      | 'releaseSingleInstanceLock'
      | 'setAppUserModelId'
      | 'setAsDefaultProtocolClient'
      | 'setLoginItemSettings'
      | 'getLoginItemSettings'
      | 'disableHardwareAcceleration'
      | 'enableSandbox'
      | 'setBadgeCount'
      | 'getAppMetrics'
    >,
    Events<AppEvents> {
  readonly commandLine: Pick<
    Electron.CommandLine,
    'appendSwitch' | 'appendArgument' | 'hasSwitch' | 'getSwitchValue' | 'removeSwitch'
  >;
}

export type BrowserWindow = HostWindow;
export type {
  BrowserWindowConstructorOptions,
  CheckedPermission,
  DownloadItem,
  IpcMain,
  IpcMainEvent,
  IpcMainInvokeEvent,
  PermissionCheckHandler,
  PermissionDetails,
  PermissionRequestHandler,
  Protocol,
  Session,
  WebContents,
  WebPreferences,
} from './surface-pages.ts';
export type { WebFrameMain } from './surface-events.ts';
export type ProxyConfig = Electron.ProxyConfig;
export type AuthInfo = Electron.AuthInfo;
export type CustomScheme = Electron.CustomScheme;
export type { IncomingMessage } from './incoming-message.ts';
export interface ClientRequest
  extends
    Pick<Electron.ClientRequest, 'setHeader' | 'write' | 'end' | 'abort' | 'followRedirect'>,
    Events<maps.ClientRequestEvents> {}
export type ClientRequestConstructorOptions = Pick<
  Electron.ClientRequestConstructorOptions,
  'url' | 'method' | 'headers' | 'redirect' | 'credentials' | 'cache' | 'referrerPolicy'
> & { session?: Session };
export type Net = Pick<Electron.Net, 'fetch' | 'isOnline' | 'online'> & {
  request(options: string | ClientRequestConstructorOptions): ClientRequest;
};
export type SafeStorage = Pick<
  Electron.SafeStorage,
  | 'isEncryptionAvailable'
  | 'encryptString'
  | 'decryptString'
  | 'isAsyncEncryptionAvailable'
  | 'encryptStringAsync'
  | 'decryptStringAsync'
  | 'getSelectedStorageBackend'
  | 'setUsePlainTextEncryption'
>;

type OnWindow<O, R> = { (window: BrowserWindow, options: O): Promise<R>; (options: O): Promise<R> };
export interface Dialog extends Pick<Electron.Dialog, 'showErrorBox'> {
  showOpenDialog: OnWindow<Electron.OpenDialogOptions, Electron.OpenDialogReturnValue>;
  showSaveDialog: OnWindow<Electron.SaveDialogOptions, Electron.SaveDialogReturnValue>;
  showMessageBox: OnWindow<Electron.MessageBoxOptions, Electron.MessageBoxReturnValue>;
}
export type OpenDialogOptions = Electron.OpenDialogOptions;
export type SaveDialogOptions = Electron.SaveDialogOptions;
export type MessageBoxOptions = Electron.MessageBoxOptions;

export type Shell = Pick<Electron.Shell, 'openExternal' | 'openPath' | 'showItemInFolder' | 'beep' | 'trashItem'>;
export type PowerSaveBlocker = Pick<Electron.PowerSaveBlocker, 'start' | 'stop' | 'isStarted'>;
export interface PowerMonitor
  extends
    Pick<Electron.PowerMonitor, 'getSystemIdleState' | 'getSystemIdleTime' | 'isOnBatteryPower'>,
    Events<maps.PowerMonitorEvents> {}
export interface Screen
  extends
    Pick<
      Electron.Screen,
      'getPrimaryDisplay' | 'getAllDisplays' | 'getDisplayNearestPoint' | 'getDisplayMatching' | 'getCursorScreenPoint'
    >,
    Events<maps.ScreenEvents> {}
export type Display = Electron.Display;
export type Rectangle = Electron.Rectangle;
export type GlobalShortcut = Pick<
  Electron.GlobalShortcut,
  'register' | 'registerAll' | 'isRegistered' | 'unregister' | 'unregisterAll'
>;
export type Clipboard = Pick<Electron.Clipboard, 'readText' | 'writeText' | 'clear'>;
export interface NativeTheme
  extends
    Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors' | 'shouldUseHighContrastColors'>,
    Events<maps.NativeThemeEvents> {}
export type SystemPreferences = Pick<Electron.SystemPreferences, 'getMediaAccessStatus' | 'askForMediaAccess'>;
export type CrashReporter = Pick<Electron.CrashReporter, 'start'>;

export type { MenuItemConstructorOptions, NativeImage } from './surface-menu.ts';

export type Event<Params extends object = object> = Electron.Event<Params>;
export type RenderProcessGoneDetails = Electron.RenderProcessGoneDetails;
export type HandlerDetails = Electron.HandlerDetails;
export type WindowOpenHandlerResponse = Electron.WindowOpenHandlerResponse;
export type Input = Electron.Input;
export type ContextMenuParams = Electron.ContextMenuParams;
export type MediaAccessPermissionRequest = Electron.MediaAccessPermissionRequest;
export type DecryptStringAsyncReturnValue = Electron.DecryptStringAsyncReturnValue;

export interface IpcRendererEvent {
  readonly sender: IpcRenderer;
}
type RendererListener = (event: IpcRendererEvent, ...args: unknown[]) => void;
export interface IpcRenderer extends Pick<Electron.IpcRenderer, 'send'> {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  on(channel: string, listener: RendererListener): unknown;
  once(channel: string, listener: RendererListener): unknown;
  off(channel: string, listener: RendererListener): unknown;
  addListener(channel: string, listener: RendererListener): unknown;
  removeListener(channel: string, listener: RendererListener): unknown;
  removeAllListeners(channel?: string): unknown;
}

export declare const app: App;
export declare const BrowserWindow: {
  new (options?: BrowserWindowConstructorOptions): BrowserWindow;
  getAllWindows(): BrowserWindow[];
  getFocusedWindow(): BrowserWindow | null;
  fromWebContents(webContents: WebContents): BrowserWindow | null;
  fromId(id: number): BrowserWindow | null;
};
export declare const webContents: {
  getAllWebContents(): WebContents[];
  getFocusedWebContents(): WebContents | null;
  fromId(id: number): WebContents | undefined;
  fromDevToolsTargetId(targetId: string): WebContents | undefined;
};
export declare const session: { readonly defaultSession: Session; fromPartition(partition: string): Session };
export declare const ipcMain: IpcMain;
export declare const protocol: Protocol;
export declare const net: Net;
export declare const safeStorage: SafeStorage;
export declare const dialog: Dialog;
export declare const shell: Shell;
export declare const powerSaveBlocker: PowerSaveBlocker;
export declare const powerMonitor: PowerMonitor;
export declare const screen: Screen;
export declare const globalShortcut: GlobalShortcut;
export declare const clipboard: Clipboard;
export declare const nativeTheme: NativeTheme;
export declare const nativeImage: {
  createEmpty(): NativeImage;
  createFromPath(path: string): NativeImage;
  createFromBuffer(buffer: Buffer): NativeImage;
};
export declare const systemPreferences: SystemPreferences;
export declare const crashReporter: CrashReporter;
export declare const Menu: {
  new (): HostMenu;
  buildFromTemplate(template: MenuItemConstructorOptions[]): HostMenu;
  setApplicationMenu(menu: HostMenu | null): void;
  getApplicationMenu(): HostMenu | null;
};
export declare const MenuItem: new (options: MenuItemConstructorOptions) => HostMenuItem;
export declare const Tray: new (image: NativeImage | string) => HostTray;
export declare const Notification: {
  new (options?: Electron.NotificationConstructorOptions): HostNotification;
  isSupported(): boolean;
};
export declare const ipcRenderer: IpcRenderer;
export declare const contextBridge: Pick<Module['contextBridge'], 'exposeInMainWorld'>;
export declare const webUtils: Pick<Module['webUtils'], 'getPathForFile'>;
