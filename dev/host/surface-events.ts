import type { BrowserWindow, DownloadItem, IpcMainEvent, Session, WebContents, WebFrameMain } from './surface.ts';
import type { IncomingMessage } from './incoming-message.ts';
import type { Preventable } from './preventable.ts';

// The events that the host fires, with what their listeners get: an app that waits for another one does not compile.
// Five kinds are here for a client that is ready for them, but never come: power, displays, tray, context menus, and
// attached webviews.

export type Events<M> = {
  [K in 'on' | 'once' | 'off' | 'addListener' | 'removeListener']: <E extends keyof M & string>(
    event: E,
    listener: (...args: M[E] extends unknown[] ? M[E] : never) => void,
  ) => unknown;
} & {
  emit<E extends keyof M & string>(event: E, ...args: M[E] extends unknown[] ? M[E] : never): boolean;
  listenerCount(event: keyof M & string): number;
  removeAllListeners(event?: keyof M & string): unknown;
};

type Plain = Preventable;
export type NavigationDetails = Preventable<{
  url: string;
  isMainFrame: boolean;
  isSameDocument: boolean;
  frame: WebFrameMain | null;
  initiator?: WebFrameMain;
}>;
type ConsoleDetails = Preventable<{
  message: string;
  level: 'info' | 'warning' | 'error' | 'debug';
  lineNumber: number;
  sourceId: string;
  frame: WebFrameMain;
}>;

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
  'session-created': [session: Session];
  'render-process-gone': [event: Plain, webContents: WebContents, details: Electron.RenderProcessGoneDetails];
}

export interface ClientRequestEvents {
  response: [message: IncomingMessage];
  redirect: [statusCode: number, method: string, redirectUrl: string, headers: Record<string, string[]>];
  login: [info: Electron.AuthInfo, callback: (user?: string, password?: string) => void];
  error: [error: Error];
  abort: [];
  close: [];
}

export interface BrowserWindowEvents {
  'ready-to-show': [];
  show: [];
  hide: [];
  focus: [];
  blur: [];
  close: [event: Plain];
  closed: [];
  resize: [];
  move: [];
  maximize: [];
  unmaximize: [];
  minimize: [];
  restore: [];
  'enter-full-screen': [];
  'leave-full-screen': [];
  'page-title-updated': [event: Plain, title: string, explicitSet: boolean];
  unresponsive: [];
  responsive: [];
  'session-end': [event: Plain];
}

export interface WebContentsEvents {
  'context-menu': [event: Plain, params: Electron.ContextMenuParams];
  'dom-ready': [event: Plain];
  'did-finish-load': [];
  'did-fail-load': [event: Plain, code: number, description: string, url: string, isMainFrame: boolean];
  'did-navigate': [event: Plain, url: string, code: number, status: string];
  'did-navigate-in-page': [event: Plain, url: string, isMainFrame: boolean];
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

export interface SessionEvents {
  'will-download': [event: Plain, item: DownloadItem, webContents: WebContents];
}

export interface DownloadItemEvents {
  updated: [event: Plain, state: 'progressing' | 'interrupted'];
  done: [event: Plain, state: 'completed' | 'cancelled' | 'interrupted'];
}

export interface NativeThemeEvents {
  updated: [];
}

export interface PowerMonitorEvents {
  suspend: [];
  resume: [];
  'lock-screen': [];
  'unlock-screen': [];
  'on-battery': [];
  'on-ac': [];
  shutdown: [];
}

export interface ScreenEvents {
  'display-added': [event: Plain, display: Electron.Display];
  'display-removed': [event: Plain, display: Electron.Display];
  'display-metrics-changed': [event: Plain, display: Electron.Display, changed: string[]];
}

export interface TrayEvents {
  click: [];
}

export interface NotificationEvents {
  show: [];
  click: [];
  close: [];
}
