import { app } from './app.ts';
import { browser, runningBrowser } from './browser.ts';
import type { CdpSession } from './cdp.ts';
import { allowDownloads } from './downloads.ts';
import { Emitter } from './emitter.ts';
import { forget } from './environment.ts';
import { HttpPool } from './http-pool.ts';
import { fetchOver } from './net-fetch.ts';
import { origins, protocol } from './protocol.ts';
import { proxyFor, ProxyLogins } from './proxy.ts';
import { clearStorage, cookiesOf } from './session-storage.ts';
import { strictProxy } from './strict-proxy.ts';
import type {
  CheckedPermission,
  PermissionCheckHandler,
  PermissionDetails,
  PermissionRequestHandler,
  Session,
  SessionEvents,
  WebContents,
} from './surface-pages.ts';
import { webRequest } from './web-request.ts';

type BrowserPermission =
  | 'camera'
  | 'microphone'
  | 'notifications'
  | 'geolocation'
  | 'clipboard-read'
  | 'clipboard-write'
  | 'screen-wake-lock'
  | 'persistent-storage';

/** What pages ask for (inject/main-world.js), and what the debugging protocol calls it. Media have a name for each device. */
const askedFor = {
  media: [],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  notifications: ['notifications'],
  'persistent-storage': ['persistent-storage'],
  'screen-wake-lock': ['screen-wake-lock'],
} as const satisfies Partial<Record<CheckedPermission, readonly BrowserPermission[]>>;
type AskedPermission = keyof typeof askedFor;

function isAsked(permission: string): permission is AskedPermission {
  return Object.hasOwn(askedFor, permission);
}

/** A session: the default one, or a partition with a Chromium context of its own. */
export class HostSession extends Emitter<SessionEvents> implements Session {
  static override readonly apiName = 'session';
  readonly protocol = protocol;
  readonly webRequest = webRequest;
  readonly pool = new HttpPool();
  readonly proxyLogins = new ProxyLogins();
  readonly partition: string | null;
  /** What `setProxy` was told last; null: nothing. */
  proxy: Electron.ProxyConfig | null = null;
  private request: PermissionRequestHandler | null = null;
  private check: PermissionCheckHandler | null = null;
  private context: Promise<string> | undefined;
  private readonly pages = new Map<number, CdpSession>();
  private readonly visited = new Set<string>();
  /** How often the ids of devices were made anew. */
  private deviceSalt = 0;
  readonly cookies: Session['cookies'] = cookiesOf(() => this.contextId());

  constructor(partition: string | null) {
    super();
    this.partition = partition;
  }

  /** The Chromium context of a partition; undefined for the default session. */
  async contextId(): Promise<string | undefined> {
    if (this.partition === null) return undefined;
    this.context ??= newContext();
    return this.context;
  }

  setPermissionRequestHandler(handler: PermissionRequestHandler | null): void {
    this.request = handler;
  }

  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void {
    this.check = handler;
  }

  /** Asks the app whether a page may have what it asks for, and tells Chromium. */
  async ask(
    contents: WebContents,
    permission: string,
    media: readonly string[],
    url: string,
    isMainFrame: boolean,
  ): Promise<boolean> {
    if (!isAsked(permission)) return false;
    const mediaTypes = media.flatMap((kind): ('video' | 'audio')[] =>
      kind === 'video' || kind === 'audio' ? [kind] : [],
    );
    const details: PermissionDetails = {
      requestingUrl: url,
      securityOrigin: `${originOf(url)}/`,
      isMainFrame,
      mediaTypes,
    };
    const granted = await new Promise<boolean>((resolve) => {
      if (this.request) this.request(contents, permission, resolve, details);
      else resolve(true);
    });
    const names = mediaTypes.map((kind): BrowserPermission => (kind === 'video' ? 'camera' : 'microphone'));
    await this.set([...names, ...askedFor[permission]], granted, url);
    return granted;
  }

