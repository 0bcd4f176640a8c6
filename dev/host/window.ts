import { spawn } from 'node:child_process';
import { app } from './app.ts';
import { mayClose } from './before-unload.ts';
import { browser, type Page } from './browser.ts';
import { rootSwitches } from './chromium.ts';
import { Emitter } from './emitter.ts';
import { forget, headless } from './environment.ts';
import { PageLink } from './page-link.ts';
import { preventable } from './preventable.ts';
import { recordCall } from './shell.ts';
import type { BrowserWindowEvents } from './surface-events.ts';
import type { BrowserWindow, BrowserWindowConstructorOptions } from './surface.ts';
import { closeTarget, HostWebContents, rememberTarget } from './web-contents.ts';

/** What a window remembers of itself. */
class WindowState {
  bounds: Electron.Rectangle;
  title: string;
  visible: boolean;
  fullScreen: boolean;
  kiosk: boolean;
  maximized = false;
  minimized = false;
  onTop = false;

  constructor(options: BrowserWindowConstructorOptions, appName: string) {
    const { width = 800, height = 600, x = 0, y = 0 } = options;
    this.bounds = { x, y, width, height };
    this.title = options.title ?? appName;
    this.visible = options.show !== false;
    this.kiosk = options.kiosk ?? false;
    this.fullScreen = options.fullscreen ?? this.kiosk;
  }
}

/** `never`: as on Wayland, where a hidden window is not painted. */
const paintsAreTold = process.env['LECTERN_HOST_READY_TO_SHOW'] !== 'never';

let lastId = 0;
const all = new Map<number, HostWindow>();
/** Ids instead of windows: which window has the focus. */
let focusedId: number | null = null;

