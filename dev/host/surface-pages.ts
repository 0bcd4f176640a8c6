import type {
  BrowserWindowEvents,
  ConsoleDetails,
  DownloadItemEvents,
  Events,
  NavigationDetails,
  Plain,
  WebFrameMain,
} from './surface-events.ts';

// Windows, their pages and sessions: these name one another, in Electron's types too, and so they stand in one file.

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
    Events<BrowserWindowEvents> {
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

export interface WebContentsEvents {
  'context-menu': [event: Plain, params: Electron.ContextMenuParams];
  'dom-ready': [event: Plain];
  'did-finish-load': [];
  'did-fail-load': [event: Plain, code: number, description: string, url: string, isMainFrame: boolean];
  'did-navigate': [event: Plain, url: string, code: number, status: string];
  'did-navigate-in-page': [event: Plain, url: string, isMainFrame: boolean];
  'will-prevent-unload': [event: Plain];
  'will-navigate': [details: NavigationDetails, url: string];
  'will-frame-navigate': [details: NavigationDetails];
  'will-redirect': [details: NavigationDetails, url: string];
  'will-attach-webview': [event: Plain];
  'render-process-gone': [event: Plain, details: Electron.RenderProcessGoneDetails];
  unresponsive: [];
  responsive: [];
  'console-message': [details: ConsoleDetails];
  'ipc-message': [event: IpcMainEvent, channel: string, ...args: unknown[]];
  'preload-error': [event: Plain, preloadPath: string, error: Error];
  'page-title-updated': [event: Plain, title: string, explicitSet: boolean];
  destroyed: [];
}

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
      | 'setAudioMuted'
      | 'isAudioMuted'
      | 'getUserAgent'
      | 'forcefullyCrashRenderer'
      | 'printToPDF'
      | 'capturePage'
    >,
    Events<WebContentsEvents> {
  readonly session: Session;
  readonly mainFrame: WebFrameMain;
  readonly ipc: IpcMain;
}

export interface SessionEvents {
  'will-download': [event: Plain, item: DownloadItem, webContents: WebContents];
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
    Events<SessionEvents> {
  readonly protocol: Protocol;
  readonly webRequest: { onHeadersReceived(listener: Parameters<Electron.WebRequest['onHeadersReceived']>[0]): void };
  readonly cookies: Pick<Electron.Cookies, 'get' | 'set' | 'remove' | 'flushStore'>;
  setPermissionRequestHandler(handler: PermissionRequestHandler | null): void;
  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void;
}

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
    Events<DownloadItemEvents> {}

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