  /** Tells Chromium what the app's check handler says of a page. */
  async refresh(contents: WebContents, url: string): Promise<void> {
    if (!runningBrowser() || !/^[a-z][a-z0-9+.-]*:\/\//.test(url) || url.startsWith('data:')) return;
    const origin = originOf(url);
    this.visited.add(origin);
    const ask = (permission: CheckedPermission, mediaType?: 'video' | 'audio') =>
      this.check?.(contents, permission, origin, {
        securityOrigin: `${origin}/`,
        requestingUrl: url,
        isMainFrame: true,
        ...(mediaType ? { mediaType } : {}),
      }) ?? true;
    await this.set(['camera'], ask('media', 'video'), url);
    await this.set(['microphone'], ask('media', 'audio'), url);
    await this.set(['notifications'], ask('notifications'), url);
    await this.set(['clipboard-read'], ask('clipboard-read'), url);
    await this.set(['geolocation'], ask('geolocation'), url);
  }

  private async set(names: readonly BrowserPermission[], granted: boolean, url: string): Promise<void> {
    const web = origins().toWeb(url);
    if (!/^https?:/.test(web)) return;
    const browserContextId = await this.contextId();
    for (const name of names) {
      const setting = granted ? 'granted' : 'denied';
      await browser().root.send('Browser.setPermission', {
        permission: { name },
        setting,
        origin: new URL(web).origin,
        browserContextId,
      });
    }
  }

  /** A page of this session opened, or (without a wire) is gone. */
  pageIs(id: number, page: CdpSession | undefined): void {
    if (page) {
      this.pages.set(id, page);
      if (this.deviceSalt > 0) forget(this.tellDeviceSalt(page));
    } else this.pages.delete(id);
  }

  /** Scripted cameras have other ids from now on, as Electron salts ids anew when cookies are cleared. */
  private async changeDeviceIds(): Promise<void> {
    this.deviceSalt += 1;
    for (const page of this.pages.values()) await this.tellDeviceSalt(page);
  }

  private async tellDeviceSalt(page: CdpSession): Promise<void> {
    const source = `window.__lecternDeviceSalt = ${this.deviceSalt}`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.send('Runtime.evaluate', { expression: source });
  }

  /** Without an origin: of all that pages of this session visited since the start. */
  async clearStorageData({ origin, storages }: Electron.ClearStorageDataOptions = {}): Promise<void> {
    const [page] = this.pages.values();
    if (!page) throw new Error('host: session.clearStorageData needs an open page of that session');
    await clearStorage(page, origin === undefined ? this.visited : [origin], storages);
    if (storages === undefined || storages.includes('cookies')) await this.changeDeviceIds();
  }

  getUserAgent(): string {
    return app.userAgentFallback;
  }

  fetch(input: string | Request, init?: RequestInit): Promise<Response> {
    return fetchOver(this, input, init ?? {});
  }

  async resolveProxy(url: string): Promise<string> {
    const proxy = proxyFor(new URL(url), this.proxy);
    return proxy === null ? 'DIRECT' : `PROXY ${proxy}`;
  }

  async setProxy(config: Electron.ProxyConfig): Promise<void> {
    this.proxy = config;
    this.pool.closeAll();
  }

  /** Requests of this host keep no cache; that of Chromium's pages goes with its browser. */
  async clearCache(): Promise<void> {
    if (this.pages.size === 0) return;
    const [page] = this.pages.values();
    await page?.send('Network.clearBrowserCache');
  }

  async closeAllConnections(): Promise<void> {
    this.pool.closeAll();
  }

  // Chromium has no dictionaries here.
  setSpellCheckerEnabled(): void {}
}

async function newContext(): Promise<string> {
  const { root } = browser();
  const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true });
  await allowDownloads(root, browserContextId);
  return browserContextId;
}

/** `new URL` knows no origin of a custom scheme. */
function originOf(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
}

const partitions = new Map<string, HostSession>();
const defaultSession = new HostSession(null);

export const session = strictProxy('session', {
  defaultSession,
  fromPartition(partition: string): HostSession {
    if (partition === '') return defaultSession;
    const known = partitions.get(partition);
    if (known) return known;
    const created = new HostSession(partition);
    partitions.set(partition, created);
    app.emit('session-created', created);
    return created;
  },
});

/** For callers that cannot wait for Chromium to hear of it. */
export function refreshSoon(own: HostSession, contents: WebContents, url: string): void {
  forget(own.refresh(contents, url));
}