/** A window: a real one of Chromium's with a display, a target without. */
export class HostWindow extends Emitter<BrowserWindowEvents> implements BrowserWindow {
  static override readonly apiName = 'BrowserWindow';
  readonly id = (lastId += 1);
  readonly webContents: HostWebContents;
  private readonly state: WindowState;
  private closed = false;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    this.state = new WindowState(options, app.getName());
    this.webContents = new HostWebContents(options.webPreferences ?? {}, {
      painted: () => paintsAreTold && this.emit('ready-to-show'),
      focused: () => {
        this.focusNow();
        forget(this.look());
      },
      blurred: () => this.blur(),
      resized: () => forget(this.look()),
      hangs: () => this.heard('unresponsive'),
      answers: () => this.heard('responsive'),
      titled: (title) => this.emit('page-title-updated', preventable(), title, true),
      close: () => this.close(),
      isFocused: () => this.isFocused(),
      focus: () => this.focus(),
    });
    all.set(this.id, this);
    setImmediate(() => {
      app.emit('web-contents-created', preventable(), this.webContents);
      app.emit('browser-window-created', preventable(), this);
    });
    this.open().catch((error: unknown) => {
      this.webContents.fail(error);
      if (!app.isQuitting) console.error('host: window:', error);
    });
  }

  private heard(event: 'unresponsive' | 'responsive'): void {
    this.emit(event);
    this.webContents.emit(event);
  }

  private async open(): Promise<void> {
    const page = await this.openTarget();
    const link = new PageLink(page);
    rememberTarget(page.targetId, this.webContents);
    await this.webContents.attach(link);
    if (!headless) await this.applyBounds();
    if (this.state.fullScreen) await this.applyState('fullscreen');
    this.focusNow();
  }

  private async openTarget(): Promise<Page> {
    const { width, height, x, y } = this.state.bounds;
    const browserContextId = await this.webContents.session.contextId();
    if (headless || browserContextId) {
      const { targetId } = await browser().root.send('Target.createTarget', {
        url: 'about:blank',
        newWindow: true,
        width,
        height,
        left: x,
        top: y,
        browserContextId,
      });
      return browser().page(targetId);
    }
    // A window of the app's own: Chromium's process singleton opens it in the browser that runs.
    const mark = `data:text/html,<title>lectern-window-${this.id}</title>`;
    const page = browser().page(mark);
    const args = [
      ...rootSwitches(),
      '--test-type',
      '--no-first-run',
      `--user-data-dir=${browser().profile}`,
      `--window-size=${width},${height}`,
      `--app=${mark}`,
    ];
    spawn(browser().launched.executable, args, { stdio: 'ignore' });
    return page;
  }

  private async applyBounds(): Promise<void> {
    const { windowId } = await this.webContents.ready;
    const { x, y, width, height } = this.state.bounds;
    await browser().root.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y, width, height } });
  }

  /** The user moves and resizes windows too; Chromium says nothing, so it is asked when the page sees a change. */
  private async look(): Promise<void> {
    const { windowId } = await this.webContents.ready;
    const { bounds } = await browser().root.send('Browser.getWindowBounds', { windowId });
    const { left: x, top: y, width, height, windowState } = bounds;
    if (this.closed || x === undefined || y === undefined || width === undefined || height === undefined) return;
    const { maximized } = this.state;
    const full = this.state.fullScreen || windowState === 'fullscreen' || windowState === 'minimized';
    if (!full && (windowState === 'maximized') !== maximized) {
      this.state.maximized = !maximized;
      this.emit(maximized ? 'unmaximize' : 'maximize');
    }
    if (windowState !== 'normal' || this.isAt({ x, y, width, height })) return;
    const moved = x !== this.state.bounds.x || y !== this.state.bounds.y;
    const resized = width !== this.state.bounds.width || height !== this.state.bounds.height;
    this.state.bounds = { x, y, width, height };
    if (moved) this.emit('move');
    if (resized) this.emit('resize');
  }
  private isAt({ x, y, width, height }: Electron.Rectangle): boolean {
    const { bounds } = this.state;
    return bounds.x === x && bounds.y === y && bounds.width === width && bounds.height === height;
  }

  // Chromium changes between states only by way of the normal one.
  private async applyState(windowState: 'normal' | 'fullscreen' | 'maximized' | 'minimized'): Promise<void> {
    const { windowId } = await this.webContents.ready;
    await browser().root.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } });
    if (windowState !== 'normal')
      await browser().root.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  }

  private change(
    windowState: 'normal' | 'fullscreen' | 'maximized' | 'minimized',
    event: 'maximize' | 'unmaximize' | 'minimize' | 'restore' | 'enter-full-screen' | 'leave-full-screen',
  ): void {
    forget(this.applyState(windowState).then(() => this.emit(event)));
  }

  private focusNow(): void {
    if (this.isFocused() || this.closed) return;
    HostWindow.getFocusedWindow()?.blur();
    focusedId = this.id;
    this.emit('focus');
    app.emit('browser-window-focus', preventable(), this);
  }

  blur(): void {
    if (!this.isFocused()) return;
    focusedId = null;
    this.emit('blur');
    app.emit('browser-window-blur', preventable(), this);
  }

  focus(): void {
    forget(this.webContents.ready.then(({ session }) => session.send('Page.bringToFront')));
    this.focusNow();
  }
  isFocused(): boolean {
    return focusedId === this.id;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }
  loadFile(file: string): Promise<void> {
    return this.webContents.loadFile(file);
  }
  reload(): void {
    this.webContents.reload();
  }
  show(): void {
    this.state.visible = true;
    this.emit('show');
    this.focus();
  }
  showInactive(): void {
    this.state.visible = true;
    this.emit('show');
  }
  hide(): void {
    this.state.visible = false;
    this.blur();
    this.emit('hide');
  }
  isVisible(): boolean {
    return this.state.visible;
  }

  maximize(): void {
    this.state.maximized = true;
    this.change('maximized', 'maximize');
  }
  unmaximize(): void {
    this.state.maximized = false;
    this.change('normal', 'unmaximize');
  }
  isMaximized(): boolean {
    return this.state.maximized;
  }
  minimize(): void {
    this.state.minimized = true;
    this.change('minimized', 'minimize');
  }
  restore(): void {
    this.state.minimized = false;
    this.change('normal', 'restore');
  }
  isMinimized(): boolean {
    return this.state.minimized;
  }
  setFullScreen(full: boolean): void {
    recordCall('setFullScreen', full);
    this.state.fullScreen = full;
    this.change(full ? 'fullscreen' : 'normal', full ? 'enter-full-screen' : 'leave-full-screen');
  }
  isFullScreen(): boolean {
    return this.state.fullScreen;
  }
  setKiosk(kiosk: boolean): void {
    recordCall('setKiosk', kiosk);
    this.state.kiosk = kiosk;
    this.setFullScreen(kiosk);
  }
  isKiosk(): boolean {
    return this.state.kiosk;
  }

  getBounds(): Electron.Rectangle {
    return { ...this.state.bounds };
  }
  getNormalBounds(): Electron.Rectangle {
    return this.getBounds();
  }
  getContentBounds(): Electron.Rectangle {
    return this.getBounds();
  }
  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.state.bounds = { ...this.state.bounds, ...bounds };
    forget(this.applyBounds().then(() => this.emit('resize')));
  }
  getSize(): [number, number] {
    return [this.state.bounds.width, this.state.bounds.height];
  }
  getContentSize(): [number, number] {
    return this.getSize();
  }
  setSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }
  setContentSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }
  getPosition(): [number, number] {
    return [this.state.bounds.x, this.state.bounds.y];
  }
  setPosition(x: number, y: number): void {
    this.setBounds({ x, y });
  }
  setTitle(title: string): void {
    this.state.title = title;
  }
  getTitle(): string {
    return this.state.title;
  }
  setAlwaysOnTop(top: boolean): void {
    recordCall('setAlwaysOnTop', top);
    this.state.onTop = top;
  }
  isAlwaysOnTop(): boolean {
    return this.state.onTop;
  }
  capturePage(): Promise<Electron.NativeImage> {
    return this.webContents.capturePage();
  }

  /** Closes unless the app prevents it; says whether it is closed. */
  async tryClose(): Promise<boolean> {
    if (this.closed) return true;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    if (!(await mayClose(this.webContents, () => this.emit('unresponsive')))) return false;
    this.destroy();
    return true;
  }
  close(): void {
    setImmediate(() => void this.tryClose());
  }
  destroy(): void {
    forget(this.webContents.ready.then(({ targetId }) => closeTarget(targetId)));
    this.vanish();
  }
  isDestroyed(): boolean {
    return this.closed;
  }

  /** The window is gone, by the app or from outside. */
  vanish(): void {
    if (this.closed) return;
    this.closed = true;
    all.delete(this.id);
    this.blur();
    this.webContents.destroy();
    this.emit('closed');
    if (all.size > 0 || app.isQuitting) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else app.quit();
  }

  static getAllWindows(): HostWindow[] {
    return [...all.values()];
  }
  static getFocusedWindow(): HostWindow | null {
    return focusedId === null ? null : HostWindow.fromId(focusedId);
  }
  static fromWebContents(contents: { id: number }): HostWindow | null {
    return [...all.values()].find((window) => window.webContents.id === contents.id) ?? null;
  }
  static fromId(id: number): HostWindow | null {
    return all.get(id) ?? null;
  }

  // Looks of a desktop window that Chromium has no say in.
  center(): void {}
  setMinimumSize(): void {}
  setContentProtection(on: boolean): void {
    recordCall('setContentProtection', on);
  }
  setBackgroundColor(): void {}
  setProgressBar(fraction: number): void {
    recordCall('setProgressBar', fraction);
  }
  flashFrame(): void {}
  setMenuBarVisibility(): void {}
  setAutoHideMenuBar(): void {}
  setMenu(): void {}
  removeMenu(): void {}
  setIcon(): void {}
  setResizable(): void {}
  setMovable(): void {}
  setMinimizable(): void {}
  setClosable(): void {}
  setFullScreenable(): void {}
  setSkipTaskbar(): void {}
  setVisibleOnAllWorkspaces(): void {}
  setOverlayIcon(): void {}
  setTitleBarOverlay(): void {}
  moveTop(): void {}
}

app.onCloseWindows(async () => {
  for (const window of HostWindow.getAllWindows()) if (!(await window.tryClose())) return false;
  return true;
});
