import { app, session, type WebContents } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { RoomDevice } from '#contract/ipc/live.ts';
import type { Log } from '#electron/kernel/log.ts';
import { isFrameDocument, isGranted, isOwnDocument } from '#electron/platform/gateway/our-page.ts';
import { requestedDevices } from '#electron/study/live/device-request.ts';
import type { RoomFence } from '#electron/study/live/room-surface.ts';
import { systemAllows } from './electron-system.ts';

/** What the window of a live room may do, by the id of its contents; null: it shows no room. */
type FenceOf = (contentsId: number) => RoomFence | null;

interface SecureOptions {
  os: AppInfo['os'];
  isOurWindow: (contents: WebContents) => boolean;
  fenceOf: FenceOf;
  devServer: boolean;
  log: Log;
}

/** Blocks what a page must not do: navigation, new windows, webviews, other permissions, downloads. */
export function secure({ os, isOurWindow, fenceOf, devServer, log }: SecureOptions): void {
  app.on('web-contents-created', (_, contents) => secureContents(contents, fenceOf, log));
  const { defaultSession } = session;
  /** Never rejects. */
  async function askSystem(devices: readonly RoomDevice[], answer: (allowed: boolean) => void): Promise<void> {
    let allowed = false;
    try {
      allowed = (await Promise.all(devices.map((device) => systemAllows(os, device)))).every(Boolean);
    } catch (error) {
      log('error', 'asking the system for a device', error);
    }
    answer(allowed);
  }
  defaultSession.setSpellCheckerEnabled(false);
  defaultSession.setPermissionRequestHandler((contents, permission, callback, details) => {
    const granted = isGranted({
      permission,
      media: 'mediaTypes' in details ? (details.mediaTypes ?? []) : [],
      frameUrl: details.requestingUrl,
      isMainFrame: details.isMainFrame,
      isOurWindow: isOurWindow(contents),
      devServer,
    });
    if (!granted) log('warn', `refused ${permission} to ${details.requestingUrl}`);
    const devices = requestedDevices(permission, 'mediaTypes' in details ? (details.mediaTypes ?? []) : []);
    if (granted && devices !== null) void askSystem(devices, callback);
    else callback(granted);
  });
  defaultSession.setPermissionCheckHandler((contents, permission, origin, details) =>
    isGranted({
      permission,
      media: details.mediaType === 'unknown' || !details.mediaType ? [] : [details.mediaType],
      frameUrl: details.requestingUrl ?? origin,
      isMainFrame: details.isMainFrame,
      isOurWindow: contents !== null && isOurWindow(contents),
      devServer,
    }),
  );
  // Main saves certificates itself; the page starts no downloads.
  defaultSession.on('will-download', (event, item) => {
    log('warn', `refused to download ${item.getURL()}`);
    event.preventDefault();
  });
}

/**
 * Our page routes within one document, and a live room stays behind its fence; any other navigation and every new window
 * is refused.
 */
function secureContents(contents: WebContents, fenceOf: FenceOf, log: Log): void {
  const { id } = contents;
  const refuse = (what: string) => (event: { preventDefault(): void }, url?: string) => {
    log('warn', `refused ${what} ${url ?? ''}`);
    event.preventDefault();
  };
  contents.on('will-navigate', (details, url) => {
    const fence = fenceOf(id);
    // Reloading the page is allowed.
    if (!(fence ? fence.mayGo(url) : isOwnDocument(url))) refuse('to navigate to')(details, url);
  });
  contents.on('will-frame-navigate', (details) => {
    const { isMainFrame, url } = details;
    if (isMainFrame) return;
    const fence = fenceOf(id);
    if (!(fence ? fence.mayFrame(url) : isFrameDocument(url))) refuse('a frame')(details, url);
  });
  contents.on('will-redirect', (details, url) => {
    const fence = fenceOf(id);
    if (fence && (details.isMainFrame ? fence.mayGo(url) : fence.mayFrame(url))) return;
    refuse('a redirect to')(details, url);
  });
  contents.on('will-prevent-unload', (event) => {
    // Electron asks nobody: courseware that wants to be asked before it goes would hold its window for ever. Rooms ask themselves.
    if (fenceOf(id) === null) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => refuse('a webview')(event));
  contents.setWindowOpenHandler(({ url }) => {
    log('warn', `refused to open ${url}`);
    fenceOf(id)?.stopped();
    return { action: 'deny' };
  });
}
