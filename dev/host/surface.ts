import type * as maps from './surface-events.ts';
import type { Events } from './surface-events.ts';
import type { WebFrameMain } from './surface-frame.ts';
import type {
  Menu as HostMenu,
  MenuItem as HostMenuItem,
  MenuItemConstructorOptions,
  Notification as HostNotification,
  Tray as HostTray,
} from './surface-menu.ts';

// The part of Electron that the host has: members by Pick from Electron's own types, events by surface-events.ts.
// tsconfig.host.json maps the module 'electron' to this file and compiles `electron/` against it.

type Module = typeof Electron.CrossProcessExports;

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
    Events<maps.AppEvents> {
  readonly commandLine: Pick<
    Electron.CommandLine,
    'appendSwitch' | 'appendArgument' | 'hasSwitch' | 'getSwitchValue' | 'removeSwitch'
  >;
}

export interface BrowserWindow
  extends
    Pick<
      Electron.BrowserWindow,
      | 'id'
      | 'loadURL'
      | 'loadFile'
      | 'reload'
      | 'show'
      | 'showInactive'
      | 'hide'
      | 'isVisible'
      | 'close'
      | 'destroy'
      | 'isDestroyed'
      | 'focus'
      | 'blur'
      | 'isFocused'
      | 'getBounds'
      | 'getNormalBounds'
      | 'getContentBounds'
      | 'setBounds'
      | 'getSize'
      | 'setSize'
      | 'getContentSize'
      | 'setContentSize'
      | 'getPosition'
      | 'setPosition'
      | 'center'
      | 'setMinimumSize'
      | 'maximize'
      | 'unmaximize'
      | 'isMaximized'
      | 'minimize'
      | 'isMinimized'
      | 'restore'
      | 'setFullScreen'
      | 'isFullScreen'
      | 'setKiosk'
      | 'isKiosk'
      | 'setTitle'
      | 'getTitle'
      | 'setAlwaysOnTop'
      | 'isAlwaysOnTop'
      | 'setContentProtection'
      | 'setBackgroundColor'
      | 'setProgressBar'
      | 'flashFrame'
      | 'setMenuBarVisibility'
      | 'setAutoHideMenuBar'
      | 'setMenu'
      | 'removeMenu'
      | 'setIcon'
      | 'setResizable'
      | 'setMovable'
      | 'setMinimizable'
      | 'setClosable'
      | 'setFullScreenable'
      | 'setSkipTaskbar'
      | 'setVisibleOnAllWorkspaces'
      | 'setOverlayIcon'
      | 'setTitleBarOverlay'
      | 'moveTop'
      | 'capturePage'
    >,
    Events<maps.BrowserWindowEvents> {
  readonly webContents: WebContents;
}
export interface BrowserWindowConstructorOptions extends Omit<
  Electron.BrowserWindowConstructorOptions,
  'webPreferences'
> {
  webPreferences?: WebPreferences;
}
export interface WebPreferences extends Omit<Electron.WebPreferences, 'session'> {
  session?: Session;
}

export type { WebFrameMain };

export interface WebContents
  extends
    Pick<
      Electron.WebContents,
      | 'id'
      | 'loadURL'
      | 'loadFile'
      | 'reload'
      | 'reloadIgnoringCache'
      | 'getURL'
      | 'getTitle'
      | 'isLoading'
      | 'isDestroyed'
      | 'isCrashed'
      | 'isFocused'
      | 'focus'
      | 'close'
      | 'send'
      | 'executeJavaScript'
      | 'insertCSS'
      | 'setWindowOpenHandler'
      | 'setZoomFactor'
      | 'getZoomFactor'
      | 'setZoomLevel'
      | 'getZoomLevel'
      | 'zoomFactor'
      | 'zoomLevel'
      | 'setBackgroundThrottling'
      | 'getUserAgent'
      | 'forcefullyCrashRenderer'
      | 'printToPDF'
      | 'capturePage'
    >,
    Events<maps.WebContentsEvents> {
  readonly session: Session;
  readonly mainFrame: WebFrameMain;
  readonly ipc: IpcMain;
}

export interface Session
  extends
    Pick<
      Electron.Session,
      | 'clearStorageData'
      | 'clearCache'
      | 'setSpellCheckerEnabled'
      | 'getUserAgent'
      | 'fetch'
      | 'setProxy'
      | 'resolveProxy'
      | 'closeAllConnections'
    >,
    Events<maps.SessionEvents> {
  readonly protocol: Protocol;
  readonly webRequest: { onHeadersReceived(listener: Parameters<Electron.WebRequest['onHeadersReceived']>[0]): void };
  readonly cookies: Pick<Electron.Cookies, 'get' | 'set' | 'remove' | 'flushStore'>;
  setPermissionRequestHandler(handler: PermissionRequestHandler | null): void;
  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void;
}
export type ProxyConfig = Electron.ProxyConfig;
type ElectronRequestHandler = NonNullable<Parameters<Electron.Session['setPermissionRequestHandler']>[0]>;
type ElectronCheckHandler = NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>;
export type PermissionDetails = Parameters<ElectronRequestHandler>[3];
export type CheckedPermission = Parameters<ElectronCheckHandler>[1];
export type PermissionRequestHandler = (
  webContents: WebContents,
  permission: Parameters<ElectronRequestHandler>[1],
  callback: (granted: boolean) => void,
  details: PermissionDetails,
) => void;
export type PermissionCheckHandler = (
  webContents: WebContents | null,
  permission: CheckedPermission,
  requestingOrigin: string,
  details: Electron.PermissionCheckHandlerHandlerDetails,
) => boolean;

export interface DownloadItem
  extends
    Pick<
      Electron.DownloadItem,
      | 'setSavePath'
      | 'getSavePath'
      | 'getURL'
      | 'getFilename'
      | 'getMimeType'
      | 'getTotalBytes'
      | 'getReceivedBytes'
      | 'getState'
      | 'cancel'
    >,
    Events<maps.DownloadItemEvents> {}

interface IpcSender {
  readonly sender: WebContents;
  readonly senderFrame: WebFrameMain | null;
}
export interface IpcMainEvent
  extends Pick<Electron.IpcMainEvent, 'type' | 'frameId' | 'processId' | 'reply'>, IpcSender {}
export interface IpcMainInvokeEvent
  extends Pick<Electron.IpcMainInvokeEvent, 'type' | 'frameId' | 'processId'>, IpcSender {}
type InvokeListener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;
type SendListener = (event: IpcMainEvent, ...args: unknown[]) => void;
export interface IpcMain extends Pick<Electron.IpcMain, 'removeHandler'> {
  handle(channel: string, listener: InvokeListener): void;
  handleOnce(channel: string, listener: InvokeListener): void;
  on(channel: string, listener: SendListener): unknown;
  once(channel: string, listener: SendListener): unknown;
  off(channel: string, listener: SendListener): unknown;
  removeListener(channel: string, listener: SendListener): unknown;
  removeAllListeners(channel?: string): unknown;
}

export type Protocol = Pick<
  Electron.Protocol,
  'registerSchemesAsPrivileged' | 'handle' | 'unhandle' | 'isProtocolHandled'
>;
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
export type NativeImage = Pick<Electron.NativeImage, 'isEmpty' | 'toPNG' | 'toDataURL' | 'getSize'>;
export type CrashReporter = Pick<Electron.CrashReporter, 'start'>;

export type { MenuItemConstructorOptions } from './surface-menu.ts';

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
