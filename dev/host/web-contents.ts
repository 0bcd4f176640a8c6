import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './app.ts';
import { browser } from './browser.ts';
import { Emitter } from './emitter.ts';
import { forget } from './environment.ts';
import { watchChooser } from './file-chooser.ts';
import { frameOf } from './frame.ts';
import { watchForHangs } from './hang-watch.ts';
import { imageOf } from './image.ts';
import { IpcChannels, ipcMain } from './ipc.ts';
import { PageLink, type PageCall } from './page-link.ts';
import { untilLoaded, type Navigated } from './page-load.ts';
import { PageZoom } from './page-zoom.ts';
import { preventable } from './preventable.ts';
import { origins } from './protocol.ts';
import { HostSession, refreshSoon, session as sessions } from './session.ts';
import type { WebFrameMain } from './surface-events.ts';
import type { WebContents, WebContentsEvents, WebPreferences } from './surface-pages.ts';

/** What a page tells its window. */
export interface PageWatch {
  painted(): void;
  focused(): void;
  blurred(): void;
  resized(): void;
  hangs(): void;
  answers(): void;
  titled(title: string): void;
  close(): void;
  isFocused(): boolean;
  focus(): void;
}

const WINDOW_CALLS: Readonly<Record<string, 'focused' | 'blurred'>> = { focus: 'focused', blur: 'blurred' };

let lastId = 0;
const all = new Map<number, HostWebContents>();

/** One page. */
export class HostWebContents extends Emitter<WebContentsEvents> implements WebContents {
  static override readonly apiName = 'webContents';
  readonly id = (lastId += 1);
  readonly session: HostSession;
  readonly ipc = new IpcChannels();
  private readonly preferences: WebPreferences;
  private readonly watch: PageWatch;
  private readonly opening = Promise.withResolvers<PageLink>();
  /** Rejects when the window is gone, for loads under way. */
  private readonly vanishing = Promise.withResolvers<never>();
  private url = '';
  private webUrl = '';
  private title = '';
  private expected: string | undefined;
  private gone = false;
  private crashed = false;
  private painted = false;
  private chooser = (): void => undefined;
  private zoom = 1;
  private muted = false;
  private readonly pageZoom = new PageZoom();
  private unwatch = (): void => undefined;
  private link: PageLink | null = null;

  constructor(preferences: WebPreferences, watch: PageWatch) {
    super();
    this.preferences = preferences;
    this.watch = watch;
    this.session =
      preferences.session instanceof HostSession
        ? preferences.session
        : sessions.fromPartition(preferences.partition ?? '');
    this.opening.promise.catch(() => undefined); // Whoever needs the page hears of it.
    this.vanishing.promise.catch(() => undefined); // Only a load under way hears of it.
    all.set(this.id, this);
  }

  get ready(): Promise<PageLink> {
    return this.opening.promise;
  }

  fail(error: unknown): void {
    this.opening.reject(error);
  }

