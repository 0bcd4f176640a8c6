import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { app, BrowserWindow, dialog, session, type DownloadItem, type Session } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { RoomDevice } from '#contract/ipc/live.ts';
import { plainFileName } from '#electron/kernel/files/file-name.ts';
import type { Log } from '#electron/kernel/log.ts';
import { escaped } from '#electron/kernel/words/escaped.ts';
import type { NativeTexts } from '#electron/kernel/words/native-texts.ts';
import type { ProxyReady } from '#electron/platform/network/apply-proxy.ts';
import { DeviceAnswers, isHarmless, isLeaving, requestedDevices } from '#electron/study/live/device-request.ts';
import type { OfferedFile, RoomEvents, RoomFence, RoomSurface, RoomWindow } from '#electron/study/live/room-surface.ts';
import { systemAllows } from '../security/electron-system.ts';
import type { OwnDialogs } from './own-dialogs.ts';

export interface RoomWindowsOptions extends Pick<RoomSurface, 'isPaperOpen' | 'showClient'> {
  os: AppInfo['os'];
  log: Log;
  texts: () => NativeTexts;
  dialogs: OwnDialogs;
  proxyReady: ProxyReady;
}

/** Chromium's code of a load that was given up, as a refused navigation is. */
const abortedCode = -3;

/** Windows of live rooms, and what they may do by the id of their contents. */
export interface RoomWindows extends RoomSurface {
  /** The fence of a window; null: it shows no room. */
  fenceOf: (contentsId: number) => RoomFence | null;
}

export function createRoomWindows(options: RoomWindowsOptions): RoomWindows {
  const fences = new Map<number, RoomEvents>();
  const { isPaperOpen, showClient, log, texts } = options;

  return {
    isPaperOpen,
    showClient,
    fenceOf: (id) => fences.get(id) ?? null,
    open({ address, title, host }, events): RoomWindow {
      // In memory, and new for each room: nothing of one is there for the next.
      const own = session.fromPartition(`live-${randomUUID()}`);
      own.setSpellCheckerEnabled(false);
      const window = new BrowserWindow({
        width: 1280,
        height: 800,
        minWidth: 640,
        minHeight: 420,
        title,
        autoHideMenuBar: true,
        webPreferences: {
          session: own,
          sandbox: true,
          contextIsolation: true,
          nodeIntegration: false,
          webviewTag: false,
          spellcheck: false,
          devTools: false,
          backgroundThrottling: false,
        },
      });
      const { webContents } = window;
      fences.set(webContents.id, events);
      guard(own, window, host, events, options);
      askBeforeClosing(window, host, options);
      // The room's own title could name anything, our client too.
      window.on('page-title-updated', (event) => event.preventDefault());
      window.on('closed', () => {
        fences.delete(webContents.id);
        events.closed();
      });
      const moved = (to: string) => to.startsWith('http') && events.moved?.(to);
      webContents.on('did-navigate', (_, to) => moved(to));
      webContents.on('did-navigate-in-page', (_, to, isMainFrame) => isMainFrame && moved(to));
      webContents.on('render-process-gone', (_, { reason }) => {
        if (reason !== 'clean-exit' && !window.isDestroyed()) events.lost();
      });
      webContents.on('did-fail-load', (_, code, description, url, isMainFrame) => {
        if (!isMainFrame || code === abortedCode || !url.startsWith('http')) return;
        log('warn', `a live room did not load: ${description}`);
        events.lost();
      });
      const go = async (to: string) => {
        // Its first request would go past the proxy of the policy.
        await options.proxyReady(own);
        await window.loadURL(to);
        return webContents.getURL().startsWith('http');
      };
      return {
        load(place = address) {
          go(place).then(
            (arrived) => arrived && events.loaded(),
            // `did-fail-load` has told why.
            (error: unknown) => log('info', `a live room was not reached: ${String(error).replace(place, host)}`),
          );
        },
        wait() {
          const { roomLost, roomWaiting } = texts();
          go(waitingPage(title, `${roomLost} ${roomWaiting}`)).catch((error: unknown) =>
            log('warn', 'the notice of a live room', error),
          );
        },
        show() {
          if (window.isMinimized()) window.restore();
          window.focus();
        },
        setAside(aside) {
          webContents.setAudioMuted(aside);
          if (aside) window.hide();
          else window.showInactive();
        },
        close: () => window.destroy(),
      };
    },
  };
}

