import { app, session, type WebContents } from 'electron';
import type { Log } from '../core/log.ts';
import { isFrameDocument, isGranted, isOwnDocument } from './our-page.ts';

/** Blocks what the page must not do: navigation, new windows, webviews, other permissions, downloads. */
export function secure(isOurWindow: (contents: WebContents) => boolean, log: Log): void {
  app.on('web-contents-created', (_, contents) => secureContents(contents, log));
  const { defaultSession } = session;
  defaultSession.setSpellCheckerEnabled(false);
  defaultSession.setPermissionRequestHandler((contents, permission, callback, details) => {
    const granted = isGranted({
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
    isGranted({
      permission,
      media: details.mediaType === 'unknown' || !details.mediaType ? [] : [details.mediaType],
      frameUrl: details.requestingUrl ?? origin,
      isMainFrame: details.isMainFrame,
      isOurWindow: contents !== null && isOurWindow(contents),
    }),
  );
  // Main saves certificates itself; the page starts no downloads.
  defaultSession.on('will-download', (event, item) => {
    log('warn', `refused to download ${item.getURL()}`);
    event.preventDefault();
  });
}

/** The page routes within one document; any other navigation and every new window is refused. */
function secureContents(contents: WebContents, log: Log): void {
  const refuse = (what: string) => (event: { preventDefault(): void }, url?: string) => {
    log('warn', `refused ${what} ${url ?? ''}`);
    event.preventDefault();
  };
  contents.on('will-navigate', (details, url) => {
    // Reloading the page is allowed.
    if (!isOwnDocument(url)) refuse('to navigate to')(details, url);
  });
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame && !isFrameDocument(details.url)) refuse('a frame')(details, details.url);
  });
  contents.on('will-redirect', refuse('a redirect to'));
  contents.on('will-attach-webview', (event) => refuse('a webview')(event));
  contents.setWindowOpenHandler(({ url }) => {
    log('warn', `refused to open ${url}`);
    return { action: 'deny' };
  });
}