  async attach(link: PageLink): Promise<void> {
    const { session } = link;
    session.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) this.arrived(link, frame.id, `${frame.url}${frame.urlFragment ?? ''}`);
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId !== link.mainFrameId) return;
      this.at(url);
      this.emit('did-navigate-in-page', preventable(), this.url, true);
    });
    session.on('Page.domContentEventFired', () => this.emit('dom-ready', preventable()));
    session.on('Page.loadEventFired', () => this.emit('did-finish-load'));
    session.on('Page.lifecycleEvent', ({ name, frameId }) => {
      if (name !== 'firstPaint' || frameId !== link.mainFrameId || this.painted || !/^(https?|file):/.test(this.webUrl))
        return;
      this.painted = true;
      this.watch.painted();
    });
    session.on('Inspector.targetCrashed', () => this.crash());
    session.on('Fetch.requestPaused', (paused) =>
      this.decide(link, paused.requestId, paused.request.url, paused.frameId, paused.redirectedRequestId !== undefined),
    );
    session.on('Runtime.consoleAPICalled', ({ type, args }) => {
      const message = args.map(({ value, description }) => String(value ?? description)).join(' ');
      const level = type === 'error' ? 'error' : type === 'warning' ? 'warning' : 'info';
      this.emit('console-message', preventable({ message, level, lineNumber: 0, sourceId: '', frame: this.mainFrame }));
    });
    this.chooser = watchChooser(session, this.watch);
    await link.open(this.preferences, (call) => forget(this.hear(link, call)));
    this.session.pageIs(this.id, session);
    this.unwatch = watchForHangs(
      session,
      () => this.watch.hangs(),
      () => this.watch.answers(),
    );
    this.link = link;
    this.opening.resolve(link);
  }

  private at(webUrl: string): void {
    this.webUrl = webUrl;
    this.url = origins().toApp(webUrl);
  }

  private arrived(link: PageLink, frameId: string, url: string): void {
    link.mainFrameId = frameId;
    this.at(url);
    this.crashed = false;
    refreshSoon(this.session, this, this.url);
    if (this.zoom !== 1) forget(this.pageZoom.set(link, this.zoom));
    this.emit('did-navigate', preventable(), this.url, 200, '');
  }

  /** A document is about to load: ours go through, the app is asked about all others. */
  private decide(link: PageLink, requestId: string, web: string, frameId: string, redirected: boolean): void {
    const isMainFrame = !link.mainFrameId || frameId === link.mainFrameId;
    const details = preventable({
      url: origins().toApp(web),
      isMainFrame,
      isSameDocument: false,
      frame: this.mainFrame,
      initiator: this.mainFrame,
    });
    if (!isMainFrame) this.emit('will-frame-navigate', details);
    else if (web !== this.expected) {
      if (redirected) this.emit('will-redirect', details, details.url);
      else this.emit('will-navigate', details, details.url);
    }
    if (details.defaultPrevented) forget(link.session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
    else forget(link.session.send('Fetch.continueRequest', { requestId }));
  }

  private async hear(link: PageLink, call: PageCall): Promise<void> {
    const { type, id, channel, args, context } = call;
    if (type === 'window') return this.watch[WINDOW_CALLS[channel] ?? 'resized']();
    if (type === 'chosen') return this.chooser();
    const senderFrame = call.isMainFrame
      ? this.frame(call.href)
      : frameOf(origins().toApp(call.href), this.mainFrame, () => undefined);
    if (type === 'permission') {
      const media = Array.isArray(args[0]) ? args[0].map(String) : [];
      const granted = await this.session.ask(this, channel, media, senderFrame.url, call.isMainFrame);
      return link.tell(context, ['resolved', id, channel, granted]);
    }
    if (type === 'preload-error') {
      this.emit('preload-error', preventable(), this.preferences.preload ?? '', new Error(channel));
      return undefined;
    }
    const event = { type: 'frame' as const, sender: this, senderFrame, frameId: 1, processId: 1 };
    if (type === 'send') {
      const reply = (to: string, ...values: unknown[]) => link.tell(context, ['message', 0, to, values]);
      ipcMain.hear(channel, { ...event, reply }, args);
      return undefined;
    }
    try {
      const handler = this.ipc.handlerOf(channel) ?? ipcMain.handlerOf(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      link.tell(context, ['resolved', id, channel, await handler(event, ...args)]);
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error);
      link.tell(context, [
        'rejected',
        id,
        channel,
        new Error(`Error invoking remote method '${channel}': ${String(error)}`),
      ]);
    }
    return undefined;
  }

  private crash(): void {
    if (this.crashed) return;
    this.crashed = true;
    const details = { reason: 'killed' as const, exitCode: 9 };
    this.emit('render-process-gone', preventable(), details);
    app.emit('render-process-gone', preventable(), this, details);
  }

  private frame(href: string): WebFrameMain {
    const live = {
      run: (code: string, userGesture: boolean) => this.executeJavaScript(code, userGesture),
      below: () => this.framesBelow(),
    };
    return frameOf(origins().toApp(href), null, (channel, ...args) => this.send(channel, ...args), live);
  }

  private framesBelow(): WebFrameMain[] {
    const { link } = this;
    if (!link) return [];
    return [...link.frames].flatMap(([id, { url }]) => {
      if (id === link.mainFrameId) return [];
      const live = { run: (code: string, gesture: boolean) => link.run(code, id, gesture), below: () => [] };
      return frameOf(origins().toApp(url), this.mainFrame, () => undefined, live);
    });
  }

  get mainFrame(): WebFrameMain {
    return this.frame(this.webUrl);
  }

  get targetId(): Promise<string> {
    return this.ready.then(({ targetId }) => targetId);
  }

  private async go(
    navigate: (session: PageLink['session']) => Promise<Navigated | void>,
    webUrl: string,
  ): Promise<void> {
    const link = await this.ready;
    this.expected = new URL(webUrl).href.replace(/#.*/, '');
    const { errorText } = await untilLoaded(link, navigate, this.vanishing.promise);
    if (errorText) {
      this.emit('did-fail-load', preventable(), -2, errorText, origins().toApp(webUrl), true);
      throw new Error(`${errorText} loading '${origins().toApp(webUrl)}'`);
    }
    this.expected = undefined;
  }

  loadURL(url: string): Promise<void> {
    const web = origins().toWeb(url);
    return this.go((session) => session.send('Page.navigate', { url: web }), web);
  }
  loadFile(file: string): Promise<void> {
    return this.loadURL(pathToFileURL(path.resolve(app.getAppPath(), file)).href);
  }
  reload(): void {
    forget(this.go(async (session) => void (await session.send('Page.reload')), this.webUrl));
  }
  reloadIgnoringCache(): void {
    this.reload();
  }
  send(channel: string, ...args: unknown[]): void {
    forget(this.ready.then((link) => link.tellMainFrame(['message', 0, channel, args])));
  }
  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    return (await this.ready).run(code, null, userGesture);
  }
  async insertCSS(css: string): Promise<string> {
    await this.executeJavaScript(
      `{const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(sheet)}`,
    );
    return '';
  }
  getURL(): string {
    return this.url;
  }
  getTitle(): string {
    return this.title;
  }
  setPageTitle(title: string): void {
    if (title === this.title) return;
    this.title = title;
    this.watch.titled(title);
  }
  isLoading(): boolean {
    return this.expected !== undefined;
  }
  isDestroyed(): boolean {
    return this.gone;
  }
  isCrashed(): boolean {
    return this.crashed;
  }
  isFocused(): boolean {
    return this.watch.isFocused();
  }
  focus(): void {
    this.watch.focus();
  }
  close(): void {
    this.watch.close();
  }
  getUserAgent(): string {
    return app.userAgentFallback;
  }

  /** Kept, and asked for by tests: headless pages are not heard anyway. */
  setAudioMuted(muted: boolean): void {
    this.muted = muted;
  }
  isAudioMuted(): boolean {
    return this.muted;
  }

  /** Real zoom for layout: the page gets a smaller viewport and a larger scale. */
  setZoomFactor(factor: number): void {
    this.zoom = factor;
    forget(this.ready.then((link) => this.pageZoom.set(link, factor)));
  }
  getZoomFactor(): number {
    return this.zoom;
  }
  get zoomFactor(): number {
    return this.zoom;
  }
  set zoomFactor(factor: number) {
    this.setZoomFactor(factor);
  }
  setZoomLevel(level: number): void {
    this.setZoomFactor(1.2 ** level);
  }
  getZoomLevel(): number {
    return Math.log(this.zoom) / Math.log(1.2);
  }
  get zoomLevel(): number {
    return this.getZoomLevel();
  }
  set zoomLevel(level: number) {
    this.setZoomLevel(level);
  }

  /** Untagged as by default on Electron: tags take more time and room than the text itself. */
  async printToPDF(options: Electron.PrintToPDFOptions = {}): Promise<Buffer> {
    const { pageSize, printBackground = false, generateTaggedPDF = false } = options;
    const paper = pageSize === 'A4' ? { paperWidth: 8.27, paperHeight: 11.7 } : {};
    const given = { ...paper, printBackground, generateTaggedPDF };
    const { data } = await (await this.ready).session.send('Page.printToPDF', given);
    return Buffer.from(data, 'base64');
  }
  async capturePage(): Promise<Electron.NativeImage> {
    const { data } = await (await this.ready).session.send('Page.captureScreenshot', { format: 'png' });
    return imageOf(Buffer.from(data, 'base64'));
  }
  forcefullyCrashRenderer(): void {
    forget(this.ready.then(({ session }) => session.send('Page.crash')));
  }

  /** The window is gone. */
  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    this.vanishing.reject(new Error(`ERR_FAILED (-2) loading '${this.url}'`));
    all.delete(this.id);
    this.session.pageIs(this.id, undefined);
    this.unwatch();
    this.emit('destroyed');
  }

  /** The app is asked, and every popup is refused whatever it says: windows are opened by main only (browser.ts). */
  setWindowOpenHandler(handler: (details: Electron.HandlerDetails) => Electron.WindowOpenHandlerResponse): void {
    forget(
      this.ready.then(({ session }) =>
        session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
          const referrer = { url: this.url, policy: 'default' as const };
          const { action } = handler({
            url: origins().toApp(url),
            frameName: windowName,
            features: windowFeatures.join(),
            disposition: 'new-window',
            referrer,
          });
          if (action === 'allow') console.error(`host: the popup ${url} is refused all the same: main opens windows`);
        }),
      ),
    );
  }

  // Chromium's switches keep pages in the background awake already.
  setBackgroundThrottling(): void {}
}

/** The page of a Chromium target, for the debugging protocol's users (Playwright). */
const byTarget = new Map<string, HostWebContents>();
export function rememberTarget(targetId: string, contents: HostWebContents): void {
  byTarget.set(targetId, contents);
}
export function contentsOfTarget(targetId: string): HostWebContents | undefined {
  return byTarget.get(targetId);
}
export function allContents(): HostWebContents[] {
  return [...all.values()];
}
export function closeTarget(targetId: string): Promise<unknown> {
  return browser().root.send('Target.closeTarget', { targetId });
}
