import { sitePaths } from '#contract/paths/site.ts';

/** What is known about the sender of a message or request. */
export interface Sender {
  /** Address of the sending frame; null when the frame is gone. */
  frameUrl: string | null;
  isMainFrame: boolean;
  isOurWindow: boolean;
}

/** True for the main frame of our own page in our own window. Compares the URL: a custom scheme has an opaque origin. */
export function isOurPage({ frameUrl, isMainFrame, isOurWindow }: Sender): boolean {
  if (frameUrl === null || !isMainFrame || !isOurWindow) return false;
  const url = URL.parse(frameUrl);
  return url?.protocol === 'app:' && url.host === 'client';
}

/** True for an address that the page may navigate to: its own routes. Answers of the platform are never a document. */
export function isOwnDocument(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'app:' && url.host === 'client' && !/^\/(api|remote|kept)(\/|$)/i.test(url.pathname);
}

/** The origin of the player that a tenant brings for the films of its media's host. */
export const filmHost = 'aliplayer.package';

/** True for an address that a frame may show: courseware or that player, at origins of their own, or an empty document. */
export function isFrameDocument(address: string): boolean {
  if (address === 'about:blank' || address === 'about:srcdoc') return true;
  const url = URL.parse(address);
  return url?.protocol === 'app:' && (isPackageHost(url.host) || url.host === filmHost);
}

/** True for the host of a courseware package; the page's policy allows frames of these only. */
export function isPackageHost(host: string): boolean {
  return /^scorm-[0-9a-f]+\.package$/.test(host);
}

export interface PermissionRequest extends Sender {
  permission: string;
  /** For the permission `media`: the requested kinds. */
  media: readonly string[];
  /** The page comes from a development server on this machine, whose socket it opens. */
  devServer?: boolean;
}

/** What Chromium asks before a page reaches this machine. */
const loopback: ReadonlySet<string> = new Set(['loopback-network', 'local-network-access', 'local-network']);

/** The one screen that listens to a microphone: the readiness check, when somebody starts it. */
const listens = (address: string | null) => URL.parse(address ?? '')?.pathname === sitePaths.download.pattern;

/** Our own page gets cameras, full screen and writing to the clipboard; everything else is refused. */
export function isGranted(request: PermissionRequest): boolean {
  if (!isOurPage(request)) return false;
  if (request.permission === 'media') {
    return request.media.every((kind) => kind === 'video' || (kind === 'audio' && listens(request.frameUrl)));
  }
  if (request.devServer === true && loopback.has(request.permission)) return true;
  return request.permission === 'fullscreen' || request.permission === 'clipboard-sanitized-write';
}
