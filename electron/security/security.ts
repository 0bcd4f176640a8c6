import { app, session, shell, type WebContents } from 'electron';
import type { Log } from '../core/log.ts';
import { mayHave } from './permissions.ts';

/** Closes every way out of our page: navigation, windows, webviews, permissions, downloads. */
export function secure(isOurWindow: (contents: WebContents) => boolean, log: Log): void {
  app.on('web-contents-created', (_, contents) => secureContents(contents, log));
  const { defaultSession } = session;
  defaultSession.setSpellCheckerEnabled(false);
  defaultSession.setPermissionRequestHandler((contents, permission, callback, details) => {
    const granted = mayHave({
      permission,
      media: 'mediaTypes' in details ? (details.mediaTypes ?? []) : [],
      frameUrl: details.requestingUrl,
      isMainFrame: details.isMainFrame,
      isOurWindow: isOurWindow(contents),
    });
    if (!granted) log('warn', `refused ${permission} to ${details.requestingUrl}`);
    callback(granted);
  });
  defaultSession.setPermissionCheckHandler((contents, permission, origin, details) =>
    mayHave({
      permission,
      media: details.mediaType === 'unknown' || !details.mediaType ? [] : [details.mediaType],
      frameUrl: details.requestingUrl ?? origin,
      isMainFrame: details.isMainFrame,
      isOurWindow: contents !== null && isOurWindow(contents),
    }),
  );
  // Our own files are saved by main itself; a download that the page starts is none of ours.
  defaultSession.on('will-download', (event, item) => {
    log('warn', `refused to download ${item.getURL()}`);
    event.preventDefault();
  });
}

/** The page routes by itself; whatever wants to leave it, or to open another, is refused. */
function secureContents(contents: WebContents, log: Log): void {
  const refuse = (what: string) => (event: { preventDefault(): void }, url?: string) => {
    log('warn', `refused ${what} ${url ?? ''}`);
    event.preventDefault();
  };
  contents.on('will-navigate', (details, url) => {
    // Reloading the page, by itself or by key, is no way out.
    if (new URL(url).protocol !== 'app:' || new URL(url).host !== 'client') refuse('to navigate to')(details, url);
  });
  contents.on('will-redirect', refuse('a redirect to'));
  contents.on('will-attach-webview', (event) => refuse('a webview')(event));
  contents.setWindowOpenHandler(({ url }) => {
    log('warn', `refused to open ${url}`);
    return { action: 'deny' };
  });
}

/** Opens an address in the system's own program; what may be opened was decided before. */
export function openAddress(address: string): Promise<void> {
  return shell.openExternal(address);
}