/** Permissions and downloads of the session of one room. */
function guard(
  own: Session,
  window: BrowserWindow,
  host: string,
  events: RoomEvents,
  options: RoomWindowsOptions,
): void {
  const { log } = options;
  const answers = new DeviceAnswers({
    isPaperOpen: options.isPaperOpen,
    askLearner: (device) => asked(window, device, host, options),
    systemAllows: (device) => systemAllows(options.os, device),
    told: events.answered,
  });
  const answer = async (before: Promise<void>, devices: readonly RoomDevice[], tell: (granted: boolean) => void) => {
    await before;
    let granted = false;
    try {
      granted = await answers.ask(devices);
    } catch (error) {
      log('warn', 'asking for a device', error);
    }
    tell(granted);
  };
  // One question at a time.
  let last: Promise<void> = Promise.resolve();
  own.setPermissionRequestHandler((_, permission, callback, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const devices = details.isMainFrame ? requestedDevices(permission, media) : null;
    if (devices === null) {
      const harmless = isHarmless(permission);
      if (!harmless) log('info', `refused ${permission} to a live room`);
      if (isLeaving(permission)) events.stopped();
      callback(harmless);
      return;
    }
    last = answer(last, devices, callback);
  });
  own.setPermissionCheckHandler((_, permission, _origin, { mediaType, isMainFrame }) => {
    if (isHarmless(permission)) return true;
    const devices = isMainFrame ? requestedDevices(permission, mediaType ? [mediaType] : []) : null;
    return devices !== null && answers.mayUse(devices);
  });
  own.on('will-download', (event, item) => {
    if (events.offered) {
      events.offered(offeredFile(item, window, host, options));
      return;
    }
    log('warn', 'refused a download of a live room');
    event.preventDefault();
    events.stopped();
  });
}

/** A download, which arrives in the system's folder for passing files while the learner is asked where it goes. */
function offeredFile(
  item: DownloadItem,
  window: BrowserWindow,
  host: string,
  { dialogs, texts, isPaperOpen }: RoomWindowsOptions,
): OfferedFile {
  const name = plainFileName(item.getFilename());
  const arrivesAt = path.join(app.getPath('temp'), `lectern-${randomUUID()}`);
  item.setSavePath(arrivesAt);
  const { promise: whole, resolve } = Promise.withResolvers<boolean>();
  item.once('done', (_, state) => resolve(state === 'completed'));
  return {
    name,
    arrivesAt,
    whole,
    onProgress: (tell) => item.on('updated', () => tell(item.getReceivedBytes(), item.getTotalBytes() || null)),
    async ask() {
      // Beside a paper no room asks for anything.
      if (window.isDestroyed() || isPaperOpen()) return null;
      const title = texts().labSaves.replace('{host}', host);
      const asking = dialog.showSaveDialog(window, { title, defaultPath: name });
      const { canceled, filePath } = await dialogs.during(window.webContents.id, asking);
      return canceled || filePath === '' ? null : filePath;
    },
    cancel: () => item.cancel(),
  };
}

/** Asks the learner in a dialog of ours, which the room cannot answer. */
async function asked(
  window: BrowserWindow,
  device: RoomDevice,
  host: string,
  { texts, dialogs }: RoomWindowsOptions,
): Promise<boolean> {
  if (window.isDestroyed()) return false;
  const { roomAsks, roomAsksText, roomAllow, roomRefuse } = texts();
  const { response } = await dialogs.during(
    window.webContents.id,
    dialog.showMessageBox(window, {
      type: 'question',
      message: roomAsks[device].replace('{host}', host),
      detail: roomAsksText,
      buttons: [roomAllow, roomRefuse],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    }),
  );
  return response === 0;
}

/** A page may want to be asked before it goes. Electron asks nobody then, and the window would stay for ever. */
function askBeforeClosing(
  window: BrowserWindow,
  host: string,
  { texts, dialogs, isPaperOpen, log }: RoomWindowsOptions,
): void {
  let closing = false;
  let asking = false;
  const ask = async () => {
    const { roomCloseAsks, roomCloseText, menu, cancel } = texts();
    const question = {
      type: 'question' as const,
      message: roomCloseAsks.replace('{host}', host),
      detail: roomCloseText,
      buttons: [menu.close, cancel],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    };
    const { response } = await dialogs.during(window.webContents.id, dialog.showMessageBox(window, question));
    if (response === 0) window.destroy();
  };
  window.on('close', () => (closing = true));
  // Of a page that hangs nobody learns what it wants.
  window.on('unresponsive', () => closing && window.destroy());
  window.webContents.on('will-prevent-unload', (event) => {
    // Where it leads itself, or we lead it, it goes.
    if (!closing || isPaperOpen()) return event.preventDefault();
    closing = false;
    if (asking) return;
    asking = true;
    ask()
      .catch((error: unknown) => log('warn', 'asking before a room closes', error))
      .finally(() => (asking = false));
  });
}

/** A page of our own that stands in a room's window while its host is not reached: no script, nothing loaded. */
function waitingPage(title: string, text: string): string {
  const style =
    'body{font:16px system-ui;display:grid;place-content:center;min-height:90vh;text-align:center;color-scheme:light dark}';
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  const page = `<!doctype html><meta charset="utf-8">${policy}<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p></main>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}
