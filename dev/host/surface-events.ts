import type { IncomingMessage } from './incoming-message.ts';
import type { Preventable } from './preventable.ts';

// The events that the host fires, with what their listeners get: an app that waits for another one does not compile.
// Some kinds are here for a client that is ready for them, but never come: power, displays, tray, context menus, attached
// webviews, and of the app `activate`, `login` and `select-client-certificate`.

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

/** A frame of a page, as far as the host has one. */
export interface WebFrameMain extends Pick<
  Electron.WebFrameMain,
  | 'url'
  | 'origin'
  | 'routingId'
  | 'processId'
  | 'frameTreeNodeId'
  | 'detached'
  | 'isDestroyed'
  | 'send'
  | 'executeJavaScript'
> {
  readonly framesInSubtree: WebFrameMain[];
  readonly parent: WebFrameMain | null;
  readonly top: WebFrameMain | null;
}

export type Plain = Preventable;
export type NavigationDetails = Preventable<{
  url: string;
  isMainFrame: boolean;
  isSameDocument: boolean;
  frame: WebFrameMain | null;
  initiator?: WebFrameMain;
}>;
export type ConsoleDetails = Preventable<{
  message: string;
  level: 'info' | 'warning' | 'error' | 'debug';
  lineNumber: number;
  sourceId: string;
  frame: WebFrameMain;
}>;

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
  failed: [event: Plain, error: string];
}
